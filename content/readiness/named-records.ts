import type { PayloadRequest } from 'payload'
import type { Event } from '../payload-types.ts'
import { idOf, type Relation } from '../rules/finding.ts'

const VENUE_FIELDS = {
  name: true,
  place_type: true,
  geo: true,
  hours: true,
  editions: true,
  access: true,
} as const

/** Returns the newest versions, drafts included. */
export async function readVenuesAndArtists(
  events: readonly Pick<Event, 'venues' | 'sessions' | 'artists'>[],
  req: PayloadRequest,
) {
  const all = { draft: true, depth: 0, pagination: false, req } as const
  const [venues, artists] = await Promise.all([
    req.payload.find({
      collection: 'venues',
      select: VENUE_FIELDS,
      where: idsIn(events.flatMap(venuesOf)),
      ...all,
    }),
    req.payload.find({
      collection: 'artists',
      select: { name: true },
      where: idsIn(events.flatMap((event) => (event.artists ?? []).map(({ artist }) => artist))),
      ...all,
    }),
  ])
  return { venues: venues.docs, artists: artists.docs }
}

/** Also the venues of the event's sessions. */
export function venuesOf({ venues, sessions }: Partial<Pick<Event, 'venues' | 'sessions'>>) {
  return [...(venues ?? []), ...(sessions ?? []).map(({ venue }) => venue)]
}

export function idsIn(relations: readonly Relation[]) {
  return { id: { in: idsOf(relations) } }
}

export function idsOf(relations: readonly Relation[]): number[] {
  return [...new Set(relations.flatMap((relation) => idOf(relation) ?? []))]
}
