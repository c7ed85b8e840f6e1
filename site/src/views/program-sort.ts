import { addDays, formatDate, weekday } from 'contract/rules/melbourne-time.ts'
import {
  byArtist,
  byDate,
  byEnding,
  byLocation,
  byNextSession,
  byTitle,
  byType,
  type OrderedEvent,
} from 'contract/rules/program-order.ts'
import { dayOf } from './day-of.ts'
import type { EventItemView } from './event-item.ts'
import { noPlaceText } from './no-place.ts'
import { formatProgramFacts } from './program-facts.ts'
import type { ProgramItemView, ProgramSessionView } from './program-item.ts'

export type ProgramSort = 'type' | 'location' | 'date' | 'title' | 'artist' | 'ending'

/** What grouping needs to know of an edition; part of a program's view. */
export interface SortContext {
  /** Date and wall time in the edition's zone at the view's instant, `YYYY-MM-DDTHH:MM`. */
  readonly now: string
  readonly isPast: boolean
  readonly types: readonly {
    readonly key: string
    readonly title: string
    readonly kind: 'durational' | 'timed'
  }[]
  readonly precincts: readonly {
    readonly key: string
    readonly title: string
    readonly subtitle?: string | undefined
  }[]
}

/** Events under one heading. */
export interface EventGroupView {
  readonly key: string
  readonly heading: string
  readonly note?: string | undefined
  readonly events: readonly GroupedEventView[]
  /** It is a day, whose head stands above its rows. */
  readonly isDay?: true | undefined
  /** A day of the edition that is over: shown folded (spec/screens §3). */
  readonly isEarlier?: true | undefined
}

/** An event as it stands in a group. */
export interface GroupedEventView extends EventItemView {
  /** What filters need to know of it there: of a day's group that day's sessions. */
  readonly facts: string
}

type Order = (a: OrderedEvent, b: OrderedEvent) => number

const OTHER_LETTER = '#'
const WEEK = 7

/** The kept items in groups with their headings (spec/screens §3, §4); groups without items are left out. */
export function groupProgram(
  items: readonly ProgramItemView[],
  sort: ProgramSort,
  context: SortContext,
): readonly EventGroupView[] {
  switch (sort) {
    case 'type':
      return groupByType(items, context)
    case 'location':
      return groupByLocation(items, context)
    case 'date':
      return groupByDate(items, context)
    case 'title':
      return groupByLetter(items, byTitle, ({ sortTitle }) => sortTitle)
    case 'artist':
      return groupByLetter(items, byArtist, ({ sortArtist }) => sortArtist)
    case 'ending':
      return groupByEnding(items, context)
  }
}

/** The sorts a type's screen offers, the default first (spec/screens §4). */
export function sortsOf(kind: 'durational' | 'timed'): readonly ProgramSort[] {
  return kind === 'durational'
    ? ['location', 'title', 'artist', 'ending']
    : ['date', 'title', 'location']
}

export function sortItems(
  items: readonly ProgramItemView[],
  order: Order,
): readonly ProgramItemView[] {
  return items
    .map((item) => ({ item, key: orderedEvent(item) }))
    .toSorted((a, b) => order(a.key, b.key))
    .map(({ item }) => item)
}

/** What the orders of the contract need of an item. */
function orderedEvent(item: ProgramItemView): OrderedEvent {
  return {
    id: item.event.id,
    type: item.type,
    kind: item.kind,
    number: item.number,
    sort_title: item.sortTitle,
    sort_place: item.sortPlace,
    dates: item.dates,
    sessions: item.sessions,
    artists:
      item.sortArtist === undefined ? [] : [{ slug: item.sortArtist, sort_key: item.sortArtist }],
  }
}

function groupByType(items: readonly ProgramItemView[], { types, now, isPast }: SortContext) {
  return types.flatMap(({ key, title, kind }) => {
    const ofType = items.filter(({ type }) => type === key)
    const order = kind === 'timed' && !isPast ? byNextSession(now) : byType([key])
    return group({ key, heading: title }, sortItems(ofType, order))
  })
}

function groupByLocation(items: readonly ProgramItemView[], { precincts }: SortContext) {
  const sorted = sortItems(items, byLocation)
  const known = new Set(precincts.map(({ key }) => key))
  const elsewhere = sorted.filter(({ precinct }) => precinct === undefined || !known.has(precinct))
  return [
    ...precincts.flatMap(({ key, title, subtitle }) =>
      group(
        { key, heading: title, note: subtitle },
        sorted.filter(({ precinct }) => precinct === key),
      ),
    ),
    ...group(
      { key: 'online-only', heading: noPlaceText(true) },
      elsewhere.filter(({ isOnline }) => isOnline),
    ),
    ...group(
      { key: 'elsewhere', heading: noPlaceText(false) },
      elsewhere.filter(({ isOnline }) => !isOnline),
    ),
  ]
}

