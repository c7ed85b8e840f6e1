import type { PayloadRequest } from 'payload'
import type { Event } from '../payload-types.ts'

/** The fields of an event that the rules of the studio's home (`readiness/`) and the timetable read. */
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
  _status: true,
} as const

export type EditionEvent = Pick<Event, 'id' | keyof typeof EVENT_FIELDS>

/**
 * Finds the newest versions of an edition's events, drafts included, without withdrawn ones, and which of them are
 * public.
 */
export async function findEditionEvents(festival: number, req: PayloadRequest) {
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
