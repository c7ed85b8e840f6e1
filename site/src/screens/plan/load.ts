import { WIDEST_AREA, widestArea } from 'contract/answers/parts.ts'
import type { VenueStub } from 'contract/answers/stubs.ts'
import { formatDate, startOfDay } from 'contract/rules/local-time.ts'
import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { MAX_PLAN_ITEMS, parsePlanItems, planPath } from 'contract/rules/plan-link.ts'
import { loadStreetMap } from '../../map/load-street-map.ts'
import type { StreetMapView } from '../../map/street-map-view.ts'
import { countText } from '../../views/count-text.ts'
import { editionContext } from '../../views/edition.ts'
import { pageMeta } from '../../views/page-meta.ts'
import type { Content, Loaded, LoadArgs } from '../../views/screen.ts'
import { venueFeature } from '../../views/venue-pin.ts'
import { wordsFromMidnight } from '../../views/words-to-come.ts'
import { findItems } from './find-items.ts'
import { gapsBefore, type GapView } from './gaps.ts'
import { placeItem, type PlacedItem, type PlanEdition, type PlanItemView } from './plan-items.ts'

/** Without codes the browser shows the plan that it has stored (spec/screens §16). */
export interface PlanView {
  readonly title: string
  readonly plan?: ShownPlan | undefined
}

export interface ShownPlan {
  /** "8 things, 2 clashes". */
  readonly line: string
  /** Today first, then the days to come. */
  readonly days: readonly PlanDayView[]
  /** Exhibitions that are open today, or whose hours are not known. */
  readonly openToday: readonly PlanItemView[]
  /** What the heading "Open today" becomes at midnight, for a page that is kept. */
  readonly nextOpenToday?: string | undefined
  readonly otherDays: readonly PlanItemView[]
  /** Events with several sessions, none of which is chosen. */
  readonly choices: readonly PlanChoiceView[]
  readonly maps: readonly { readonly title: string; readonly map: StreetMapView }[]
  /** The latest first. */
  readonly past: readonly PlanItemView[]
  readonly withdrawn: readonly { readonly code: string; readonly reason: string }[]
  readonly unknown: readonly string[]
  readonly isCut: boolean
  readonly path: string
  readonly isLarge: boolean
}

export interface PlanDayView {
  readonly date: string
  /** "Today, Saturday 14 March 2026". */
  readonly heading: string
  /** What the heading becomes when the day begins, and when it is over, for a page that is kept. */
  readonly nextHeading: string
  readonly items: readonly (PlanItemView & { readonly gap?: GapView | undefined })[]
}

export interface PlanChoiceView extends PlanItemView {
  readonly sessions: readonly PlanItemView[]
}

const TITLE = 'My program'
/** A plan in a link may be anybody's. */
const TITLE_OF_LINK = 'Saved program'

export function loadPlan({ content, moment, query }: LoadArgs): Loaded<PlanView> {
  const { items, size } = query
  const title = items === undefined ? TITLE : TITLE_OF_LINK
  const page = pageMeta({ title, noindex: true })
  if (items === undefined) return { page, view: { title } }
  return {
    page: { ...page, isPersonal: true },
    view: { title, plan: { ...shownPlan(items, content, moment), isLarge: size === 'large' } },
  }
}

function shownPlan(items: string, content: Content, moment: Moment): Omit<ShownPlan, 'isLarge'> {
  const codes = parsePlanItems(items)
  const shown = codes.slice(0, MAX_PLAN_ITEMS)
  const found = findItems(content, shown)
  const findEdition = createEditions(content, moment)
  const placed = found.flatMap((item) => {
    if (item.kind !== 'event' && item.kind !== 'session') return []
    const edition = findEdition(item)
    return edition ? [placeItem(item, edition)] : []
  })
  const ahead = placed.filter(({ isPast }) => !isPast).toSorted(byStart)
  const ofKind = (kind: PlacedItem['kind']) => ahead.filter((item) => item.kind === kind)
  const days = daysOf(ofKind('session'), moment)
  const exhibitions = ofKind('days')
  const openToday = exhibitions.filter(({ isOnToday }) => isOnToday)
  const clashes = days.flatMap((day) => day.items).filter(({ gap }) => gap?.isClash).length
  return {
    line: [
      countText(['thing', 'things'], shown.length),
      ...(clashes > 0 ? [countText(['clash', 'clashes'], clashes)] : []),
    ].join(', '),
    days,
    openToday: openToday.map(viewOf),
    nextOpenToday: openToday[0] && nextOpenToday(openToday[0].zone, moment),
    otherDays: exhibitions.filter(({ isOnToday }) => !isOnToday).map(viewOf),
    choices: ofKind('choice').map(({ view, sessions }) => ({ ...view, sessions })),
    maps: mapsOf(content, ahead),
    past: placed
      .filter(({ isPast }) => isPast)
      .toSorted((a, b) => b.end - a.end)
      .map(({ view, kind, date }) =>
        kind === 'session'
          ? { ...view, when: `${formatDate(date, 'weekday')}, ${view.when}` }
          : view,
      ),
    withdrawn: found.flatMap((item) => (item.kind === 'withdrawn' ? [item] : [])),
    unknown: found.flatMap(({ kind, code }) => (kind === 'unknown' ? [code] : [])),
    isCut: codes.length > MAX_PLAN_ITEMS,
    path: planPath(shown),
  }
}

