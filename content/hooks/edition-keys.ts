/** The keys of an edition's types and precincts, made from their titles (spec/content B3, B4). */
import { isReservedType } from 'contract/rules/reserved.ts'
import { slug } from 'contract/rules/slug.ts'
import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import type { Festival } from '../payload-types.ts'

type Row = Partial<Festival['types'][number]> | Partial<Festival['precincts'][number]>

/** A half-typed title may be saved, so the key follows it until it is public or used: then it is in addresses. */
export const giveKeys: CollectionBeforeChangeHook<Festival> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = operation === 'update' ? originalDoc : undefined
  const published = before && (await findPublished(before.id, req))
  const edition = { ...before, ...data }
  const isSettled = {
    types: (type: string) =>
      hasKey(published?.types, type) ||
      isUsed('events', { festival: { equals: edition.id ?? 0 }, type: { equals: type } }, req),
    precincts: (precinct: string) =>
      hasKey(published?.precincts, precinct) ||
      isUsed(
        'venues',
        { 'editions.year': { equals: edition.year }, 'editions.precinct': { equals: precinct } },
        req,
      ),
  }
  const { types, precincts } = data
  return {
    ...data,
    ...(types && { types: await withKeys(types, before?.types, isSettled.types) }),
    ...(precincts && {
      precincts: await withKeys(precincts, before?.precincts, isSettled.precincts),
    }),
  }
}

async function withKeys<Each extends Row>(
  rows: readonly Each[],
  rowsBefore: readonly Row[] = [],
  isSettled: (key: string) => boolean | Promise<boolean>,
): Promise<Each[]> {
  const known = new Map(rowsBefore.map((row) => [row.id, row]))
  const keys = new Map<Each, string>()
  const taken = new Set<string>()
  const give = (row: Each, key: string) => {
    keys.set(row, key)
    taken.add(key)
  }
  // A copied row arrives with the key of its original. The original keeps the key: rows that existed before come
  // first.
  for (const row of rows.toSorted((a, b) => Number(known.has(b.id)) - Number(known.has(a.id)))) {
    const earlier = known.get(row.id)
    const key = row.key || earlier?.key || ''
    const isRenamed = earlier !== undefined && earlier.title !== row.title
    const stays = key !== '' && !taken.has(key) && (!isRenamed || (await isSettled(key)))
    if (stays) give(row, key)
    else give(row, freeKey(row.title ?? '', taken))
  }
  return rows.map((row) => ({ ...row, key: keys.get(row) ?? '' }))
}

/** Empty while there is no title. */
function freeKey(title: string, taken: ReadonlySet<string>): string {
  const base = slug(title)
  if (base === '') return ''
  const isFree = (key: string) => !taken.has(key) && !isReservedType(key)
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`
    if (isFree(key)) return key
  }
}

function hasKey(rows: readonly Row[] | undefined, key: string): boolean {
  return (rows ?? []).some((row) => row.key === key)
}

async function findPublished(id: number, req: PayloadRequest): Promise<Festival | undefined> {
  const where: Where = { id: { equals: id }, _status: { equals: 'published' } }
  const { docs } = await req.payload.find({
    collection: 'festivals',
    where,
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]
}

/** Drafts count: an event that waits for its edition uses its type already. */
async function isUsed(
  collection: 'events' | 'venues',
  where: Where,
  req: PayloadRequest,
): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection,
    where,
    draft: true,
    depth: 0,
    limit: 1,
    select: {},
    req,
  })
  return docs.length > 0
}
