import type { Guide } from 'contract/answers/guide.ts'
import type { RichText } from 'contract/answers/rich-text.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { loadStreetMap } from '../../map/load-street-map.ts'
import type { MapFeature, StreetMapView } from '../../map/street-map-view.ts'
import { formatQuery } from '../../urls/query.ts'
import {
  notFound,
  type Loaded,
  type LoadArgs,
  type NotFound,
  type PackContents,
} from '../../views/screen.ts'
import { isCurrentYear, contextsOf, pastView, type PastView } from '../../views/edition.ts'
import { GUIDE_MODES } from 'contract/rules/kinds.ts'
import { countText } from '../../views/count-text.ts'
import { distanceText, durationText } from '../../views/prices-and-distances.ts'
import { STOPS } from '../../views/guide-item.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { legDistances, legMinutes } from './distance-to-next-stop.ts'
import { stepFreeWords, stopStepFree } from './step-free.ts'
import { stopView, type StopContext, type StopView, stopAnchor } from './stop-view.ts'

export interface GuideView {
  readonly title: string
  readonly path: string
  readonly past?: PastView | undefined
  /** "Walk, 2.4 km, 55 min, 7 stops". */
  readonly line: string
  readonly facts: readonly { readonly term: string; readonly text: string }[]
  readonly intro: string
  readonly body?: RichText | undefined
  readonly map?: StreetMapView | undefined
  readonly stops: readonly StopView[]
  readonly isLoop: boolean
  readonly curator?: string | undefined
  /** Of the guide's edition. */
  readonly mapPath: string
}

/** Closer stops, in metres, are at the same place: "10 m, 1 min" would make visitors leave the building. */
const SAME_PLACE_M = 15

/** spec/screens §5.12 */
export function loadGuide(args: LoadArgs): Loaded<GuideView> | NotFound {
  const { content, moment, params } = args
  const guide = content.get(`/guides/${params['guide'] ?? ''}`)
  if (!guide) return notFound
  const { edition, year } = guide
  const context = contextsOf(content, [guide], moment).get(year)
  const stops: StopContext = { context, edition, moment }
  const isCurrent = isCurrentYear(content, year)
  const path = pathOf({ type: 'guide', slug: guide.slug })
  const views = stopViews(guide, stops)
  return {
    page: pageMeta({
      title: guide.title,
      description: guide.intro,
      facts: sharedFacts(guide),
      image: guide.image,
      meta: guide.meta,
      theme: guide.theme,
      edition,
    }),
    view: {
      title: guide.title,
      path,
      past: pastView(edition, { moment, isCurrent }),
      line: lineText(guide),
      facts: facts(guide),
      intro: guide.intro,
      body: guide.body,
      map: loadStreetMap(content, {
        area: guide.basemap,
        features: guide.stops.map((stop) => feature(stop, path)),
        line: guide.route?.line,
        shape: 'area',
        isWalk: true,
      }),
      stops: views,
      isLoop: guide.route?.loop === true,
      curator: guide.curator,
      mapPath: isCurrent ? '/program/map' : `/${year}/program/map`,
    },
    pack: packOf(views),
  }
}

/** The variants are the guide as it starts from each stop except the first. */
function packOf(stops: readonly StopView[]): PackContents {
  return {
    variants: stops.slice(1).map(({ number }) => formatQuery({ from: String(number) })),
    pages: [...new Set(stops.flatMap(({ href }) => href ?? []))],
    sounds: stops.flatMap(({ audio }) => (audio?.isOwn ? audio.href : [])),
  }
}

function lineText({ mode, route, stops }: Guide): string {
  return [
    GUIDE_MODES[mode],
    ...(route ? [distanceText(route.distance_m), durationText(route.duration_min)] : []),
    countText(STOPS, stops.length),
  ].join(', ')
}

/** They come first in the preview of a shared link. */
function sharedFacts(guide: Guide): string {
  const [first] = guide.stops
  const start = first?.venue?.name ?? first?.event?.venue?.name ?? first?.title
  return [[lineText(guide), start && `from ${start}`].filter(Boolean).join(', '), guide.best_time]
    .filter(Boolean)
    .join('. ')
}

function facts(guide: Guide): GuideView['facts'] {
  const { route, stops, best_time: bestTime, transit_note: transit } = guide
  const named = stops.map((stop) => ({
    number: stop.number,
    title: stop.title,
    stepFree: stopStepFree(stop),
  }))
  const rows: readonly (readonly [term: string, text: string | undefined])[] = [
    ['Steps', route && stepFreeWords(route.step_free, named)],
    ['Climb', route?.ascent_m ? `${route.ascent_m}\u00a0m` : undefined],
    ['Surface', route?.surface],
    ['Best time', bestTime],
    ['Getting there', transit],
  ]
  return rows.flatMap(([term, text]) => (text === undefined ? [] : [{ term, text }]))
}

function stopViews({ stops, route, mode }: Guide, context: StopContext): readonly StopView[] {
  const legs = route
    ? legDistances(
        stops.map(({ geo }) => geo),
        route,
      )
    : []
  return stops.map((stop, index) => {
    const metres = legs[index]
    const next = stops[index + 1] ?? stops[0]
    return {
      ...stopView(stop, context),
      leg: metres === undefined || !next ? undefined : legText(metres, mode, next.number),
    }
  })
}

function legText(metres: number, mode: Guide['mode'], to: number): string {
  return metres < SAME_PLACE_M
    ? `Stop ${to} is in the same place`
    : `${distanceText(metres)}, ${durationText(legMinutes(metres, mode))} to stop ${to}`
}

function feature(
  { number, title, geo }: Guide['stops'][number],
  path: string,
): MapFeature | undefined {
  return (
    geo && {
      id: stopAnchor(number),
      at: geo,
      label: String(number),
      name: `Stop ${number}, ${title}`,
      caption: title,
      href: `${path}#${stopAnchor(number)}`,
    }
  )
}
