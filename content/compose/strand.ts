import type { WireOf } from 'contract/answers/keys.ts'
import { Strand as StrandAnswer } from 'contract/answers/strand.ts'
import { byDate, byLocation, byType } from 'contract/rules/sort-orders.ts'
import { yearOfName } from 'contract/rules/year-prefix.ts'
import { composeBlocks } from './blocks.ts'
import { copier } from './copier.ts'
import { meta } from './meta.ts'
import { editionSummary, instant, theme } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import type { EventStub, Stubs } from './stub-types.ts'

type Strand = WireOf<`/strands/${string}`>

const copyStrand = copier(StrandAnswer)

/** `/strands/{name}` (spec/content C5); undefined without its edition. */
export function composeStrand(
  strand: RecordOf<'strands'>,
  records: Records,
  stubs: Stubs,
): Strand | undefined {
  const year = yearOfName(strand.name) ?? records.festivalYear
  const festival = records.editions.get(year)
  if (!festival) return undefined
  const types = festival.types.map(({ key }) => key)
  const order = { day: byDate, precinct: byLocation, type: byType(types) }[strand.group_by]
  return {
    ...copyStrand(strand),
    id: strand.code ?? '',
    year,
    blocks: composeBlocks(strand.blocks, records, stubs, year),
    events: selected(strand.select, year, stubs, records).toSorted(order),
    edition: editionSummary(festival),
    ...theme(strand.theme),
    ...meta(strand.meta, records),
    updated_at: instant(strand.updatedAt),
  }
}

/**
 * The events that staff chose one by one, if any. Otherwise those that match every criterion that has values; of
 * several values of a criterion, one match is enough.
 */
function selected(
  select: RecordOf<'strands'>['select'],
  year: number,
  stubs: Stubs,
  records: Records,
): EventStub[] {
  const { ids = [], types = [], tags = [], flags = [], parent } = select ?? {}
  if (ids.length > 0) return stubs.events(ids)
  const events = stubs
    .eventsOf(select?.year ?? year)
    .filter(
      (event) =>
        (parent === undefined || event.parent === parent) &&
        (types.length === 0 || types.includes(event.type)) &&
        (tags.length === 0 || tags.some((tag) => event.tags?.includes(tag))) &&
        (flags.length === 0 || flags.some((flag) => event.flags?.includes(flag))),
    )
  return events.flatMap(({ id }) => (records.events.has(id) ? (stubs.event(id) ?? []) : []))
}
