import type { PayloadRequest } from 'payload'
import type { Values } from '../saving/merge.ts'
import type { Target } from '../saving/record.ts'

/** A version of a record or global that is kept. */
export interface KeptVersion {
  readonly id: number
  readonly isPublished: boolean
  /** Every field, relations as ids. */
  readonly values: Values
}

/** The versions of a record or global, the oldest first. */
export async function readVersions(target: Target, req: PayloadRequest): Promise<KeptVersion[]> {
  const options = { depth: 0, pagination: false, sort: 'id', req } as const
  const { docs } =
    'global' in target
      ? await req.payload.findGlobalVersions({ slug: target.global, ...options })
      : await req.payload.findVersions({
          collection: target.collection,
          where: { parent: { equals: target.id } },
          ...options,
        })
  const own = 'global' in target ? {} : { id: target.id }
  return docs.map(({ id: versionId, version }) => {
    const values: Values = { ...version, ...own }
    return { id: Number(versionId), isPublished: values['_status'] === 'published', values }
  })
}

/** The record or global as visitors have it; undefined when it is not public. */
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
