import type { Event, Session } from 'contract/answers/event.ts'
import type { EventTimes, SessionTimes } from 'contract/rules/state-now.ts'

/** Returns a whole event in the form that the rule of states takes (spec/behaviour §32). */
export function eventTimes({ kind, status, dates, sessions }: Event): EventTimes {
  return { kind, status, dates, sessions: sessions.map(sessionTimes) }
}

export function sessionTimes({ start, end, status, ...said }: Session): SessionTimes {
  const { state, previous_start: before } = status
  const { fully_booked, few_left } = said
  return { start, end, state, previous_start: before, fully_booked, few_left }
}
