import type { PayloadRequest } from 'payload'
import { VISIBLE } from '../records/visible.ts'

/**
 * Says whether an event names the artist, in its public or its newest version; true for an artist without an id yet.
 */
export async function takesPart(id: number | undefined, req: PayloadRequest): Promise<boolean> {
  if (id === undefined) return true
  const one = { collection: 'events', depth: 0, limit: 1, pagination: false, req } as const
  const where = { 'artists.artist': { equals: id } }
  const found = await Promise.all([
    req.payload.find({ ...one, where: { ...where, ...VISIBLE }, select: {} }),
    req.payload.find({ ...one, where, draft: true, select: {} }),
  ])
  return found.some(({ docs }) => docs.length > 0)
}
