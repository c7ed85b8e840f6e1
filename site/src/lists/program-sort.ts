import { addDays, dayOf, formatDate, weekday } from 'contract/rules/local-time.ts'
import {
  byArtist,
  byDate,
  byEnding,
  byLocation,
  byNextSession,
  byTitle,
  byType,
  type OrderedEvent,
} from 'contract/rules/sort-orders.ts'
import { letterOf, NO_LETTER } from '../views/artist-item.ts'
import { sessionsAhead } from 'contract/rules/state-now.ts'
import { timeText, type ProgramItemView, type ProgramSessionView } from '../views/program-item.ts'
import { isOver, type EventItemView } from '../views/event-item.ts'
import { noPlaceText } from '../views/venue-facts.ts'
import { wordsFromMidnight } from '../views/words-to-come.ts'
import type { ProgramContext } from '../views/program-view.ts'
import { groupByLetter, groupUnder, precinctOf } from './groups.ts'
import { formatFacts } from './list.ts'
import { PROGRAM, type TYPE_SORTS } from './lists.ts'
import { countLine, countRows } from './result-line.ts'

export type ProgramSort =
  | keyof typeof PROGRAM.sorts
  | keyof typeof TYPE_SORTS.durational
  | keyof typeof TYPE_SORTS.timed

export type SortContext = Pick<ProgramContext, 'today' | 'zone' | 'isPast' | 'types' | 'precincts'>

interface GroupHead {
  readonly key: string
  readonly heading: string
  /** What a heading that says "today" becomes at midnight, for a page that is kept. */
  readonly nextHeading?: string | undefined
  readonly note?: string | undefined
  readonly isDay?: true | undefined
  /** Set for the ended events; until the edition is over also for "On throughout", if days follow it. */
  readonly isFolded?: true | undefined
  /** Set for days before today and for today's events that are over, until the edition is over; shown folded. */
  readonly isEarlier?: true | undefined
}

export interface EventGroupView extends GroupHead {
  readonly events: readonly GroupedEventView[]
  /** "45 exhibitions", "5 events". */
  readonly count: string
}

export interface GroupedEventView extends EventItemView {
  /** Its row's facts; in the group of a day they hold that day's sessions only. */
  readonly facts: string
}

type Items = readonly ProgramItemView[]
type Ordered = ReturnType<typeof orderedEvent>
type Order = (a: Ordered, b: Ordered) => number
type Group = GroupHead & { readonly items: Items }

/** How each sort groups (spec/screens §3, §4). */
const GROUPS: Readonly<
  Record<ProgramSort, (items: Items, context: SortContext) => readonly Group[]>
> = {
  type: underTypes,
  location: underPlaces,
  date: underDays,
  title: (items) => underLetters(sortItems(items, byTitle), ({ sortTitle }) => sortTitle),
  artist: (items) => underLetters(sortItems(items, byArtist), ({ sortArtist }) => sortArtist),
  ending: underEndings,
}

export function groupProgram(
  items: Items,
  sort: ProgramSort,
  context: SortContext,
): readonly EventGroupView[] {
  const ended = items.filter((item) => endsIn(sort, item))
  const left = ended.length === 0 ? items : items.filter((item) => !endsIn(sort, item))
  const groups = [...GROUPS[sort](left, context), { ...ENDED, items: sortItems(ended, byEnding) }]
  return groups.flatMap(({ items: own, ...head }) =>
    own.length === 0
      ? []
      : [
          {
            ...head,
            count: countLine(PROGRAM, countRows(PROGRAM, own.map(PROGRAM.facts))),
            events: own.map((item) => ({ ...item.event, facts: formatFacts(PROGRAM.facts(item)) })),
          },
        ],
  )
}

/** The group of ended events; it comes last and is folded (spec/behaviour §32.5). */
const ENDED = { key: 'ended', heading: 'Ended', isFolded: true } as const

/** When the list is grouped by day, ended events with sessions stay under their day. */
function endsIn(sort: ProgramSort, { kind, event }: ProgramItemView): boolean {
  return isOver(event) && (sort !== 'date' || kind === 'durational')
}

function sortItems(items: Items, order: Order): Items {
  return items
    .map((item) => ({ item, key: orderedEvent(item) }))
    .toSorted((a, b) => order(a.key, b.key))
    .map(({ item }) => item)
}

function orderedEvent(item: ProgramItemView) {
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
  } satisfies OrderedEvent
}

const EXHIBITION_ORDERS = { location: byLocation, date: byDate, title: byTitle, artist: byArtist }

/** Exhibitions of 2022 and before, in one uniform grid without groups (spec/screens §6.1, §6.3). */
export function sortExhibitions(
  items: Items,
  sort: keyof typeof EXHIBITION_ORDERS = 'location',
): readonly EventItemView[] {
  return sortItems(items, EXHIBITION_ORDERS[sort]).map(({ event }) => event)
}

const BY_NEXT_SESSION = byNextSession(({ sessions }: Ordered) => nextOf(sessions)?.start)

