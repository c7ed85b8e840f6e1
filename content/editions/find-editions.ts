import type { PayloadRequest } from 'payload'
import type { Festival } from '../payload-types.ts'
import { idOf, type Relation } from '../rules/finding.ts'

/** The edition a record belongs to. */
export async function findEdition(
  relation: Relation,
  req: PayloadRequest,
): Promise<Festival | undefined> {
  const id = idOf(relation)
  if (id === undefined) return undefined
  const { docs } = await req.payload.find({
    collection: 'festivals',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]
}

/** All editions, drafts too: no record may take an address that one of them will need. */
export async function findEditions(req: PayloadRequest): Promise<Festival[]> {
  const { docs } = await req.payload.find({
    collection: 'festivals',
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

/** The edition that the home page shows; undefined if there is none of its year. */
export async function findCurrentEdition(req: PayloadRequest): Promise<Festival | undefined> {
  return findEditionOfYear(await findCurrentYear(req), req)
}

/** The year of the current edition, which there may not be yet. */
export async function findCurrentYear(req: PayloadRequest): Promise<number> {
  const site = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  return site.festival_year
}

export async function findEditionOfYear(
  year: number,
  req: PayloadRequest,
): Promise<Festival | undefined> {
  const { docs } = await req.payload.find({
    collection: 'festivals',
    where: { year: { equals: year } },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]
}
