/**
 * The orders of spec/content C3, which gives the reasons. Keys are compared by code unit, so that all clients sort in
 * the same way without a collator. An item without the key comes last.
 */

/** spec/content C2, `EventStub`. Dates and local times are texts. */
export interface OrderedEvent {
  readonly id: string
  readonly type: string
  readonly kind: 'durational' | 'timed'
  readonly number?: number | undefined
  readonly sort_title: string
  readonly sort_place: string
  readonly dates?: { readonly start: string; readonly end: string } | undefined
  readonly sessions: readonly { readonly start: string; readonly end: string }[]
  /** Of the first artist alone: `sort_key` if there is one, otherwise the slug. */
  readonly artists: readonly { readonly slug: string; readonly sort_key?: string | undefined }[]
}

type Key = string | number | undefined
type Order<Item> = (a: Item, b: Item) => number

/** By place: precinct, then venue (`location`). */
export const byLocation = eventOrder((event) => [event.sort_place])

/** By start (`date`). An exhibition comes before the sessions of its first day. */
export const byDate = eventOrder((event) => [startOf(event)])

/** By the last day or session (`ending`). */
export const byEnding = eventOrder((event) => [event.dates?.end ?? lastSessionEnd(event)])

/** By title, before the tie-break by number (`title`). */
export const byTitle = eventOrder((event) => [event.sort_title])

/** By the first artist, events without one last (`artist`). */
export const byArtist = eventOrder(({ artists: [first] }) => [first?.sort_key ?? first?.slug])

/** By type in the order of the edition (`type`), then exhibitions by place and timed events by date. */
export function byType(types: readonly string[]): Order<OrderedEvent> {
  const position = new Map(types.map((type, index) => [type, index]))
  return eventOrder((event) => [
    position.get(event.type),
    event.kind === 'durational' ? event.sort_place : startOf(event),
  ])
}

/**
 * `date` at a moment. `nextStart` returns the start of the next session of a timed event. Timed events that are over
 * have none and come last.
 */
export function byNextSession<Event extends OrderedEvent>(
  nextStart: (event: Event) => string | undefined,
): Order<Event> {
  return eventOrder((event) => [event.kind === 'durational' ? startOf(event) : nextStart(event)])
}

/** Lists of artists (`artists`). */
export const bySortKey: Order<{ readonly id: string; readonly sort_key: string }> = order(
  (item) => [item.sort_key, item.id],
)

/** Lists of venues (`venues`); `precincts` are keys in the edition's order. */
export function byPrecinct(precincts: readonly string[]): Order<{
  readonly id: string
  readonly sort_key: string
  readonly precinct?: string | undefined
}> {
  const position = new Map(precincts.map((precinct, index) => [precinct, index]))
  return order((venue) => [position.get(venue.precinct ?? ''), venue.sort_key, venue.id])
}

/** The channel (`newest`). */
export function byNewest(
  a: { readonly id: string; readonly title: string; readonly published_on: string },
  b: { readonly id: string; readonly title: string; readonly published_on: string },
): number {
  return compareKeys([b.published_on, a.title, a.id], [a.published_on, b.title, b.id])
}

/** Participate items (`participate`), the one that closes first at the top. Items that are always open come last. */
export const byClosing: Order<{ readonly closes_at?: string | undefined; readonly order: number }> =
  order((item) => [item.closes_at, item.order])

/** Editions and past festivals (`years`), newest first. */
export function byYear(
  a: { readonly order_year: number },
  b: { readonly order_year: number },
): number {
  return b.order_year - a.order_year
}

/** The tie-break of every order of events: number (missing last), title, id. */
function eventOrder<Event extends OrderedEvent = OrderedEvent>(
  keys: (event: Event) => readonly Key[],
): Order<Event> {
  return order((event) => [...keys(event), event.number, event.sort_title, event.id])
}

function order<Item>(keys: (item: Item) => readonly Key[]): Order<Item> {
  return (a, b) => compareKeys(keys(a), keys(b))
}

/** Key by key and by code unit. A missing key comes last. */
export function compareKeys(a: readonly Key[], b: readonly Key[]): number {
  for (const [position, key] of a.entries()) {
    const difference = compareKey(key, b[position])
    if (difference !== 0) return difference
  }
  return 0
}

function compareKey(a: Key, b: Key): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -1 : 1
}

/**
 * A date sorts before the local times of the same date, so an exhibition comes before the sessions of its first day.
 */
function startOf(event: OrderedEvent): Key {
  return event.kind === 'durational' ? event.dates?.start : event.sessions[0]?.start
}

function lastSessionEnd(event: OrderedEvent): string | undefined {
  return event.sessions
    .map((session) => session.end)
    .toSorted()
    .at(-1)
}
