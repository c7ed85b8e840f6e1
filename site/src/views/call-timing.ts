import {
  addDays,
  dateOf,
  formatDate,
  formatTimeWithZone,
  isoWithOffset,
  nextMidnight,
  toInstant,
} from 'contract/rules/melbourne-time.ts'
import { participateState, type ParticipateState } from 'contract/rules/participate-state.ts'
import { earliest } from './earliest.ts'

/** Whether a participate item takes applications, and what is said of it (spec/screens §5.13, §5.14). */
export interface CallTiming {
  readonly state: ParticipateState['state']
  /** "Opens {date}" before it opens, "Closed {date}" after it has closed. */
  readonly notice?: CallMoment | undefined
  /** When it closes, while it has not. */
  readonly deadline?: CallMoment | undefined
  /** Epoch milliseconds until which all of it is true. */
  readonly until: number | undefined
}

/** A moment in words and for `<time>`. */
export interface CallMoment {
  readonly text: string
  readonly dateTime: string
}

/** From here on a deadline is "today" or "tomorrow". */
const NEAR_MS = 48 * 60 * 60 * 1000

export function callTiming(
  item: {
    readonly opens_at?: string | undefined
    readonly closes_at?: string | undefined
    /** Of both wall times. */
    readonly zone: string
  },
  now: number,
): CallTiming {
  const opensAt = item.opens_at === undefined ? undefined : toInstant(item.opens_at, item.zone)
  const closesAt = item.closes_at === undefined ? undefined : toInstant(item.closes_at, item.zone)
  const { state, until } = participateState({ opensAt, closesAt }, now)
  return {
    state,
    notice: noticeOf(state, { opensAt, closesAt }),
    deadline:
      closesAt === undefined || state === 'closed'
        ? undefined
        : moment(deadlineText(closesAt, now), closesAt),
    until: earliest(until, closesAt === undefined ? undefined : wordingUntil(closesAt, now)),
  }
}

function noticeOf(
  state: ParticipateState['state'],
  { opensAt, closesAt }: { opensAt: number | undefined; closesAt: number | undefined },
): CallMoment | undefined {
  if (state === 'upcoming' && opensAt !== undefined) {
    return moment(`Opens ${dayAndTime(opensAt)}`, opensAt)
  }
  if (state === 'closed' && closesAt !== undefined) {
    return moment(`Closed ${formatDate(dateOf(closesAt), 'weekday')}`, closesAt)
  }
  return undefined
}

/** "Closes Sunday 29 March 2026, 11.59pm AEDT"; in the last 48 hours "Closes today" and "Closes tomorrow". */
function deadlineText(closesAt: number, now: number): string {
  const day = dateOf(closesAt)
  if (closesAt - now <= NEAR_MS) {
    const today = dateOf(now)
    const time = formatTimeWithZone(closesAt)
    if (day === today) return `Closes today, ${time}`
    if (day === addDays(today, 1)) return `Closes tomorrow, ${time}`
  }
  return `Closes ${dayAndTime(closesAt)}`
}

/** Until when the words for a deadline hold: the beginning of its last 48 hours, from then on the next midnight. */
function wordingUntil(closesAt: number, now: number): number | undefined {
  if (now >= closesAt) return undefined
  const near = closesAt - NEAR_MS
  return now < near ? near : Math.min(nextMidnight(now), closesAt)
}

function dayAndTime(instantMs: number): string {
  return `${formatDate(dateOf(instantMs), 'weekday')}, ${formatTimeWithZone(instantMs)}`
}

function moment(text: string, instantMs: number): CallMoment {
  return { text, dateTime: isoWithOffset(instantMs) }
}