function groupByDate(
  items: readonly ProgramItemView[],
  { now, isPast }: SortContext,
): readonly EventGroupView[] {
  const sorted = sortItems(items, byDate)
  const timed = sorted.filter(({ kind }) => kind === 'timed')
  const days = [...new Set(timed.flatMap(({ sessions }) => sessions.map(dayOf)))].toSorted()
  const today = now.slice(0, 10)
  return [
    ...group(
      { key: 'throughout', heading: 'On throughout' },
      sorted.filter(({ kind }) => kind === 'durational'),
    ),
    ...days.map((day) => ({
      key: day,
      heading: formatDate(day, 'weekday-month'),
      events: eventsOfDay(timed, day),
      isDay: true as const,
      ...(day < today && !isPast ? { isEarlier: true as const } : {}),
    })),
    ...group(
      { key: 'undated', heading: 'Date to be announced' },
      timed.filter(({ sessions }) => sessions.length === 0),
    ),
  ]
}

/** The events of one day by their first start, with that day's times in place of the next session. */
function eventsOfDay(items: readonly ProgramItemView[], day: string): readonly GroupedEventView[] {
  const onDay = items.flatMap((item) => {
    const sessions = item.sessions.filter((session) => dayOf(session) === day)
    return sessions.length > 0 ? [{ ...item, sessions }] : []
  })
  return sortItems(onDay, byDate).map((item) => ({
    ...groupedEvent(item),
    when: timesOf(item.sessions),
    status: item.event.status ?? sharedStatus(item.sessions),
  }))
}

/** When sessions of one day are. */
export function timesOf(sessions: readonly Pick<ProgramSessionView, 'time'>[]): string {
  return sessions.map(({ time }) => time).join(', ')
}

/** What is true of one session of several is not said of the day. */
function sharedStatus(sessions: readonly ProgramSessionView[]): string | undefined {
  const [status, ...others] = new Set(sessions.map((session) => session.status))
  return others.length > 0 ? undefined : status
}

function groupByLetter(
  items: readonly ProgramItemView[],
  order: Order,
  sortKey: (item: ProgramItemView) => string | undefined,
) {
  const sorted = sortItems(items, order)
  const letterOf = (item: ProgramItemView) => {
    const [first = ''] = sortKey(item) ?? ''
    return /[a-z]/.test(first) ? first.toUpperCase() : OTHER_LETTER
  }
  const letters = [...new Set(sorted.map(letterOf))]
    .filter((letter) => letter !== OTHER_LETTER)
    .toSorted()
  return [...letters, OTHER_LETTER].flatMap((letter) =>
    group(
      { key: letter === OTHER_LETTER ? 'other' : letter, heading: letter },
      sorted.filter((item) => letterOf(item) === letter),
    ),
  )
}

function groupByEnding(items: readonly ProgramItemView[], { now }: SortContext) {
  const today = now.slice(0, 10)
  const endOfWeek = addDays(today, WEEK - weekday(today))
  const sorted = sortItems(items, byEnding)
  const between = (key: string, heading: string, from: string, to: string) =>
    group(
      { key, heading },
      sorted.filter((item) => from <= lastDay(item) && lastDay(item) <= to),
    )
  return [
    ...between('this-week', 'This week', today, endOfWeek),
    ...between('next-week', 'Next week', addDays(endOfWeek, 1), addDays(endOfWeek, WEEK)),
    ...between('later', 'Later', addDays(endOfWeek, WEEK + 1), UNKNOWN_DAY),
    ...between('ended', 'Ended', '', addDays(today, -1)),
  ]
}

/** Stands behind every date. */
const UNKNOWN_DAY = '9999-12-31'

function lastDay({ dates, sessions }: ProgramItemView): string {
  return (
    dates?.end ??
    sessions
      .map(({ end }) => end.slice(0, 10))
      .toSorted()
      .at(-1) ??
    UNKNOWN_DAY
  )
}

function group(
  head: Pick<EventGroupView, 'key' | 'heading' | 'note'>,
  items: readonly ProgramItemView[],
): readonly EventGroupView[] {
  return items.length === 0 ? [] : [{ ...head, events: items.map(groupedEvent) }]
}

function groupedEvent(item: ProgramItemView): GroupedEventView {
  return { ...item.event, facts: formatProgramFacts(item) }
}
