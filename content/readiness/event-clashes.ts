import { localOf } from 'contract/rules/local-time.ts'
import type { PayloadRequest, Where } from 'payload'
import { now } from '../requests/settings.ts'
import { findEdition } from '../editions/find-editions.ts'
import type { Event } from '../payload-types.ts'
import { warning, type Finding } from '../rules/finding.ts'
import { findClashes, type Clash } from './clashes.ts'
import { isAtHidden, type HiddenVenues } from './hidden-venues.ts'
import { idsOf, readVenuesAndArtists, venuesOf } from './named-records.ts'
import { scheduleOf, type ScheduledEvent } from './schedule.ts'

/** In place of an id for an event that is not saved yet. */
const NOT_SAVED = 0

const SCHEDULED_FIELDS = {
  title: true,
  type: true,
  parent: true,
  status: true,
  artists: true,
  venues: true,
  sessions: true,
  hours_override: true,
  meeting_point: true,
} as const satisfies Readonly<Record<Exclude<keyof ScheduledEvent, 'id'>, true>>

/**
 * Finds the clashes of an event, with the values of its form, with the other events of its edition as they were last
 * saved. Each is a finding at its session's start. Sessions that are over and withdrawn events are left out, as on
 * the studio's home. An open form calls this after each change, so it reads only events that share a place or a
 * person with this one. `hidden`: the hidden venues of the event.
 */
export async function findEventClashes(
  event: Partial<Event>,
  hidden: HiddenVenues,
  req: PayloadRequest,
): Promise<Finding[]> {
  const mayClash = Boolean(event.sessions?.length) && !event.withdrawn
  const edition = mayClash ? await findEdition(event.festival, req) : undefined
  if (!edition) return []
  const own = {
    title: '',
    type: '',
    status: { state: 'scheduled' as const },
    ...event,
    id: event.id ?? NOT_SAVED,
  }
  const others = await findSharing(own, edition.id, req)
  const all = [...others, own as ScheduledEvent] // some of its fields may still be empty
  const named = await readVenuesAndArtists(all, req)
  const nowLocal = localOf(now(req), edition.zone)
  return findClashes(scheduleOf({ edition, events: all, ...named }))
    .filter((clash) => clash.session.event !== own.id || !isAtHidden(clash, event, hidden))
    .flatMap((clash) => saidOf(clash, own.id))
    .filter(({ row }) => (own.sessions?.[row]?.end ?? '') >= nowLocal)
    .map(({ row, message }) => warning(`sessions.${row}.start`, message))
}

async function findSharing(
  event: Pick<Event, 'id'> & Partial<Event>,
  festival: number,
  req: PayloadRequest,
): Promise<readonly ScheduledEvent[]> {
  const { id, artists } = event
  const places = { in: idsOf(venuesOf(event)) }
  const people = { in: idsOf((artists ?? []).map(({ artist }) => artist)) }
  const shared: Where[] = [
    ...(places.in.length > 0 ? [{ venues: places }, { 'sessions.venue': places }] : []),
    ...(people.in.length > 0 ? [{ 'artists.artist': people }] : []),
  ]
  if (shared.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'events',
    draft: true,
    depth: 0,
    pagination: false,
    select: SCHEDULED_FIELDS,
    where: {
      id: { not_equals: id },
      festival: { equals: festival },
      withdrawn: { not_equals: true },
      or: shared,
    },
    req,
  })
  return docs
}

/** One or both sessions of a clash may be the event's. */
function saidOf({ session, message, other, otherMessage = '' }: Clash, event: number) {
  return [{ ...session, message }, ...(other ? [{ ...other, message: otherMessage }] : [])].filter(
    (each) => each.event === event,
  )
}
