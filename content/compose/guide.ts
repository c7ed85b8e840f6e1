import { Guide as GuideAnswer, Route, Stop as StopAnswer } from 'contract/answers/guide.ts'
import type { WireOf } from 'contract/answers/keys.ts'
import { widestArea } from 'contract/answers/parts.ts'
import { MIN_STOPS } from '../rules/guide.ts'
import { copier } from './copier.ts'
import { precinctBasemap } from './edition.ts'
import { meta } from './meta.ts'
import { editionSummary, geo, instant, theme } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { guidePrecincts, venueOfStop, visibleStops, yearOf } from './program-stubs.ts'
import type { Stubs } from './stub-types.ts'

type Guide = WireOf<`/guides/${string}`>
type Stop = Guide['stops'][number]

const copyGuide = copier(GuideAnswer)
const copyStop = copier(StopAnswer)
const copyRoute = copier(Route)

/** `/guides/{guide}`; undefined with fewer than two stops left (spec/content B8). */
export function composeGuide(
  guide: RecordOf<'guides'>,
  records: Records,
  stubs: Stubs,
): Guide | undefined {
  const festival = records.festivals.get(guide.festival)
  const stops = visibleStops(guide, records)
  if (!festival || stops.length < MIN_STOPS) return undefined
  const year = yearOf(records, guide)
  const precincts = guidePrecincts(guide, records, year)
  const image = records.image(guide.image)
  const body = records.text(guide.body)
  return {
    ...copyGuide(guide),
    id: guide.code ?? '',
    slug: guide.slug ?? '',
    year,
    ...(body.length > 0 ? { body } : {}),
    ...(image ? { image } : {}),
    stops: stops.map((stop, index) => composeStop(stop, index + 1, { year, records, stubs })),
    ...route(guide),
    edition: editionSummary(festival),
    ...basemap(guide, festival, precincts),
    precincts,
    ...theme(guide.theme),
    ...meta(guide.meta, records),
    updated_at: instant(guide.updatedAt),
  }
}

function composeStop(
  stop: RecordOf<'guides'>['stops'][number],
  number: number,
  { year, records, stubs }: { year: number; records: Records; stubs: Stubs },
): Stop {
  const event = stop.event === undefined ? undefined : stubs.event(stop.event)
  const place = venueOfStop(stop, records)
  const venue = place && stubs.venue(place.id, year)
  const point = geo(stop.point) ?? venue?.geo
  const image = records.image(stop.image)
  return {
    ...copyStop(stop),
    number,
    title:
      event?.title ??
      (stop.venue === undefined ? undefined : venue?.name) ??
      stop.point?.title ??
      '',
    ...(event ? { event } : {}),
    ...(venue ? { venue } : {}),
    ...(point ? { geo: point } : {}),
    ...stepFree(place),
    ...(image ? { image } : {}),
    ...stopAudio(stop.audio, records),
  }
}

/** The sound is left out without a transcript, because some visitors cannot hear it (WCAG 1.2.1). */
function stopAudio(
  audio: RecordOf<'guides'>['stops'][number]['audio'],
  records: Records,
): Pick<Stop, 'audio'> {
  const { file, url: address, duration_s: said, transcript } = audio ?? {}
  const own = records.file(file)
  const url = own?.url ?? address
  const seconds = own ? own.duration_s : said
  return url && transcript ? { audio: { url, duration_s: seconds ?? 0, transcript } } : {}
}

function stepFree(venue: RecordOf<'venues'> | undefined): Pick<Stop, 'step_free'> {
  const fact = venue?.access?.items?.find(({ code }) => code === 'step_free_entrance')
  return fact ? { step_free: fact.value } : {}
}

function route({ route: fields }: RecordOf<'guides'>): Pick<Guide, 'route'> {
  const { line = [], distance_m, duration_min, step_free, loop } = fields ?? {}
  if (!fields || line.length < 2 || distance_m === undefined || duration_min === undefined)
    return {}
  return {
    route: {
      ...copyRoute(fields),
      line: line.map(([lon = 0, lat = 0]) => [lon, lat]),
      distance_m,
      duration_min,
      step_free: step_free ?? 'unknown',
      loop: loop === true,
    },
  }
}

/** The smallest map that contains all precincts; `inner` if none is known. A theme without a line has no map. */
function basemap(
  guide: RecordOf<'guides'>,
  festival: RecordOf<'festivals'>,
  precincts: readonly string[],
): Pick<Guide, 'basemap'> {
  if (guide.mode === 'theme' && !guide.route) return {}
  const wanted = precincts.flatMap((key) => precinctBasemap(festival, key) ?? [])
  return { basemap: widestArea(wanted) ?? 'inner' }
}
