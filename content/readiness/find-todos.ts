import { dateOf, localOf } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import { now } from '../requests/settings.ts'
import { findHidden } from '../lookups/hidden-records.ts'
import { findEditionEvents, type EditionEvent } from '../lookups/edition-events.ts'
import type { Festival } from '../payload-types.ts'
import { findClashes, type Clash } from './clashes.ts'
import { findFailedReleases } from './failed-releases.ts'
import { findForgotten } from './forgotten.ts'
import { isAtHidden, type HiddenVenues } from './hidden-venues.ts'
import { findNotReady } from './not-ready.ts'
import { idsIn, readVenuesAndArtists } from './named-records.ts'
import { scheduleOf } from './schedule.ts'
import { groupTodos, type Todo, type TodoGroup } from './todo.ts'

/** The worst group comes first. Dead links are left out, because finding them takes longer. */
export async function findTodos(
  edition: Festival | undefined,
  req: PayloadRequest,
): Promise<TodoGroup[]> {
  const [failed, ofProgram, forgotten] = await Promise.all([
    findFailedReleases(req),
    edition ? findInProgram(edition, req) : [],
    findForgotten(req),
  ])
  return groupTodos([...failed, ...ofProgram, ...forgotten])
}

async function findInProgram(edition: Festival, req: PayloadRequest): Promise<Todo[]> {
  const today = dateOf(now(req), edition.zone)
  const { events, publicEvents } = await findEditionEvents(edition.id, req)
  const { venues, artists, pictures, hiddenVenues } = await readRelated(events, req)
  const clashes = findClashes(scheduleOf({ edition, events, venues, artists }))
  const byId = new Map(events.map((event) => [event.id, event]))
  // A public event at a hidden venue has a row of its own. For a draft the hours of the venue count, because both may
  // become public together.
  const isForgone = (clash: Clash) => {
    const event = byId.get(clash.session.event)
    return event && publicEvents.has(event.id) && isAtHidden(clash, event, hiddenVenues)
  }
  const { types } = edition
  return [
    ...clashes
      .filter((clash) => !isForgone(clash))
      .flatMap(clashTodo(byId, localOf(now(req), edition.zone))),
    ...findNotReady({ types, events, venues, pictures, publicEvents, hiddenVenues, today }),
  ]
}

async function readRelated(events: readonly EditionEvent[], req: PayloadRequest) {
  const [named, pictures] = await Promise.all([
    readVenuesAndArtists(events, req),
    req.payload.find({
      collection: 'media',
      select: {
        kind: true,
        alt: true,
        decorative: true,
        credit: true,
        title: true,
        filename: true,
      },
      where: idsIn(events.flatMap(({ lead_image: lead, gallery }) => [lead, ...(gallery ?? [])])),
      depth: 0,
      pagination: false,
      req,
    }),
  ])
  const { venues } = named
  const hidden = new Set(
    await findHidden(
      'venues',
      venues.map(({ id }) => id),
      req,
    ),
  )
  const hiddenVenues: HiddenVenues = new Map(
    venues.flatMap(({ id, name }) => (hidden.has(id) ? [[id, name]] : [])),
  )
  return { ...named, hiddenVenues, pictures: pictures.docs }
}

/** `local` is a local date-time: a session that ended before it gets no row. */
function clashTodo(byId: ReadonlyMap<number, EditionEvent>, local: string) {
  return ({ kind, session: { event: id, row }, message }: Clash): Todo[] => {
    const event = byId.get(id)
    const isOver = (event?.sessions?.[row]?.end ?? '') < local
    if (!event || isOver) return []
    const record = { collection: 'events' as const, id, title: event.title }
    return [{ group: kind, record, field: `sessions.${row}.start`, message }]
  }
}
