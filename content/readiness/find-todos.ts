/** Reads everything from the database that the studio's home asks staff to do. */
import { dateOf, localOf } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import { now } from '../requests/settings.ts'
import { findEditionEvents, type EditionEvent } from '../lookups/edition-events.ts'
import type { Festival } from '../payload-types.ts'
import { findClashes, type Clash } from './clashes.ts'
import { findFailedReleases } from './failed-releases.ts'
import { findForgotten } from './forgotten.ts'
import { findNotReady } from './not-ready.ts'
import { idsIn, readVenuesAndArtists } from './named-records.ts'
import { scheduleOf } from './schedule.ts'
import { groupTodos, type Todo, type TodoGroup } from './todo.ts'

/**
 * Finds the groups of problems in the current edition and in all other records, the worst first. Dead links are not
 * included, because finding them takes longer.
 */
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
  const { venues, artists, pictures } = await readRelated(events, req)
  const clashes = findClashes(scheduleOf({ edition, events, venues, artists }))
  return [
    ...clashes.flatMap(clashTodo(events, localOf(now(req), edition.zone))),
    ...findNotReady({ types: edition.types, events, venues, pictures, publicEvents, today }),
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
  return { ...named, pictures: pictures.docs }
}

/**
 * Returns a function that makes a row of the home from a clash. There is no row for a session that has ended at
 * `local`, a local date-time.
 */
function clashTodo(events: readonly EditionEvent[], local: string) {
  const byId = new Map(events.map((event) => [event.id, event]))
  return ({ kind, session: { event: id, row }, message }: Clash): Todo[] => {
    const event = byId.get(id)
    const isOver = (event?.sessions?.[row]?.end ?? '') < local
    if (!event || isOver) return []
    const record = { collection: 'events' as const, id, title: event.title }
    return [{ group: kind, record, field: `sessions.${row}.start`, message }]
  }
}
