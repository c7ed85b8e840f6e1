/** Everything that the studio's home asks for, read from the database. */
import { dateOf, localOf } from 'contract/rules/melbourne-time.ts'
import type { PayloadRequest } from 'payload'
import { now } from '../hooks/settings.ts'
import type { Event, Festival } from '../payload-types.ts'
import { idOf, type Relation } from '../rules/finding.ts'
import { findClashes, type Clash } from './clashes.ts'
import { findForgotten } from './forgotten.ts'
import { findNotReady } from './not-ready.ts'
import { scheduleOf } from './schedule.ts'
import { groupTodos, type Todo, type TodoGroup } from './todo.ts'

/** The groups of what is to mend in the current edition, the worst first; without dead links, which take longer to find. */
export async function findTodos(
  edition: Festival | undefined,
  req: PayloadRequest,
): Promise<TodoGroup[]> {
  const [ofProgram, forgotten] = await Promise.all([
    edition ? findInProgram(edition, req) : [],
    findForgotten(req),
  ])
  return groupTodos([...ofProgram, ...forgotten])
}

async function findInProgram(edition: Festival, req: PayloadRequest): Promise<Todo[]> {
  const today = dateOf(now(req), edition.zone)
  const { events, publicEvents } = await readEvents(edition.id, req)
  const { venues, artists, pictures } = await readRelated(events, req)
  const clashes = findClashes(scheduleOf({ edition, events, venues, artists }))
  return [
    ...clashes.flatMap(clashTodo(events, localOf(now(req), edition.zone))),
    ...findNotReady({ types: edition.types, events, venues, pictures, publicEvents, today }),
  ]
}

/** What a rule reads of the newest versions of an edition's events. */
const EVENT_FIELDS = {
  title: true,
  type: true,
  number: true,
  lead_image: true,
  gallery: true,
  dates: true,
  sessions: true,
  venues: true,
  meeting_point: true,
  status: true,
  hours_override: true,
  artists: true,
  parent: true,
  price: true,
  access: true,
} as const

async function readEvents(festival: number, req: PayloadRequest) {
  const where = { festival: { equals: festival }, withdrawn: { not_equals: true } }
  const all = { collection: 'events', depth: 0, pagination: false, req } as const
  const [newest, published] = await Promise.all([
    req.payload.find({ ...all, where, draft: true, select: EVENT_FIELDS }),
    req.payload.find({
      ...all,
      where: { ...where, _status: { equals: 'published' } },
      select: {},
    }),
  ])
  return {
    events: newest.docs,
    publicEvents: new Set(published.docs.map(({ id }) => id)),
  }
}

type ReadEvent = Pick<Event, 'id' | keyof typeof EVENT_FIELDS>

async function readRelated(events: readonly ReadEvent[], req: PayloadRequest) {
  const all = { depth: 0, pagination: false, req } as const
  const [venues, artists, pictures] = await Promise.all([
    req.payload.find({
      collection: 'venues',
      draft: true,
      select: {
        name: true,
        place_type: true,
        geo: true,
        hours: true,
        editions: true,
        access: true,
      },
      where: idsIn(
        events.flatMap(({ venues: main, sessions }) => [
          ...(main ?? []),
          ...(sessions ?? []).map(({ venue }) => venue),
        ]),
      ),
      ...all,
    }),
    req.payload.find({
      collection: 'artists',
      draft: true,
      select: { name: true },
      where: idsIn(events.flatMap((event) => (event.artists ?? []).map(({ artist }) => artist))),
      ...all,
    }),
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
      ...all,
    }),
  ])
  return { venues: venues.docs, artists: artists.docs, pictures: pictures.docs }
}

function idsIn(relations: readonly Relation[]) {
  return { id: { in: [...new Set(relations.flatMap((relation) => idOf(relation) ?? []))] } }
}

/** A clash as a row of the home; none for a session that is over at `local`, a local date-time. */
function clashTodo(events: readonly ReadEvent[], local: string) {
  const byId = new Map(events.map((event) => [event.id, event]))
  return ({ kind, session: { event: id, row }, message }: Clash): Todo[] => {
    const event = byId.get(id)
    const isOver = (event?.sessions?.[row]?.end ?? '') < local
    if (!event || isOver) return []
    const record = { collection: 'events' as const, id, title: event.title }
    return [{ group: kind, record, field: `sessions.${row}.start`, message }]
  }
}
