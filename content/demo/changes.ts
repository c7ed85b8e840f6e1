/** The history of the demo: the four events of 2026 that were changed after the program was printed. */
import { createLocalReq, type Payload } from 'payload'
import { differences, writeHistory } from '../history/history.ts'

const WHO = 'program@parallax.example'
const AS_PRINTED = { state: 'scheduled' }

/** When each was changed, and where it was to be if that was somewhere else. Its record says what was made of it. */
const demoChanges: readonly DemoChange[] = [
  { event: 'keynote-the-light-that-stays', at: '2026-03-04T22:40:00Z' },
  { event: 'weather-as-collaborator', at: '2026-03-10T05:15:00Z' },
  { event: 'portraits-without-faces', at: '2026-03-11T23:05:00Z', venue: 'drill-yard' },
  { event: 'editing-with-strangers', at: '2026-03-13T01:30:00Z' },
]

interface DemoChange {
  readonly event: string
  readonly at: string
  readonly venue?: string
}

/** Writes the rows of each change into the table `history`, unless they are there. An event that is not there has none. */
export async function writeDemoChanges(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { flattenedFields } = payload.collections.events.config
  for (const { event: slug, at, venue } of demoChanges) {
    const event = await findBySlug(payload, 'events', slug)
    if (!event?.code || (await isWritten(payload, event.code))) continue
    const before = {
      ...event,
      status: AS_PRINTED,
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
