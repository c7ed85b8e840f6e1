import { dayOf, formatDate } from 'contract/rules/local-time.ts'
import { timeText, type ProgramItemView, type ProgramSessionView } from '../views/program-item.ts'
import {
  formatFacts,
  parseFacts,
  toFacts,
  type Chosen,
  type Facts,
  type PartsLeft,
} from './list.ts'

/** Separates the fields of a session. A space cannot do that, because times contain spaces. */
const PART = '/'

export function eventFacts(item: ProgramItemView): Facts {
  const isTimed = item.kind === 'timed'
  return toFacts({
    type: item.type,
    timed: isTimed,
    free: item.free,
    open: item.isOpenNow,
    places: item.places,
    in: item.precinct,
    access: item.access,
    without: item.without,
    from: item.childrenFrom?.toString(),
    on: item.dates && [item.dates.start, item.dates.end],
    closed: item.closedOn,
    at: isTimed
      ? item.sessions.map((session) =>
          formatSession({ ...session, time: timeText(session, item.event.now) }),
        )
      : [],
  })
}

/**
 * A session as text. Empty fields at its end are left out, so that pages stay small; `sessionFacts` reads a missing
 * field like an empty one.
 */
function formatSession(session: ProgramSessionView): string {
  const { start, time, isUnderWay, places = '', precinct = '', access } = session
  const parts = [start, time, isUnderWay ? 'now' : '', places, precinct, ...access]
  return parts.join(PART).replace(/\/+$/, '')
}

/**
 * The facts of an event in the row of its venue. Facts that apply to all events of the row are left out: the
 * precinct, and `venueAccess`. These rows show no times, so a session has only its day. Sessions of one day that do
 * not differ otherwise are written once.
 */
export function placeEventFacts(item: ProgramItemView, venueAccess: readonly string[]): Facts {
  const access = item.access.filter((code) => !venueAccess.includes(code))
  const { timed: _timed, in: _precinct, at: _at, ...facts } = eventFacts({ ...item, access })
  if (item.kind === 'durational') return facts
  const days = item.sessions.map((session) =>
    formatSession({ ...session, start: dayOf(session.start), time: '' }),
  )
  return { ...facts, at: [...new Set(days)] }
}

/** The separators of the facts of one event, when they are written as a single value of a fact of the venue. */
const [AND, IS, OR] = [',', ':', '+'] as const

/** The facts of an event as one value of a fact of its venue, for a list in which the event has no row. */
export function formatWithin(event: Facts): string {
  return formatFacts(event).replaceAll(';', AND).replaceAll('=', IS).replaceAll('|', OR)
}

export function parseWithin(text: string): Facts {
  return parseFacts(text.replaceAll(AND, ';').replaceAll(IS, '=').replaceAll(OR, '|'))
}

/** The facts of each session of an event, including those that it takes from the event. */
export function sessionFacts(event: Facts): readonly Facts[] {
  const { type = [], free, in: place, access = [], without = [], from, at = [] } = event
  return at.map((text) => {
    const [start = '', time, now, places, precinct, ...more] = text.split(PART)
    return toFacts({
      type,
      free: free !== undefined,
      open: now === 'now',
      places,
      in: precinct || place,
      access: [...access, ...more],
      without: without.filter((code) => !more.includes(code)),
      from,
      days: [dayOf(start)],
      time,
    })
  })
}

/** Returns the event with only the sessions that fit, so that it is only under the days of these (spec/screens §3). */
export function withSessions<Item extends ProgramItemView>(item: Item, left: PartsLeft): Item {
  if (item.kind === 'durational') return item
  const sessions = item.sessions.filter((_, index) => left.isLeft(index))
  const when = whenLeft(left, false)
  return when === undefined
    ? { ...item, sessions }
    : { ...item, sessions, event: { ...item.event, when } }
}

/**
 * The times of the sessions that fit. Under a day's heading they replace all times of that day; elsewhere they
 * replace the next session, but only if a day or a number of places is chosen.
 */
export function whenLeft(
  { parts, chosen }: Pick<PartsLeft, 'parts' | 'chosen'>,
  ofDay: boolean,
): string | undefined {
  const sessions = parts.flatMap((part) => {
    const { days: [date] = [''], time: [time] = [''] } = part
    return time ? [{ date, time }] : []
  })
  if (sessions.length === 0) return undefined
  if (ofDay) return sessions.map(({ time }) => time).join(', ')
  if (!chosen.some(asksForSome)) return undefined
  return sessions
    .map(({ date = '', time }) => `${formatDate(date, 'weekday-short')}, ${time}`)
    .join('; ')
}

function asksForSome({ facet: { key }, option: { value } }: Chosen): boolean {
  return key === 'day' || (key === 'places' && value !== 'left')
}
