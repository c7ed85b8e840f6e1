import type { PayloadRequest } from 'payload'
import type { Release } from '../payload-types.ts'

/** The newest first. */
export async function findFailed(req: PayloadRequest): Promise<Release[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { state: { equals: 'failed' } },
    depth: 0,
    pagination: false,
    sort: '-at',
    req,
  })
  return docs
}
