import { distanceM, type Position } from 'contract/rules/distance.ts'
import { effectiveHours, openState, type Hours } from 'contract/rules/hours.ts'
import {
  dayOf,
  formatDate,
  formatTime,
  formatTimeRange,
  timeOf,
  toInstant,
  wallTimeOf,
} from 'contract/rules/local-time.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { takesPlace, sessionStanding } from 'contract/rules/state-now.ts'
import { walkMinutes } from 'contract/rules/walking.ts'

const MINUTE_MS = 60_000
/** To leave one place and to enter the other. */
const TO_AND_FROM_MINUTES = 5
/** People walk at most this far; the rest of a way counts as a ride by train or car at 60 km/h, with its stops. */
const WALKED_AT_MOST_M = 2_000
const RIDDEN_M_PER_MINUTE = 1_000

/** `previous_start` is the former start; what is postponed without it has no new date yet. */
interface State {
  readonly state: string
  readonly previous_start?: string | undefined
}

/**
 * Times are local date-times in the edition's zone. A session that does not end after its start clashes with nothing.
 */
export interface TimedSession {
  readonly start: string
  readonly end: string
  /** The id of a place; undefined if it is not known yet. */
  readonly place: number | undefined
  /** Distinguishes two meeting points at one place. */
  readonly meetingPoint?: string | undefined
  readonly status: State
}

export interface TimedEvent {
  readonly id: number
  readonly title: string
  /** This event is a part of that one. The two may share people and rooms without a clash. */
  readonly parent?: number | undefined
  readonly status: State
  /** The people who must be present at each session. */
  readonly people: readonly { readonly id: number; readonly name: string }[]
  /** They replace the hours of the venue. */
  readonly hours?: Hours | undefined
  /** In the record's order. */
  readonly sessions: readonly TimedSession[]
}

export interface SessionPlace {
  readonly name: string
  /** The venue's hours in the edition, or else its general hours; undefined if they are not known. */
  readonly hours?: Hours | undefined
  readonly position?: Position | undefined
  /** An online place has no rooms, and nobody has to travel to it. */
  readonly isOnline?: boolean | undefined
}

export interface Schedule {
  readonly events: readonly TimedEvent[]
  readonly places: ReadonlyMap<number, SessionPlace>
  readonly zone: string
}

/** `row` begins at 0. */
export interface SessionRef {
  readonly event: number
  readonly row: number
}

/**
 * `person`: somebody is in two sessions at once. `room`: two sessions are in one room at once. `travel`: the time is
 * too short to come from one session to the next. `hours`: the venue is closed during a part of the session.
 */
export type ClashKind = 'person' | 'room' | 'travel' | 'hours'

/** Two sessions that cannot both take place as planned, or one session at a closed venue. */
export interface Clash {
  readonly kind: ClashKind
  /** For a clash of two sessions, the one that starts later. */
  readonly session: SessionRef
  /** The session that starts earlier; absent for `hours`. */
  readonly other?: SessionRef
  /** A sentence for staff about `session`. */
  readonly message: string
  /** The same from the side of `other`. */
  readonly otherMessage?: string
}

/**
 * Returns every clash of a schedule (spec/content B19), sorted by the start of the session. Sessions that only touch do
 * not clash, nor do cancelled sessions, postponed ones without a new date, or an event and its part. Never throws: a
 * time or place that cannot be read is ignored.
 */
export function findClashes(schedule: Schedule): Clash[] {
  const spans = spansOf(schedule)
  const found = [
    ...findPersonClashes(spans, schedule),
    ...findRoomClashes(spans, schedule),
    ...spans.flatMap((span) => findHoursClash(span, schedule)),
  ]
  return found
    .toSorted((one, other) => one.span.start - other.span.start)
    .map(({ kind, span, earlier, message }) => ({
      kind,
      session: span.ref,
      ...(earlier ? { other: earlier.span.ref, otherMessage: earlier.message } : {}),
      message,
    }))
}

interface Span {
  readonly ref: SessionRef
  readonly event: TimedEvent
  readonly session: TimedSession
  /** In epoch milliseconds. */
  readonly start: number
  readonly end: number
}

interface Found {
  readonly kind: ClashKind
  readonly span: Span
  readonly message: string
  /** The session that starts earlier, and the sentence about it. */
  readonly earlier?: { readonly span: Span; readonly message: string }
}

/** Only sessions that take place, sorted by start. */
function spansOf({ events, zone }: Schedule): Span[] {
  return events
    .flatMap((event) =>
      event.sessions.map((session, row) => ({
        ref: { event: event.id, row },
        event,
        session,
        start: toInstant(session.start, zone),
        end: toInstant(session.end, zone),
      })),
    )
    .filter(
      ({ event, session, start, end }) =>
        start < end && takesPlace(sessionStanding({ ...session, ...session.status }, event)),
    )
    .toSorted((one, other) => one.start - other.start || compareRefs(one.ref, other.ref))
}

function compareRefs(one: SessionRef, other: SessionRef): number {
  return one.event - other.event || one.row - other.row
}

/** `first` does not start later than `second`. */
interface Pair {
  readonly first: Span
  readonly second: Span
}

