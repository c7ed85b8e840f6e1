import { text } from 'node:stream/consumers'
import type { Snapshot } from '../../replica/snapshot.ts'
import { jsonAnswer, jsonError, type Endpoint } from '../http/endpoint.ts'

/** `POST /api/content`: answers from the replica by key and reaches nothing else (behaviour §24). */
export function contentProxy(snapshot: () => Snapshot): Endpoint {
  return {
    methods: ['POST'],
    async answer({ body }) {
      const envelope: unknown = body ? JSON.parse(await text(body)) : undefined
      const path =
        typeof envelope === 'object' && envelope !== null && 'path' in envelope
          ? envelope.path
          : undefined
      if (typeof path !== 'string') return jsonError(400, 'Invalid path')
      const answer = snapshot().answers.get(path)
      if (!answer) return jsonError(404, `Unknown content path "${path}"`, path)
      return jsonAnswer(200, answer.wire, { ETag: `"${answer.etag}"` })
    },
  }
}
