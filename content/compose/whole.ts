import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Documents } from '../stores/documents.ts'
import type { ComposeOptions } from './compose.ts'

/** Etags by key. */
export type Etags = ReadonlyMap<string, string>

/** A message to the thread: some rows, or at last the globals. */
export type DocumentsPart =
  | { readonly collection: string; readonly rows: readonly unknown[] }
  | { readonly globals: Documents['globals']; readonly asOf: number }

/** A judgement: a copy blocks the process, and copying single rows would take hundreds of turns. */
const ROWS_AT_ONCE = 50

/** Composes everything anew, with nothing remembered, in a thread that ends afterwards. */
export async function composeWhole(
  { globals, ...collections }: Documents,
  { asOf }: ComposeOptions,
  signal?: AbortSignal,
): Promise<Etags> {
  const thread = new Worker(new URL('whole-thread.ts', import.meta.url))
  const send = (part: DocumentsPart) => thread.postMessage(part, [])
  try {
    const answered = once(thread, 'message', signal ? { signal } : {})
    // The promise may reject while rows are still being sent.
    answered.catch(() => undefined)
    for (const [collection, rows] of Object.entries(collections)) {
      send({ collection, rows: [] })
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        send({ collection, rows: rows.slice(from, from + ROWS_AT_ONCE) })
        await new Promise(setImmediate)
      }
    }
    send({ globals, asOf })
    const [etags] = (await answered) as [[string, string][]] // what the thread sends
    return new Map(etags)
  } finally {
    await thread.terminate()
  }
}
