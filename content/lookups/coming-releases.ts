import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import type { Release } from '../payload-types.ts'
import { NO_ID } from '../records/record-key.ts'
import { ownerOf, type Target } from '../saving/record.ts'

export type ReleaseItem = NonNullable<Release['items']>[number]
export type ItemKey = Pick<ReleaseItem, 'collection' | 'record'>

/** Releases of the state `set`, the earliest first (spec/content B18). */
export async function findComingReleases(req: PayloadRequest): Promise<Release[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { state: { equals: 'set' } },
    depth: 0,
    pagination: false,
    sort: 'at',
    req,
  })
  return docs
}

/** Returns those of the records that are in a coming release. */
export async function findPlannedOf<Each extends { readonly target: Target }>(
  records: readonly Each[],
  req: PayloadRequest,
): Promise<Each[]> {
  const planned = (await findComingReleases(req)).flatMap(({ items }) => items ?? [])
  return records.filter(({ target }) => planned.some((item) => isAbout(item, target)))
}

export function targetOf({ collection, record }: ItemKey): Target {
  // Only our endpoints write items, so the names are those of existing collections and globals.
  if (record === NO_ID) return { global: collection as GlobalSlug }
  return { collection: collection as CollectionSlug, id: record }
}

export function itemKeyOf(target: Target): ItemKey {
  const { collection, id = NO_ID } = ownerOf(target)
  return { collection, record: id }
}

export function isAbout(item: ItemKey, target: Target): boolean {
  const { collection, record } = itemKeyOf(target)
  return item.collection === collection && item.record === record
}
