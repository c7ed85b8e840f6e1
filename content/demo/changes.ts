/** The history of four changed events of 2026. A fifth, `setback`, has none: its status tells the change. */
import { createLocalReq, type Payload } from 'payload'
import { differences, writeHistory } from '../history/history.ts'

const WHO = 'program@parallax.example'
const AS_PRINTED = { state: 'scheduled' }

/** `venue` is that of the printed program, if it differs. The record says what was changed, and when. */
const demoChanges: readonly DemoChange[] = [
  { event: 'keynote-the-light-that-stays' },
  { event: 'weather-as-collaborator' },
  { event: 'portraits-without-faces', venue: 'drill-yard' },
  { event: 'editing-with-strangers' },
]

interface DemoChange {
  readonly event: string
  readonly venue?: string
}

/** Writes the rows of each change into `history`, unless they exist. Ignores events that do not exist. */
export async function writeDemoChanges(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { flattenedFields } = payload.collections.events.config
  for (const { event: slug, venue } of demoChanges) {
    const event = await findBySlug(payload, 'events', slug)
    const at = event?.status.changed_at
    if (!event?.code || !at || (await isWritten(payload, event.code))) continue
    const before = {
      ...event,
      status: { ...AS_PRINTED, changed_at: at },
      ...(venue ? { venues: [(await findBySlug(payload, 'venues', venue))?.id] } : {}),
    }
    const changes = differences(flattenedFields, before, { ...event })
    const entry = { collection: 'events', code: event.code, changes, isPublic: true }
    await writeHistory(req, entry, { at, who: WHO })
  }
}

async function findBySlug<Collection extends 'events' | 'venues'>(
  payload: Payload,
  collection: Collection,
  slug: string,
) {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection, where, depth: 0, limit: 1 })
  return docs[0]
}

async function isWritten(payload: Payload, code: string): Promise<boolean> {
  const where = { code: { equals: code }, who: { equals: WHO } }
  const { totalDocs } = await payload.count({ collection: 'history', where })
  return totalDocs > 0
}
