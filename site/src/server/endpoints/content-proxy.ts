import { text } from 'node:stream/consumers'
import type { Snapshot } from '../../replica/snapshot.ts'
import { jsonAnswer, jsonError, jsonUnavailable, type Endpoint } from '../http/endpoint.ts'

/** `POST /api/content`: answers from the replica by key and reaches nothing else (behaviour §24). */
export function contentProxy(snapshot: () => Snapshot): Endpoint {
  return {
    methods: ['POST'],
    async answer({ body }) {
      const envelope = parseJson(body ? await text(body) : '')
      if (typeof envelope !== 'object' || envelope === null) return jsonError(400, 'Invalid JSON')
      const path = 'path' in envelope ? envelope.path : undefined
      if (typeof path !== 'string') return jsonError(400, 'Invalid path')
      const { answers } = snapshot()
      if (answers.size === 0) return jsonUnavailable()
      const answer = answers.get(path)
      if (!answer) return jsonError(404, `Unknown content path "${path}"`, path)
      return jsonAnswer(200, JSON.parse(answer.json.toString()), { ETag: `"${answer.etag}"` })
    },
  }
}

function parseJson(given: string): unknown {
  try {
    return JSON.parse(given)
  } catch {
    // What a visitor sends need not be JSON: an expected outcome, answered 400.
    return undefined
  }
}
