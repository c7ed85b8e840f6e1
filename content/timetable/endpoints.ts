import { dayOf, formatDate, timeOf } from 'contract/rules/local-time.ts'
import type { Endpoint, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { writeCsv } from '../exchange/sheets/write-files.ts'
import { bodyOf } from '../requests/body-of.ts'
import { BAD_REQUEST, CONFLICT, NOT_FOUND } from '../requests/http-status.ts'
import type { Event } from '../payload-types.ts'
import { isLocalDateTime } from '../rules/dates.ts'
import { idOf } from '../rules/finding.ts'
import { aloneWith, readPublished, readRecord, writeDraft } from '../saving/record.ts'
import { moveSession, type NamedVenue } from './move-session.ts'
import { readTimetable, type PlannedSession, type Timetable } from './read-timetable.ts'
import { refusal } from '../requests/refusal.ts'

const WallTime = v.pipe(
  v.string(),
  v.check(isLocalDateTime, 'Give the new day and time, for example 14 March 2026, 6.30pm'),
)
const Place = v.object({ start: WallTime, venue: v.number('Choose a venue') })
const Move = v.object({
  event: v.number(),
  session: v.string(),
  /** Where the timetable showed the session. If it has been moved since, the request is refused. */
  from: v.object({ start: v.string(), venue: v.nullish(v.number()) }),
  to: Place,
})
type Move = v.InferOutput<typeof Move>

const move: Endpoint = {
  path: '/timetable/move',
  method: 'post',
  async handler(req) {
    const asked = await bodyOf(req, Move)
    const target = { collection: 'events', id: asked.event } as const
    await aloneWith(req, target, async () => {
      const record: Pick<Event, 'sessions' | 'venues'> = await readRecord(req, target)
      const published: Pick<Event, 'sessions'> | undefined = await readPublished(req, target)
      const sessions = await movedSessions(req, asked, record, published?.sessions ?? [])
      await writeDraft(req, target, { sessions })
    })
    return Response.json({ done: true })
  },
}

type Sessions = NonNullable<Event['sessions']>

async function movedSessions(
  req: PayloadRequest,
  { session: id, from, to }: Move,
  { sessions, venues }: Pick<Event, 'sessions' | 'venues'>,
  published: Sessions,
): Promise<Sessions> {
  const present = (sessions ?? []).find((session) => session.id === id)
  const venue = present && (idOf(present.venue) ?? idOf(venues?.[0]))
  if (!present || present.start !== from.start || venue !== (from.venue ?? undefined))
    throw movedMeanwhile()
  const moved = moveSession(present, {
    start: to.start,
    venue: await venueChange(req, venue, to.venue),
    isPublic: published.some((session) => session.id === id),
  })
  return (sessions ?? []).map((session) => (session.id === id ? moved : session))
}

function movedMeanwhile(): Error {
  const sentence =
    'Somebody has moved or removed this session meanwhile. The timetable shows it as it is now.'
  return refusal(CONFLICT, sentence)
}

/** Returns the change of the venue. If the session had no venue, `from` is the new venue. */
async function venueChange(req: PayloadRequest, from: number | undefined, to: number) {
  if (from === to) return undefined
  const place = await readVenue(req, to)
  return { to: place, from: from === undefined ? place : await readVenue(req, from) }
}

async function readVenue({ payload }: PayloadRequest, id: number): Promise<NamedVenue> {
  const { docs } = await payload.find({
    collection: 'venues',
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
  })
  const [venue] = docs
  if (!venue) throw refusal(NOT_FOUND, 'This venue is not there any more')
  return { id, name: venue.name, slug: venue.slug ?? '' }
}

const sheet: Endpoint = {
  path: '/timetable',
  method: 'get',
  async handler(req) {
    const year = Number(req.searchParams.get('year'))
    const timetable = Number.isSafeInteger(year) ? await readTimetable(req, year) : undefined
    if (!timetable) throw refusal(BAD_REQUEST, 'There is no edition of this year')
    return new Response(timetableCsv(timetable), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="timetable-${year}.csv"`,
      },
    })
  },
}

/** Days and times are separate columns in ISO form, which every spreadsheet can sort and read. */
function timetableCsv({ sessions, venues }: Timetable): string {
  const names = new Map(venues.map(({ id, name }) => [id, name]))
  const rows = sessions.map((session) => rowOf(session, names.get(session.venue ?? 0) ?? ''))
  return writeCsv({ name: 'Timetable', grid: [HEADINGS, ...rows] })
}

const HEADINGS = [
  'Day',
  'Weekday',
  'Start',
  'End',
  'Venue',
  'Title',
  'Type',
  'State',
  'Public',
  'Clash',
]

function rowOf(session: PlannedSession, venue: string): string[] {
  const { start, end, title, type, state, isSoldOut, status, clashes } = session
  const day = dayOf(start)
  return [
    day,
    formatDate(day, 'weekday'),
    timeOf(start),
    timeOf(end),
    venue,
    title,
    type,
    isSoldOut ? 'sold out' : state,
    status,
    clashes.join('; '),
  ]
}

export const timetableEndpoints: readonly Endpoint[] = [move, sheet]
