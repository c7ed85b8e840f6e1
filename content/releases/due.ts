import { toInstant } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import { festivalZone } from '../editions/festival-zone.ts'
import {
  findComingReleases,
  targetOf,
  type ItemKey,
  type ReleaseItem,
} from '../lookups/coming-releases.ts'
import type { Release } from '../payload-types.ts'
import { mergeRecord, type Values } from '../saving/merge.ts'
import { readPublic, readVersions, type KeptVersion } from './versions.ts'

export interface Released extends ItemKey {
  /** The public version after the release, relations as ids; undefined if the record is not public then. */
  readonly doc: Values | undefined
}

/**
 * Returns every record that releases change up to an instant (spec/content B18), once, in its state at that instant.
 * `at` is in epoch milliseconds by the festival's clock.
 */
export async function releasesDueBy(at: number, req: PayloadRequest): Promise<Released[]> {
  const zone = await festivalZone(req)
  const due = (await findComingReleases(req)).filter((release) => dueAt(release, zone) <= at)
  const released = new Map<string, Released>()
  for (const item of due.flatMap(({ items }) => items ?? [])) {
    const doc =
      item.act === 'publish'
        ? await documentToPublish(item, await readVersions(targetOf(item), req), req)
        : undefined
    // A release without its version will fail.
    if (item.act === 'publish' && !doc) continue
    const { collection, record } = item
    released.set(`${collection} ${record}`, { collection, record, doc })
  }
  return [...released.values()]
}

/** In epoch milliseconds by the festival's clock; `zone` is the festival's. */
export function dueAt({ at }: Pick<Release, 'at'>, zone: string): number {
  return toInstant(at, zone)
}

/**
 * Returns what the item will publish. Usually that is the version that it names. If a newer version was published
 * after the release was set, the two are merged field by field. `kept` are the versions of the record. Undefined if
 * the named version was deleted.
 */
export async function documentToPublish(
  item: ReleaseItem,
  kept: readonly KeptVersion[],
  req: PayloadRequest,
): Promise<Values | undefined> {
  const pinned = item.version ?? 0
  const version = kept.find(({ id }) => id === pinned)
  if (!version) return undefined
  const isPublishedSince = kept.some(({ id, isPublished }) => isPublished && id > pinned)
  const present = isPublishedSince ? await readPublic(targetOf(item), req) : undefined
  return present ? mergedWith(present, { version, kept }) : version.values
}

function mergedWith(
  present: Values,
  { version, kept }: { readonly version: KeptVersion; readonly kept: readonly KeptVersion[] },
): Values {
  const before = kept.findLast(({ id, isPublished }) => isPublished && id < version.id)
  // Nothing was public before the named version. What is public now is that version or a later one, so it stays.
  if (!before) return present
  const versions = { base: before.values, mine: version.values, theirs: present }
  return mergeRecord(versions, () => 'theirs').value
}