function findPersonClashes(spans: readonly Span[], { places }: Schedule): Found[] {
  return [...pairsWithPeople(spans).values()].flatMap(({ first, second, names }): Found[] => {
    const who = [...names].join(' and ')
    const are = names.size === 1 ? 'is' : 'are'
    if (second.start < first.end) {
      const messageOf = (other: Span) => `${who} ${are} at the same time in ${nameOf(other)}`
      const earlier = { span: first, message: messageOf(second) }
      return [{ kind: 'person', span: second, message: messageOf(first), earlier }]
    }
    const minutes = (second.start - first.end) / MINUTE_MS
    const needed = travelMinutes(placeOf(first, places), placeOf(second, places))
    if (minutes >= needed) return []
    const takes = `takes about ${Math.ceil(needed)} minutes, and there are ${minutes}`
    const message = `${who} ${are} in ${nameOf(first)} before: the way from there ${takes}`
    const earlier = {
      span: first,
      message: `${who} ${are} in ${nameOf(second)} after it: the way there ${takes}`,
    }
    return [{ kind: 'travel', span: second, message, earlier }]
  })
}

/** The names are those of the people whom two sessions share. */
function pairsWithPeople(spans: readonly Span[]) {
  const names = new Map<number, string>()
  const perPerson = spans.flatMap((span) =>
    span.event.people.map(({ id, name }) => {
      names.set(id, name)
      return [id, span] as const
    }),
  )
  const pairs = new Map<string, Pair & { readonly names: Set<string> }>()
  for (const [id, ofPerson] of grouped(perPerson)) {
    for (const pair of pairsOf(ofPerson)) {
      const { event: one, row } = pair.first.ref
      const { event: other, row: otherRow } = pair.second.ref
      const key = `${one} ${row} ${other} ${otherRow}`
      const known = pairs.get(key) ?? { ...pair, names: new Set() }
      pairs.set(key, known)
      known.names.add(names.get(id) ?? '')
    }
  }
  return pairs
}

/** Sessions with two different meeting points may be at one place at the same time. */
function findRoomClashes(spans: readonly Span[], { places }: Schedule): Found[] {
  const perPlace = spans.flatMap((span) =>
    span.session.place === undefined ? [] : [[span.session.place, span] as const],
  )
  return [...grouped(perPlace)].flatMap(([id, inPlace]) => {
    const place = places.get(id)
    if (!place || place.isOnline) return []
    return pairsOf(inPlace)
      .filter(({ first, second }) => second.start < first.end && !areApart(first, second))
      .map(({ first, second }): Found => {
        const at = `at the same time in ${place.name}`
        const earlier = { span: first, message: `${nameOf(second)}, is ${at}` }
        return { kind: 'room', span: second, message: `${nameOf(first)}, is ${at}`, earlier }
      })
  })
}

function areApart(one: Span, other: Span): boolean {
  const [here, there] = [one.session.meetingPoint, other.session.meetingPoint]
  return Boolean(here) && Boolean(there) && here !== there
}

/** Names all ways to end the clash, because the form of an event does not show the hours of its venue. */
const REMEDY = ': change the session, or the hours of the venue or event'

/** The hours of the event count or, if it has none, those of its place. */
function findHoursClash(span: Span, { places, zone }: Schedule): Found[] {
  const place = placeOf(span, places)
  const hours = effectiveHours(span.event.hours, place?.hours)
  if (!place || !hours) return []
  const open = openState(hours, {}, createMoment(span.start), zone)
  if (open.state === 'closed') {
    const message = `${place.name} is closed when it begins, ${whenWords(span.session)}${REMEDY}`
    return [{ kind: 'hours', span, message }]
  }
  if (!('until' in open) || open.until >= span.end) return []
  const closes = formatTime(wallTimeOf(open.until, zone))
  const message = `${place.name} closes at ${closes} and it ends later, ${whenWords(span.session)}${REMEDY}`
  return [{ kind: 'hours', span, message }]
}

/**
 * Along the straight line; 0 within one place, and if either place is online or its position is not known. The first
 * 2 km are walked and the rest goes by train or car, so that a longer way never takes less time than a shorter one.
 */
export function travelMinutes(
  from: SessionPlace | undefined,
  to: SessionPlace | undefined,
): number {
  if (from === to || !from?.position || !to?.position || from.isOnline || to.isOnline) return 0
  const metres = distanceM(from.position, to.position)
  const walked = Math.min(metres, WALKED_AT_MOST_M)
  return TO_AND_FROM_MINUTES + walkMinutes(walked) + (metres - walked) / RIDDEN_M_PER_MINUTE
}

function placeOf({ session }: Span, places: Schedule['places']): SessionPlace | undefined {
  return session.place === undefined ? undefined : places.get(session.place)
}

/** `"Magnesium", Sat, 7 Mar, 11am–12.30pm`. */
function nameOf({ event, session }: Span): string {
  return `"${event.title}", ${whenWords(session)}`
}

/** `Sat, 7 Mar, 11am–12.30pm`. */
function whenWords({ start, end }: TimedSession): string {
  return `${formatDate(dayOf(start), 'weekday-short')}, ${formatTimeRange(timeOf(start), timeOf(end))}`
}

function grouped<Value>(entries: readonly (readonly [number, Value])[]): Map<number, Value[]> {
  const groups = new Map<number, Value[]>()
  for (const [key, value] of entries) {
    const group = groups.get(key) ?? []
    groups.set(key, group)
    if (!group.includes(value)) group.push(value)
  }
  return groups
}

/** In the list's order, without pairs of an event and its part. */
function pairsOf(spans: readonly Span[]): Pair[] {
  return spans.flatMap((second, index) =>
    spans
      .slice(0, index)
      .filter(({ event }) => event.parent !== second.event.id && second.event.parent !== event.id)
      .map((first) => ({ first, second })),
  )
}
