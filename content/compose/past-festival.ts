import type { WireOf } from 'contract/answers/keys.ts'
import { PastFestival as PastFestivalAnswer } from 'contract/answers/past-festivals.ts'
import { neighbours, references } from './article.ts'
import { composeBlocks } from './blocks.ts'
import { copier } from './copier.ts'
import { meta } from './meta.ts'
import { instant, theme } from './parts.ts'
import { tierGroups } from './partner.ts'
import { linkPair } from './participate.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import type { Stubs } from './stub-types.ts'

type PastFestival = WireOf<`/past-festivals/${string}`>

const copyPastFestival = copier(PastFestivalAnswer)

/** `/past-festivals`: newest first. */
export function composePastFestivals(_records: Records, stubs: Stubs): WireOf<'/past-festivals'> {
  return { items: stubs.pastFestivals().flatMap((id) => stubs.festival(id) ?? []) }
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
  const [newer, older] = neighbours(past.id, stubs.pastFestivals(), stubs.festival)
  return {
    ...copyPastFestival(past),
    ...rest,
    ...(image ? { image } : {}),
    blocks: composeBlocks(past.blocks, records, stubs, past.order_year),
    highlights: references(past.highlights, past.order_year, stubs),
    ...(edition ? { counts: counts(edition.year, stubs) } : {}),
    tiers: tierGroups(past.order_year, records),
    ...linkPair('report', past.report),
    ...(newer ? { newer } : {}),
    ...(older ? { older } : {}),
    ...theme(edition?.theme),
    ...meta(past.meta, records),
    updated_at: instant(past.updatedAt),
  }
}

function counts(year: number, stubs: Stubs): NonNullable<PastFestival['counts']> {
  return {
    events: stubs.eventsOf(year).length,
    artists: stubs.artistsOf(year).length,
    venues: stubs.venuesOf(year).length,
  }
}
