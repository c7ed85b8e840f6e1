import {
  addDays,
  dateOf,
  formatDate,
  formatInstant,
  formatTimeWithZone,
  isoWithOffset,
  toInstant,
} from 'contract/rules/local-time.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { participateState, type ParticipateState } from 'contract/rules/participate-state.ts'
import type { NowClock } from 'contract/rules/state-now.ts'

/** The state of a participate item, and its words (spec/screens §5.13, §5.14). */
export interface CallTiming {
  readonly state: ParticipateState
  /** "Opens {date}" before it opens, "Closed {date}" after it has closed. */
  readonly notice?: CallTime | undefined
  /** When it closes; absent after that. */
  readonly deadline?: CallTime | undefined
}

export interface CallTime {
  readonly text: string
  readonly dateTime: string
}

/** The day is read only in this time; else the page would be rendered at every midnight (spec/screens §5.13). */
const NEAR_MS = 48 * 60 * 60 * 1000

export function callTiming(
  item: {
    readonly opens_at?: string | undefined
    readonly closes_at?: string | undefined
    /** The zone of both wall times. */
    readonly zone: string
  },
  moment: Moment,
): CallTiming {
  const { zone } = item
  const opensAt = item.opens_at === undefined ? undefined : toInstant(item.opens_at, zone)
  const closesAt = item.closes_at === undefined ? undefined : toInstant(item.closes_at, zone)
  const state = participateState({ opensAt, closesAt }, moment)
  return {
    state,
    notice: noticeOf(state, { opensAt, closesAt }, zone),
    deadline:
      closesAt === undefined || state === 'closed'
        ? undefined
        : callTime(deadlineText(closesAt, { moment, zone }), closesAt, zone),
  }
}

function noticeOf(
  state: ParticipateState,
  { opensAt, closesAt }: { opensAt: number | undefined; closesAt: number | undefined },
  zone: string,
): CallTime | undefined {
  if (state === 'upcoming' && opensAt !== undefined) {
    return callTime(`Opens ${formatInstant(opensAt, zone)}`, opensAt, zone)
  }
  if (state === 'closed' && closesAt !== undefined) {
    return callTime(`Closed ${formatDate(dateOf(closesAt, zone), 'weekday')}`, closesAt, zone)
  }
  return undefined
}

/** "Closes Sunday 29 March 2026, 11.59pm AEDT"; in the last 48 hours "Closes today" and "Closes tomorrow". */
function deadlineText(closesAt: number, { moment, zone }: NowClock): string {
  const day = dateOf(closesAt, zone)
  if (!moment.isBefore(closesAt - NEAR_MS)) {
    const today = moment.today(zone)
    const time = formatTimeWithZone(closesAt, zone)
    if (day === today) return `Closes today, ${time}`
    if (day === addDays(today, 1)) return `Closes tomorrow, ${time}`
  }
  return `Closes ${formatInstant(closesAt, zone)}`
}

function callTime(text: string, instantMs: number, zone: string): CallTime {
  return { text, dateTime: isoWithOffset(instantMs, zone) }
}
