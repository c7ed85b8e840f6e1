import type { PayloadRequest } from 'payload'

/** Whether an event names the artist, a draft too; true for an artist that has not been saved. */
export async function takesPart(id: number | undefined, req: PayloadRequest): Promise<boolean> {
  if (id === undefined) return true
  const { docs } = await req.payload.find({
    collection: 'events',
    draft: true,
    where: { 'artists.artist': { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  })
  return docs.length > 0
}