function underTypes(items: Items, { types, isPast }: SortContext) {
  const heads = types.map(({ key, title, kind }) => ({ key, heading: title, kind }))
  return groupUnder(heads, items, ({ type }) => type).map(({ kind, ...group }) => ({
    ...group,
    items: sortItems(
      group.items,
      kind === 'timed' && !isPast ? BY_NEXT_SESSION : byType([group.key]),
    ),
  }))
}

function underPlaces(items: Items, { precincts }: SortContext) {
  const keyOf = precinctOf(precincts)
  const heads: readonly GroupHead[] = [
    ...precincts.map(({ key, title, subtitle }) => ({ key, heading: title, note: subtitle })),
    { key: 'online-only', heading: noPlaceText(true) },
    { key: 'elsewhere', heading: noPlaceText(false) },
  ]
  return groupUnder(heads, sortItems(items, byLocation), (item) => {
    const key = keyOf(item)
    return key === 'elsewhere' && item.isOnline ? 'online-only' : key
  })
}

/**
 * Groups by day, today first while the edition is not over. Exhibitions are on for many days and would hide the
 * events of a single day, so they are in one group after today's.
 */
function underDays(items: Items, { today, zone, isPast }: SortContext): readonly Group[] {
  const sorted = sortItems(items, byDate)
  const timed = sorted.filter(({ kind }) => kind === 'timed')
  const days = [
    ...new Set(timed.flatMap(({ sessions }) => sessions.map(({ start }) => dayOf(start)))),
  ]
    .toSorted()
    .flatMap((day) => dayGroups(day, eventsOfDay(timed, day), { today, zone, isPast }))
  const isToday = ({ key }: Group) => key === today && !isPast
  const later = days.filter((group) => !isToday(group))
  return [
    ...days.filter(isToday),
    {
      key: 'throughout',
      heading: 'On throughout',
      items: sorted.filter(({ kind }) => kind === 'durational'),
      ...(later.length > 0 && !isPast ? { isFolded: true as const } : {}),
    },
    ...later,
    {
      key: 'undated',
      heading: 'Date to be announced',
      items: timed.filter(({ sessions }) => sessions.length === 0),
    },
  ].filter((group) => group.items.length > 0)
}

function dayText(day: string): string {
  return formatDate(day, 'weekday-month')
}

function dayGroups(
  day: string,
  items: Items,
  { today, zone, isPast }: Pick<SortContext, 'today' | 'zone' | 'isPast'>,
): readonly Group[] {
  const head = { key: day, heading: dayText(day), isDay: true as const }
  if (isPast || day > today) return [{ ...head, items }]
  if (day < today) return [{ ...head, items, isEarlier: true }]
  const over = items.filter(({ event }) => isOver(event))
  const left = items.filter(({ event }) => !isOver(event))
  const nextHeading = wordsFromMidnight(day, zone, head.heading)
  const earlier = { ...head, key: `${day}-earlier`, heading: 'Earlier today' }
  return [
    { ...earlier, nextHeading, items: over, isEarlier: true },
    { ...head, heading: `Today, ${head.heading}`, nextHeading, items: left },
  ]
}

/** Each event of the day has that day's times in place of its next session. */
function eventsOfDay(items: Items, day: string): Items {
  const onDay = items.flatMap((item) => {
    const sessions = item.sessions.filter((session) => dayOf(session.start) === day)
    if (sessions.length === 0) return []
    const status = item.event.status ?? sharedStatus(sessions)
    const now = (nextOf(sessions) ?? sessions.at(-1))?.now
    const when = sessions.map((session) => timeText(session, now)).join(', ')
    return [{ ...item, sessions, event: { ...item.event, when, now, status } }]
  })
  return sortItems(onDay, byDate)
}

function nextOf(sessions: readonly ProgramSessionView[]): ProgramSessionView | undefined {
  return sessionsAhead(sessions, ({ now }) => now)[0]
}

function sharedStatus(sessions: readonly ProgramSessionView[]): string | undefined {
  const [status, ...others] = new Set(sessions.map((session) => session.status))
  return others.length > 0 ? undefined : status
}

function underLetters(sorted: Items, sortKey: (item: ProgramItemView) => string | undefined) {
  return groupByLetter(sorted, (item) => letterOf(sortKey(item))).map(({ key, items }) => ({
    key: key === NO_LETTER ? 'other' : key.toUpperCase(),
    heading: key.toUpperCase(),
    items,
  }))
}

const WEEK = 7
const ENDINGS = [
  { key: 'this-week', heading: 'This week' },
  { key: 'next-week', heading: 'Next week' },
  { key: 'later', heading: 'Later' },
  { key: 'ended', heading: 'Ended' },
]

function underEndings(items: Items, { today }: SortContext) {
  const endOfWeek = addDays(today, WEEK - weekday(today))
  return groupUnder(ENDINGS, sortItems(items, byEnding), (item) => {
    const day = lastDay(item)
    if (day < today) return 'ended'
    if (day <= endOfWeek) return 'this-week'
    return day <= addDays(endOfWeek, WEEK) ? 'next-week' : 'later'
  })
}

/** An event without days sorts after all others (spec/content C3: missing values come last). */
function lastDay({ dates, sessions }: ProgramItemView): string {
  const ends = sessions.map(({ end }) => dayOf(end)).toSorted()
  return dates?.end ?? ends.at(-1) ?? '9999-12-31'
}
