import type { CollectionSlug, PayloadRequest } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { LISTS } from '../lists/record-lists.ts'
import { WITHOUT_TITLE } from '../rules/title.ts'
import { labelText } from '../records/label-text.ts'

export interface FoundRecord {
  readonly collection: CollectionSlug
  readonly id: number
  readonly title: string
}

export interface FoundGroup {
  readonly collection: CollectionSlug
  readonly label: string
  readonly records: readonly FoundRecord[]
  readonly total: number
}

/** Records of a collection, or fields of a global. A judgement: several collections fit on a screen. */
export const SHOWN = 8

/** Searches titles, names, artists, venues, numbers, alt texts and credits; for an administrator also accounts. */
export async function findRecords(search: string, req: PayloadRequest): Promise<FoundGroup[]> {
  const listed = Object.keys(LISTS) as CollectionSlug[]
  const slugs = req.user?.role === 'administrator' ? [...listed, 'users' as const] : listed
  const groups = await Promise.all(slugs.map((slug) => findIn(slug, search, req)))
  return groups.filter(({ total }) => total > 0)
}

async function findIn(
  collection: CollectionSlug,
  search: string,
  req: PayloadRequest,
): Promise<FoundGroup> {
  const { payload, user } = req
  const { config } = payload.collections[collection]
  const { docs, totalDocs: total } = await payload.find({
    collection,
    where: mergeListSearchAndWhere({ collectionConfig: config, search }),
    draft: true,
    depth: 0,
    limit: SHOWN,
    overrideAccess: false,
    user,
    req,
  })
  const records = docs.map((doc) => ({
    collection,
    id: doc.id,
    title: titleOf(doc, config.admin.useAsTitle),
  }))
  const { plural } = config.labels
  return { collection, label: labelText(plural, collection), records, total }
}

/** `field` is the collection's `useAsTitle`. */
export function titleOf(doc: object, field = 'id'): string {
  const title: unknown = Reflect.get(doc, field)
  return typeof title === 'string' && title ? title : WITHOUT_TITLE
}
