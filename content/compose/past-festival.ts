import type { WireOf } from 'contract/answers/keys.ts'
import { byYear } from 'contract/rules/program-order.ts'
import { references } from './article.ts'
import { composeBlocks } from './blocks.ts'
import { meta } from './meta.ts'
import { instant, theme } from './parts.ts'
import { tierGroups } from './partner.ts'
import { linkPair } from './participate.ts'
import type { RecordOf, Records } from './records.ts'
import { precinctIn } from './places.ts'
import type { Stubs } from './stub-types.ts'

type PastFestival = WireOf<`/past-festivals/${string}`>

/** `/past-festivals`: newest first. */
export function composePastFestivals(records: Records, stubs: Stubs): WireOf<'/past-festivals'> {
  return { items: inOrder(records, stubs) }
}

function inOrder(records: Records, stubs: Stubs) {
  return [...records['past-festivals'].keys()]
    .flatMap((id) => stubs.festival(id) ?? [])
    .toSorted(byYear)
}

/** `/past-festivals/{festival}`. */
export function composePastFestival(
  past: RecordOf<'past-festivals'>,
  records: Records,
  stubs: Stubs,
): PastFestival | undefined {
  const stub = stubs.festival(past.id)
  if (!stub) return undefined
  const { image: _image, ...rest } = stub
  const image = records.image(past.image)
  const edition = past.festival === undefined ? undefined : records.festivals.get(past.festival)
  const all = inOrder(records, stubs)
  const position = all.findIndex(({ slug }) => slug === stub.slug)
  const [newer, older] = [all[position - 1], all[position + 1]]
  return {
    ...rest,
    summary: past.summary,
    ...(image ? { image } : {}),
    blocks: composeBlocks(past.blocks, records, stubs, past.order_year),
    highlights: references(past.highlights, past.order_year, stubs),
    ...(edition ? { counts: counts(edition.year, records, stubs) } : {}),
    tiers: tierGroups(past.order_year, records),
    ...linkPair('report', past.report),
    ...(past.cite ? { cite: past.cite } : {}),
    ...(newer ? { newer } : {}),
    ...(older ? { older } : {}),
    ...theme(edition?.theme),
    ...meta(past.meta, records),
    updated_at: instant(past.updatedAt),
  }
}

function counts(year: number, records: Records, stubs: Stubs): NonNullable<PastFestival['counts']> {
  const events = stubs.eventsOf(year)
  return {
    events: events.length,
    artists: new Set(events.flatMap(({ artists = [] }) => artists.map(({ artist }) => artist)))
      .size,
    venues: [...records.venues.values()].filter((venue) => precinctIn(venue, year) !== undefined)
      .length,
  }
}
