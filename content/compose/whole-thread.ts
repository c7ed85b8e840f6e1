/** The thread of `composeWhole`. */
import { parentPort } from 'node:worker_threads'
import type { Documents } from '../stores/documents.ts'
import { compose } from './compose.ts'
import type { DocumentsPart } from './whole.ts'

const rows: Record<string, unknown[]> = {}
parentPort?.on('message', (part: DocumentsPart) => {
  if ('rows' in part) (rows[part.collection] ??= []).push(...part.rows)
  else {
    const documents = { ...rows, globals: part.globals } as unknown as Documents // the parts together are all documents
    const { answers } = compose(documents, { asOf: part.asOf })
    const etags = [...answers].map(([key, { etag }]) => [key, etag])
    parentPort?.postMessage(etags, [])
  }
})
