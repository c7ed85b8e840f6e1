/** What a record that becomes public needs to be public with it, or visitors would not find it (spec/content B18). */
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
  /** What it is to the record: `venue`. */
  readonly words: string
}

/**
 * The first record of a release that lacks something, in words for staff; undefined when none does. Asked after the release was
 * carried out, within its transaction. `ahead` are records that other releases change before it.
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

/** The edition and the venues; a withdrawn record shows neither. */
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
