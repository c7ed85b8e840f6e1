/**
 * Checks that the records on which a newly public record depends are public too, because otherwise visitors would not
 * find it (spec/content B18).
 */
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { RecordKey } from '../records/record-key.ts'
import { findVisible } from '../lookups/hidden-records.ts'
import type { Event } from '../payload-types.ts'
import { idOf, type Relation } from '../rules/finding.ts'
import type { Values } from '../saving/merge.ts'
import { keyOf, type ReleasedRecord, type ReleaseItem } from './due.ts'
import { titleOf } from './titles.ts'
import { readPublic } from './versions.ts'

interface Need extends RecordKey {
  /** The role of the needed record: `venue`. */
  readonly words: string
}

/**
 * The first record of a release that depends on something not public, in words for staff; undefined if none does.
 * Call it after the release was carried out, within its transaction. `ahead` are records that other releases change
 * before it.
 */
export async function findUnmetNeed(
  items: readonly ReleaseItem[],
  ahead: readonly ReleasedRecord[],
  req: PayloadRequest,
): Promise<string | undefined> {
  for (const item of items.filter(({ act }) => act === 'publish')) {
    const key = keyOf(item)
    const record = await readPublic(key, req)
    for (const need of record ? needsOf(record) : []) {
      if (await isMet(need, ahead, req)) continue
      const [title, needed] = [await titleOf(key, req), await titleOf(need, req)]
      return `“${title}”: its ${need.words} “${needed}” is not public by then. Publish it first, or set one named release for both.`
    }
  }
  return undefined
}

/** The edition and the venues of a record; a withdrawn record needs neither. */
function needsOf(record: Values): Need[] {
  const { festival, sessions, venues, withdrawn } = record as Partial<Event> // Of others, `festival` alone
  if (withdrawn) return []
  return [
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
  ahead: readonly ReleasedRecord[],
  req: PayloadRequest,
): Promise<boolean> {
  const released = ahead.find((each) => each.collection === collection && each.id === id)
  if (released) return released.doc !== undefined
  return (await findVisible(collection, [id], req)).has(id)
}
