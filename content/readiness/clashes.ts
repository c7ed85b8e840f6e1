/** Clashes of a program: what cannot take place as it is planned (spec/content B19). */
import { distanceM, type Position } from 'contract/rules/distance.ts'
import { effectiveHours, openState, type Hours } from 'contract/rules/hours.ts'
import {
  formatDate,
  formatTime,
  formatTimeRange,
  toInstant,
  wallTimeOf,
} from 'contract/rules/melbourne-time.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { isHeld, sessionStanding } from 'contract/rules/state-now.ts'
import { walkMinutes } from 'contract/rules/walking.ts'

const MINUTE_MS = 60_000
/** Leaving one place and arriving at the other. */
const TO_AND_FROM_MINUTES = 5
/** Nobody walks to another town: what is farther goes by train or car, at 60 km/h with all stops. */
const WALKED_AT_MOST_M = 2_000
const RIDDEN_M_PER_MINUTE = 1_000

/** A state without a new date has no `previous_start`. */
interface State {
  readonly state: string
  readonly previous_start?: string | undefined
}

/** Local date-times of the edition's zone. One without an end that is after its start clashes with nothing. */
export interface TimedSession {
  readonly start: string
  readonly end: string
  /** Id of a place; undefined: it is not said yet. */
  readonly place: number | undefined
  /** Tells two spots of one place apart. */
  readonly meetingPoint?: string | undefined
  readonly status: State
}

export interface TimedEvent {
  readonly id: number
  readonly title: string
  /** The event that this one is part of: what they share is no clash. */
  readonly parent?: number | undefined
  readonly status: State
  /** Those who must be there at each session. */
  readonly people: readonly { readonly id: number; readonly name: string }[]
  /** Hours of the event itself, in place of those of its venue. */
  readonly hours?: Hours | undefined
  /** In the order of the record. */
  readonly sessions: readonly TimedSession[]
}

export interface Place {
  readonly name: string
  /** Of the venue's edition, else its own; undefined: not known. */
  readonly hours?: Hours | undefined
  readonly position?: Position | undefined
  /** Has neither rooms nor a way to it. */
  readonly isOnline?: boolean | undefined
}

/** What a schedule is: the events of an edition with their sessions, and the places by id. */
export interface Schedule {
  readonly events: readonly TimedEvent[]
  readonly places: ReadonlyMap<number, Place>
  /** Of the edition. */
  readonly zone: string
}

/** A session, by the id of its event and its row in it, which begins with 0. */
export interface SessionRef {
  readonly event: number
  readonly row: number
}

/**
 * `person`: somebody in two sessions at once; `room`: two sessions at once in one room; `travel`: not enough time to come from
 * one session to the next; `hours`: the venue is closed for a part of the session.
 */
export type ClashKind = 'person' | 'room' | 'travel' | 'hours'

export interface Clash {
  readonly kind: ClashKind
  /** Of two sessions the one that starts later. */
  readonly session: SessionRef
  /** The one that starts earlier; absent for `hours`. */
  readonly other?: SessionRef
  /** A sentence for staff, said of `session`. */
  readonly message: string
  /** The same, said of `other`. */
  readonly otherMessage?: string
}

/**
 * Every clash of a schedule, by the start of the session. Sessions that touch do not clash. What is cancelled, or postponed
 * without a new date, clashes with nothing; nor does an event with what it is a part of. Never throws: a time or place that
 * cannot be read clashes with nothing.
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
  /** Epoch milliseconds. */
  readonly start: number
  readonly end: number
}

interface Found {
  readonly kind: ClashKind
  readonly span: Span
  readonly message: string
  /** The session before, and the sentence said of it. */
  readonly earlier?: { readonly span: Span; readonly message: string }
}

/** The sessions that take place, by start. */
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
        start < end && isHeld(sessionStanding({ ...session, ...session.status }, event)),
    )
    .toSorted((one, other) => one.start - other.start || compareRefs(one.ref, other.ref))
}

function compareRefs(one: SessionRef, other: SessionRef): number {
  return one.event - other.event || one.row - other.row
}

/** Two sessions, of which `first` does not start later. */
interface Pair {
  readonly first: Span
  readonly second: Span
}

/** Somebody in two sessions at once, or without the time to come from one to the next. */
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

/** The pairs of sessions with somebody in common, and the names of those who are in both. */
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

/** Two sessions at once in one place, unless their meeting points tell two spots of it apart. */
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

/** The form of an event does not know the hours of its venue. */
const REMEDY = ': change the session, or the hours of the venue or event'

/** A session of which a part lies outside the hours of its event, else of its place, where they are known. */
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
 * The minutes from one place to another, along the straight line; 0 where either is not known, and within one place. On foot
 * first, then by train or car, so that a longer way never takes less.
 */
export function travelMinutes(from: Place | undefined, to: Place | undefined): number {
  if (from === to || !from?.position || !to?.position || from.isOnline || to.isOnline) return 0
  const metres = distanceM(from.position, to.position)
  const walked = Math.min(metres, WALKED_AT_MOST_M)
  return TO_AND_FROM_MINUTES + walkMinutes(walked) + (metres - walked) / RIDDEN_M_PER_MINUTE
}

function placeOf({ session }: Span, places: Schedule['places']): Place | undefined {
  return session.place === undefined ? undefined : places.get(session.place)
}

/** `"Magnesium", Sat, 7 Mar, 11am–12.30pm`. */
function nameOf({ event, session }: Span): string {
  return `"${event.title}", ${whenWords(session)}`
}

/** `Sat, 7 Mar, 11am–12.30pm`. */
function whenWords({ start, end }: TimedSession): string {
  const [day = '', from = ''] = start.split('T')
  return `${formatDate(day, 'weekday-short')}, ${formatTimeRange(from, end.split('T')[1] ?? '')}`
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

/** Every two of a list in its order, but an event with what it is a part of. */
function pairsOf(spans: readonly Span[]): Pair[] {
  return spans.flatMap((second, index) =>
    spans
      .slice(0, index)
      .filter(({ event }) => event.parent !== second.event.id && second.event.parent !== event.id)
      .map((first) => ({ first, second })),
  )
}
