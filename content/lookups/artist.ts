import type { PayloadRequest } from 'payload'

/** Whether a published event names the artist; false for an artist that has not been saved. */
export async function takesPart(id: number | undefined, req: PayloadRequest): Promise<boolean> {
  if (id === undefined) return true
  const { totalDocs } = await req.payload.count({
    collection: 'events',
    where: { 'artists.artist': { equals: id }, _status: { equals: 'published' } },
    req,
  })
  return totalDocs > 0
}
