import type { PayloadRequest } from 'payload'
import { titleOf as titleOfRecord } from '../lookups/find-records.ts'
import { globalLabel } from '../records/label-text.ts'
import type { Target } from '../saving/record.ts'

/** The title as last saved, or the name of a global. */
export async function titleOf(target: Target, req: PayloadRequest): Promise<string> {
  if ('global' in target) return globalLabel(target.global, req)
  const { collection, id } = target
  const { admin } = req.payload.collections[collection].config
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
    limit: 1,
    req,
  })
  const [record] = docs
  return titleOfRecord(record ?? {}, admin.useAsTitle)
}
