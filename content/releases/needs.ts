/**
 * Checks that the records on which a newly public record depends are public too, because otherwise visitors would not
 * find it (spec/content B18).
 */
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { RecordKey } from '../records/record-key.ts'
import { findVisible } from '../lookups/hidden-records.ts'
import { findEditionOfYear } from '../editions/find-editions.ts'
import type { Event, Site } from '../payload-types.ts'
import { idOf, type Relation } from '../rules/finding.ts'
import type { Values } from '../saving/merge.ts'
import { isAbout, targetOf, type Released, type ReleaseItem } from './due.ts'
import type { ReleaseProblem } from './problem.ts'
import { titleOf } from './titles.ts'
import { readPublic } from './versions.ts'

/** The situation before a release is carried out. */
interface Before {
  /** The records that other releases will change before it; none when its time has come. */
  readonly ahead: readonly Released[]
  /** The year of the current edition. */
  readonly currentYear: number
}

interface Need extends RecordKey {
  /** The role of the needed record: `venue`. */
  readonly words: string
}

/**
 * Finds the first record of a release that depends on something not public; undefined if there is none. The place in
 * the result is the record that it depends on. Call it after the release was carried out, within its transaction.
 */
export async function findUnmetNeed(
  items: readonly ReleaseItem[],
  before: Before,
  req: PayloadRequest,
): Promise<ReleaseProblem | undefined> {
  for (const item of items.filter(({ act }) => act === 'publish')) {
    const target = targetOf(item)
    const record = await readPublic(target, req)
    for (const need of record ? await needsOf(record, before, req) : []) {
      if (await isMet(need, before.ahead, req)) continue
      const [title, needed] = [await titleOf(target, req), await titleOf(need, req)]
      return {
        message: `“${title}”: its ${need.words} “${needed}” is not public by then. Publish it first, or set one named release for both.`,
        place: { target: { collection: need.collection, id: need.id }, field: '_status' },
      }
    }
  }
  return undefined
}

/**
 * The edition and the venues that a record needs; a withdrawn record needs neither. The site settings need the
 * edition to which they switch. A festival whose first edition is not public yet already names that edition, and may
 * release other settings.
 */
async function needsOf(
  record: Values,
  { currentYear }: Before,
  req: PayloadRequest,
): Promise<Need[]> {
  // Only events have all of these fields. Other records have only `festival`, and the site settings only
  // `festival_year`.
  const {
    festival,
    festival_year: year,
    sessions,
    venues,
    withdrawn,
  } = record as Partial<Event & Site>
  if (withdrawn) return []
  return [
    ...(year && year !== currentYear
      ? needs('festivals', 'current edition', [await findEditionOfYear(year, req)])
      : []),
    ...needs('festivals', 'edition', [festival]),
    ...needs('venues', 'venue', [...(venues ?? []), ...(sessions ?? []).map(({ venue }) => venue)]),
  ]
}

function needs(collection: CollectionSlug, words: string, relations: readonly Relation[]): Need[] {
  const ids = new Set(relations.map(idOf).filter((id) => id !== undefined))
  return [...ids].map((id) => ({ collection, id, words }))
}

async function isMet(
  { collection, id }: Need,
  ahead: readonly Released[],
  req: PayloadRequest,
): Promise<boolean> {
  const released = ahead.find((each) => isAbout(each, { collection, id }))
  if (released) return released.doc !== undefined
  return (await findVisible(collection, [id], req)).has(id)
}