function viewOf({ view }: PlacedItem): PlanItemView {
  return view
}

/** The result is undefined if the edition is not published. */
function createEditions(content: Content, moment: Moment) {
  const editions = new Map<number, PlanEdition | undefined>()
  return ({ event: { year } }: { readonly event: { readonly year: number } }) => {
    if (!editions.has(year)) editions.set(year, editionOf(content, year, moment))
    return editions.get(year)
  }
}

function editionOf(content: Content, year: number, moment: Moment): PlanEdition | undefined {
  const edition = content.get(`/years/${year}`)
  if (!edition) return undefined
  const venues = content.get(`/years/${year}/venues`)?.venues ?? []
  return {
    context: editionContext(content, edition, moment),
    venues: new Map(venues.map((venue) => [venue.id, venue])),
    areas: new Map(edition.precincts.map(({ key, basemap }) => [key, basemap])),
  }
}

function nextOpenToday(zone: string, moment: Moment): string {
  const today = moment.today(zone)
  return wordsFromMidnight(today, zone, `Open on ${formatDate(today, 'weekday')}`)
}

function daysOf(sessions: readonly PlacedItem[], moment: Moment): readonly PlanDayView[] {
  return [...Map.groupBy(sessions, ({ date }) => date)].map(([date, ofDay]) => {
    const held = ofDay.filter(({ isOff }) => !isOff)
    const gaps = gapsBefore(held.map((item) => ({ ...item, at: item.view.at })))
    const isToday = ofDay.some(({ zone }) => date === moment.today(zone))
    const zone = ofDay[0]?.zone ?? DEFAULT_ZONE
    const day = formatDate(date, 'weekday')
    const today = `Today, ${day}`
    return {
      date,
      heading: isToday ? today : day,
      nextHeading: `${startOfDay(date, zone)} ${today}|${wordsFromMidnight(date, zone, day)}`,
      items: ofDay.map((item) => ({ ...item.view, gap: gaps[held.indexOf(item)] })),
    }
  })
}

/** On a single map with the towns of Victoria, the venues of the city would be one dot. */
function mapsOf(content: Content, items: readonly PlacedItem[]): ShownPlan['maps'] {
  const pinned = items.filter(({ isOff, venue, area }) => !isOff && area && venue?.geo)
  const groups = [
    { title: 'Map', items: pinned.filter((item) => !isRegional(item)) },
    { title: 'Map of Victoria', items: pinned.filter(isRegional) },
  ]
  return groups.flatMap(({ title, items: each }) => {
    const map = loadStreetMap(content, {
      area: widestArea(each.map(({ area }) => area)),
      features: featuresOf(each),
      shape: 'area',
    })
    return map ? [{ title, map }] : []
  })
}

function isRegional({ area }: PlacedItem): boolean {
  return area === WIDEST_AREA
}

/** Each venue once. */
function featuresOf(items: readonly PlacedItem[]) {
  const venues = Map.groupBy(items, ({ venue }) => venue?.id)
  return [...venues.values()].map((there) => {
    const venue: VenueStub | undefined = there[0]?.venue
    const numbers = there.flatMap(({ number }) => number ?? [])
    return venue && venueFeature({ ...venue, numbers, events: there.length })
  })
}

function byStart(a: PlacedItem, b: PlacedItem): number {
  return a.start - b.start || a.end - b.end
}
