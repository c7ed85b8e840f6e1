import type { PayloadRequest } from 'payload'
import { findHidden, findVisible } from '../lookups/hidden-records.ts'
import type { Event } from '../payload-types.ts'
import { idOf, warning, type Finding } from '../rules/finding.ts'
import type { Clash } from './clashes.ts'
import { idsIn, idsOf, venuesOf } from './named-records.ts'
import { placeIdOf } from './schedule.ts'

type WithPlaces = Pick<Event, 'venues' | 'sessions'>

/** Names by id of hidden venues of public events, whose pages say "Venue to be announced" (spec/content B20). */
export type HiddenVenues = ReadonlyMap<number, string>

/** Names each hidden venue of an event once, at the first field that has it. */
export function sayHidden(
  { venues, sessions }: Partial<WithPlaces>,
  hidden: HiddenVenues,
): (readonly [field: string, message: string])[] {
  const fields = new Map<number, string>()
  const note = (field: string, id: number | undefined) => {
    if (id !== undefined && hidden.has(id) && !fields.has(id)) fields.set(id, field)
  }
  for (const venue of venues ?? []) note('venues', idOf(venue))
  for (const [row, { venue }] of (sessions ?? []).entries())
    note(`sessions.${row}.venue`, idOf(venue))
  return [...fields].map(([id, field]) => [field, `Its venue ${hidden.get(id)} is not public`])
}

/** The hours of a hidden venue count for nobody. */
export function isAtHidden({ kind, session }: Clash, event: WithPlaces, hidden: HiddenVenues) {
  const row = event.sessions?.[session.row]
  return kind === 'hours' && row !== undefined && hidden.has(placeIdOf(row, event) ?? 0)
}

/** Reads the values that the form has now; finds none if visitors do not see the event. */
export async function findHiddenVenues(
  event: Partial<Event>,
  req: PayloadRequest,
): Promise<HiddenVenues> {
  const { id } = event
  const named = idsOf(venuesOf(event))
  if (id === undefined || named.length === 0) return new Map()
  const hidden = await findHidden('venues', named, req)
  if (hidden.length === 0 || !(await findVisible('events', [id], req)).has(id)) return new Map()
  const { docs } = await req.payload.find({
    collection: 'venues',
    where: idsIn(hidden),
    select: { name: true },
    draft: true,
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((venue) => [venue.id, venue.name]))
}

export function hiddenVenueFindings(event: Partial<Event>, hidden: HiddenVenues): Finding[] {
  return sayHidden(event, hidden).map(([field, message]) => warning(field, message))
}
