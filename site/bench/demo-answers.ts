import { createDisk } from '../src/replica/disk.ts'
import { createOwnFolder } from '../src/replica/own-folder.ts'
import { applyChanges, EMPTY_SNAPSHOT, type Snapshot } from '../src/replica/snapshot.ts'
import type { WireAnswers } from '../testing/create-test-site.ts'

/** From the last `npm start` with this data folder. */
export async function demoAnswers(dataDir: string): Promise<WireAnswers> {
  const stored = await diskOf(dataDir).read()
  if (!stored) throw new Error(`There are no answers in ${dataDir}: run npm start once`)
  return Object.fromEntries(
    [...stored.answers].map(([key, { json }]): [string, unknown] => [
      key,
      JSON.parse(json.toString()),
    ]),
  )
}

/** Copies of events differ in their slug alone. `count` is the number of pages in the end. */
export function withMorePages(
  answers: WireAnswers,
  { pages, count }: { pages: number; count: number },
): WireAnswers {
  const events = Object.entries(answers).filter(([key]) => key.startsWith('/events/'))
  const copies = Array.from({ length: count - pages }, (_, index) => {
    const [key = '', answer] = events[index % events.length] ?? []
    const copy = `${key}-copy-${Math.floor(index / events.length)}`
    return [copy, { ...(answer as object), slug: copy.slice('/events/'.length) }] as const // an event's answer
  })
  return { ...answers, ...Object.fromEntries(copies) }
}

export async function storeAnswers(dataDir: string, answers: WireAnswers): Promise<void> {
  await diskOf(dataDir).write(snapshotOf(answers))
}

export function snapshotOf(answers: WireAnswers): Snapshot {
  const changes = Object.entries(answers).map(([key, answer]) => ({ key, etag: key, answer }))
  return applyChanges(EMPTY_SNAPSHOT, 'bench', changes, { full: true }).snapshot
}

function diskOf(dataDir: string) {
  return createDisk(createOwnFolder(dataDir, ['site']))
}
