import type { PayloadRequest } from 'payload'
import type { RecordKey } from '../records/record-key.ts'
import type { Values } from '../saving/merge.ts'

/** A version of a record that is kept. */
export interface KeptVersion {
  readonly id: number
  readonly isPublished: boolean
  /** Every field, relations as ids. */
  readonly values: Values
}

/** The versions of a record, the oldest first. */
export async function readVersions(
  { collection, id }: RecordKey,
  req: PayloadRequest,
): Promise<KeptVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    depth: 0,
    pagination: false,
    sort: 'id',
    req,
  })
  return docs.map(({ id: versionId, version }) => {
    const values: Values = { ...version, id }
    return { id: Number(versionId), isPublished: values['_status'] === 'published', values }
  })
}

/** The record as visitors have it; undefined when it is not public. */
export async function readPublic(
  { collection, id }: RecordKey,
  req: PayloadRequest,
): Promise<Values | undefined> {
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
