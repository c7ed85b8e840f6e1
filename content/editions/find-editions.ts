import type { PayloadRequest } from 'payload'
import type { Festival } from '../payload-types.ts'
import { idOf, type Relation } from '../rules/finding.ts'

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
    pagination: false,
    req,
  })
  return docs[0]
}

/** Drafts too: no record may take an address that one of them will need. */
export async function findEditions(req: PayloadRequest): Promise<Festival[]> {
  const { docs } = await req.payload.find({
    collection: 'festivals',
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

/** Undefined if there is no edition of the festival year. */
export async function findCurrentEdition(req: PayloadRequest): Promise<Festival | undefined> {
  return findEditionOfYear(await findCurrentYear(req), req)
}

/** There may be no edition of it yet. */
export async function findCurrentYear(req: PayloadRequest): Promise<number> {
  const site = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  return site.festival_year
}

/** The public version (a draft if the edition is not public) or, if `draft` is set, the newest one. */
export async function findEditionOfYear(
  year: number,
  req: PayloadRequest,
  { draft = false } = {},
): Promise<Festival | undefined> {
  const { docs } = await req.payload.find({
    collection: 'festivals',
    where: { year: { equals: year } },
    draft,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}
