import type { PayloadRequest } from 'payload'
import type { RecordKey } from '../records/record-key.ts'
import { titleOf as titleOfRecord } from '../lookups/find-records.ts'

/** The title of a record as it was last saved. */
export async function titleOf({ collection, id }: RecordKey, req: PayloadRequest): Promise<string> {
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
