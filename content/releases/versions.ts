import type { PayloadRequest, Where } from 'payload'
import type { Values } from '../saving/merge.ts'
import type { Target } from '../saving/record.ts'

/** In Payload's table of versions. */
export interface KeptVersion {
  readonly id: number
  readonly isPublished: boolean
  /** Every field, relations as ids. */
  readonly values: Values
}

/** The oldest first. */
export async function readVersions(target: Target, req: PayloadRequest): Promise<KeptVersion[]> {
  return find({ pagination: false, sort: 'id' }, target, req)
}

function readNewest(where: Where, target: Target, req: PayloadRequest): Promise<KeptVersion[]> {
  return find({ where, limit: 1, sort: '-id' }, target, req)
}

interface Query {
  readonly where?: Where
  readonly limit?: number
  readonly pagination?: boolean
  readonly sort: string
}

async function find(
  { where = {}, ...query }: Query,
  target: Target,
  req: PayloadRequest,
): Promise<KeptVersion[]> {
  const options = { ...query, depth: 0, req } as const
  const { docs } =
    'global' in target
      ? await req.payload.findGlobalVersions({ slug: target.global, where, ...options })
      : await req.payload.findVersions({
          collection: target.collection,
          where: { and: [{ parent: { equals: target.id } }, where] },
          ...options,
        })
  const own = 'global' in target ? {} : { id: target.id }
  return docs.map(({ id: versionId, version }) => {
    const values: Values = { ...version, ...own }
    return { id: Number(versionId), isPublished: values['_status'] === 'published', values }
  })
}

/** Besides the version itself, reads the last public one before it and the newest public one after it. */
export async function readVersionsAround(
  version: number,
  target: Target,
  req: PayloadRequest,
): Promise<KeptVersion[]> {
  const isPublic = { 'version._status': { equals: 'published' } }
  const wanted: readonly Where[] = [
    { and: [isPublic, { id: { less_than: version } }] },
    { id: { equals: version } },
    { and: [isPublic, { id: { greater_than: version } }] },
  ]
  const found = await Promise.all(wanted.map((where) => readNewest(where, target, req)))
  return found.flat()
}

/** Undefined if there is no public version. */
export async function readPublic(target: Target, req: PayloadRequest): Promise<Values | undefined> {
  if ('global' in target)
    return { ...(await req.payload.findGlobal({ slug: target.global, depth: 0, req })) }
  const { collection, id } = target
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    depth: 0,
    limit: 1,
    req,
  })
  const [doc] = docs
  return doc && { ...doc }
}
