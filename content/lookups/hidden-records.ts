import type { CollectionSlug, PayloadRequest } from 'payload'
import { VISIBLE } from '../records/visible.ts'
import { findLinks } from '../rules/links.ts'

/**
 * Finds the records to which a document links and that visitors cannot see, as `{collection}/{id}` (spec/content
 * B1.16).
 */
export async function findHiddenRecords(
  document: unknown,
  req: PayloadRequest,
): Promise<ReadonlySet<string>> {
  const idsOf = new Map<string, Set<number>>()
  for (const { collection, id } of findLinks(document).records) {
    idsOf.set(collection, (idsOf.get(collection) ?? new Set()).add(id))
  }
  const hidden = new Set<string>()
  for (const [name, ids] of idsOf) {
    for (const id of await findHidden(name, [...ids], req)) hidden.add(`${name}/${id}`)
  }
  return hidden
}

/** Returns those that visitors cannot see; none in a collection without drafts. */
export async function findHidden(
  name: string,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<readonly number[]> {
  const collection = collectionOf(name, req)
  if (!collection || ids.length === 0) return []
  const visible = await findVisible(collection, ids, req)
  return ids.filter((id) => !visible.has(id))
}

export async function findVisible(
  collection: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<ReadonlySet<unknown>> {
  const { docs } = await req.payload.find({
    collection,
    where: {
      id: { in: [...ids] },
      ...VISIBLE,
    },
    depth: 0,
    pagination: false,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

/** Only records with drafts can be hidden. */
function collectionOf(name: string, req: PayloadRequest): CollectionSlug | undefined {
  const config = req.payload.config.collections.find(({ slug }) => slug === name)
  return config?.versions?.drafts ? config.slug : undefined
}
