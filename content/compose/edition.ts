import type { WireOf } from 'contract/answers/keys.ts'
import type { BasemapArea } from 'contract/answers/parts.ts'
import { Edition as EditionAnswer, Precinct, ProgramType } from 'contract/answers/year.ts'
import { sortTitle } from 'contract/rules/sort-keys.ts'
import { byPrecinct, bySortKey, byType, compareKeys } from 'contract/rules/sort-orders.ts'
import { copier } from './copier.ts'
import { editionSummary } from './parts.ts'
import { meta } from './meta.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { precinctIn, precinctKeys } from './places.ts'
import type { Stubs } from './stub-types.ts'

type Edition = WireOf<`/years/${number}`>
type Festival = RecordOf<'festivals'>

const copyEdition = copier(EditionAnswer)
const copyType = copier(ProgramType)
const copyPrecinct = copier(Precinct)

/** `/years/{year}` (spec/content C4). */
export function composeEdition(festival: Festival, records: Records, stubs: Stubs): Edition {
  const { year } = festival
  const lead = records.image(festival.lead_image)
  const body = records.text(festival.body)
  const years = records.editions.keys().toSorted((a, b) => a - b)
  const position = years.indexOf(year)
  const [previous, next] = [years[position - 1], years[position + 1]]
  return {
    ...copyEdition(festival),
    ...editionSummary(festival),
    ...(lead ? { lead_image: lead } : {}),
    gallery: records.images(festival.gallery),
    ...(body.length > 0 ? { body } : {}),
    types: festival.types.flatMap(({ key }) => programType(festival, key, stubs) ?? []),
    precincts: precincts(festival, records, stubs),
    ...(previous === undefined ? {} : { previous_year: previous }),
    ...(next === undefined ? {} : { next_year: next }),
    ...meta(festival.meta, records),
  }
}

/** Undefined for a key that the edition does not have. */
export function programType(
  festival: Festival,
  key: string,
  stubs: Stubs,
): Edition['types'][number] | undefined {
  const type = festival.types.find((each) => each.key === key)
  if (!type) return undefined
  return {
    ...copyType(type),
    count: stubs.eventsOf(festival.year).filter((event) => event.type === key).length,
  }
}

/** An event counts once, in the precinct of its main venue. */
function precincts(festival: Festival, records: Records, stubs: Stubs): Edition['precincts'] {
  const events = stubs.eventsOf(festival.year)
  return festival.precincts
    .toSorted((a, b) => a.order - b.order)
    .map(({ bounds, ...rest }) => ({
      ...copyPrecinct(rest),
      ...(isBounds(bounds) ? { bounds } : {}),
      count: events.filter(({ main }) => {
        const venue = main === undefined ? undefined : records.venues.get(main)
        return venue !== undefined && precinctIn(venue, festival.year) === rest.key
      }).length,
    }))
}

type Bounds = NonNullable<Edition['precincts'][number]['bounds']>

function isBounds(bounds: Partial<Bounds> | undefined): bounds is Bounds {
  return [bounds?.west, bounds?.south, bounds?.east, bounds?.north].every(
    (side) => side !== undefined,
  )
}

/** The field `precinct`; no field if the edition does not have it. */
export function precinct(
  festival: Festival,
  key: string,
): { precinct?: { key: string; title: string } } {
  const found = festival.precincts.find((each) => each.key === key)
  return found ? { precinct: { key, title: found.title } } : {}
}

/** Undefined for a precinct that the edition does not have, and for one on no map. */
export function precinctBasemap(festival: Festival, key: string): BasemapArea | undefined {
  return festival.precincts.find((each) => each.key === key)?.basemap
}

type Listed<Name extends 'program' | 'artists' | 'venues' | 'guides'> =
  WireOf<`/years/${number}/${Name}`>

/** `/years/{year}/program`. */
export function composeProgram(
  { year, types }: Festival,
  _records: Records,
  stubs: Stubs,
): Listed<'program'> {
  const events = stubs.events(stubs.eventsOf(year).map(({ id }) => id))
  return { events: events.toSorted(byType(types.map(({ key }) => key))) }
}

/** `/years/{year}/artists`. */
export function composeArtists(
  { year }: Festival,
  _records: Records,
  stubs: Stubs,
): Listed<'artists'> {
  const artists = stubs.artistsOf(year).flatMap((id) => stubs.artist(id, year) ?? [])
  return { artists: artists.toSorted(bySortKey) }
}

/** `/years/{year}/guides`: by `order`, which is 0 if staff gave none, then by title and code. */
export function composeGuides({ id }: Festival, records: Records, stubs: Stubs): Listed<'guides'> {
  const guides = records.guides
    .values()
    .filter(({ festival }) => festival === id)
    .toSorted((a, b) => compareKeys(guideKeys(a), guideKeys(b)))
  return { guides: guides.flatMap((guide) => stubs.guide(guide.id) ?? []) }
}

function guideKeys({ order, title, code }: RecordOf<'guides'>) {
  return [order ?? 0, sortTitle(title), code]
}

/** `/years/{year}/venues`. */
export function composeVenues(
  { year, precincts: all }: Festival,
  _records: Records,
  stubs: Stubs,
): Listed<'venues'> {
  const venues = stubs.venuesOf(year).flatMap(({ id }) => stubs.venue(id, year) ?? [])
  return { venues: venues.toSorted(byPrecinct(precinctKeys(all))) }
}
