import { localOf } from 'contract/rules/melbourne-time.ts'
import type { PayloadRequest } from 'payload'
import { now } from '../requests/settings.ts'
import { findEdition } from '../editions/find-editions.ts'
import { findEditionEvents, type EditionEvent } from '../lookups/edition-events.ts'
import type { Event } from '../payload-types.ts'
import { warning, type Finding } from '../rules/finding.ts'
import { findClashes, type Clash } from './clashes.ts'
import { readVenuesAndArtists } from './named-records.ts'
import { scheduleOf } from './schedule.ts'

/** Stands for the id of an event that is not saved yet. */
const NOT_SAVED = 0

/**
 * The clashes of an event as its form has it now with all others of its edition as they were last saved, each at its session's
 * start. As on the home, a session that is over clashes with nothing.
 */
export async function findEventClashes(
  event: Partial<Event>,
  req: PayloadRequest,
): Promise<Finding[]> {
  const edition = event.sessions?.length ? await findEdition(event.festival, req) : undefined
  if (!edition) return []
  const own = {
    title: '',
    type: '',
    status: { state: 'scheduled' },
    ...event,
    id: event.id ?? NOT_SAVED,
  }
  const { events } = await findEditionEvents(edition.id, req)
  const all = [...events.filter(({ id }) => id !== own.id), own as EditionEvent] // as far as it is filled in
  const named = await readVenuesAndArtists(all, req)
  const nowLocal = localOf(now(req), edition.zone)
  return findClashes(scheduleOf({ edition, events: all, ...named }))
    .flatMap((clash) => saidOf(clash, own.id))
    .filter(({ row }) => (own.sessions?.[row]?.end ?? '') >= nowLocal)
    .map(({ row, message }) => warning(`sessions.${row}.start`, message))
}

/** The sessions of an event that a clash is about: one, or both. */
function saidOf({ session, message, other, otherMessage = '' }: Clash, event: number) {
  return [{ ...session, message }, ...(other ? [{ ...other, message: otherMessage }] : [])].filter(
    (each) => each.event === event,
  )
}
