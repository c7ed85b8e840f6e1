import { isAnswerKey } from 'contract/answers/keys.ts'
import type { Snapshot } from '../../../replica/snapshot.ts'
import type { Answer } from '../../answer.ts'
import { jsonError, jsonUnavailable, type Endpoint } from '../../endpoint.ts'
import { DATA_POLICY } from '../../headers.ts'
import { isFresh } from '../../is-fresh.ts'
import { parseEnvelope, type Envelope } from './envelope.ts'
import { parseJsonObject } from './parse-json-object.ts'
import { readBody, TOO_LARGE } from './read-body.ts'
import { refuseUnread } from './refuse-unread.ts'

const READ_METHODS = ['GET', 'HEAD']
const JSON_TYPE = 'application/json; charset=utf-8'
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': DATA_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export interface ContentProxyDeps {
  /** Of the site: no other site's pages are answered. */
  readonly origin: string
  /** Below `/api/`. */
  readonly path: string
  /** While the site is held, no other keys are known (spec/behaviour §16.4). */
  readonly isKeyVisible: (key: string) => boolean
  /** All that is known; nothing else can be asked for. Empty: not ready. */
  readonly answers: () => Snapshot['answers']
}

/** `POST {base path}`: answers from the replica by key and reaches nothing else (spec/behaviour §24.1, faults X). */
export function contentProxy({
  origin,
  path: basePath,
  isKeyVisible,
  answers,
}: ContentProxyDeps): Endpoint {
  return {
    methods: ['POST'],
    async answer(request, rest) {
      if (`/api/${rest}` !== basePath) return jsonError(404, 'Not Found')
      const refused = refuseUnread(request, origin)
      if (refused) return refused
      const body = await readBody(request)
      if (body === TOO_LARGE) return jsonError(413, 'Payload Too Large')

      const given = parseJsonObject(body)
      if (!given) return jsonError(400, 'Invalid JSON')
      const envelope = parseEnvelope(given)
      return typeof envelope === 'string' ? jsonError(400, envelope) : answerEnvelope(envelope)
    },
  }

  function answerEnvelope({ path, method, ifNoneMatch, hasBody }: Envelope): Answer {
    if (!READ_METHODS.includes(method)) return readOnly('The content API is read-only')
    if (hasBody) return readOnly('The content API is read-only: bodies and files are not accepted')
    const isKey = isAnswerKey(path) && isKeyVisible(path)
    const known = answers()
    if (isKey && known.size === 0) return jsonUnavailable()
    const answer = isKey ? known.get(path) : undefined
    if (!answer) return jsonError(404, `Unknown content path "${path}"`, path)

    const etag = `"${answer.etag}"`
    const headers = { ...HEADERS, ETag: etag }
    if (isFresh(ifNoneMatch, etag)) return { status: 304, headers }
    const body = method === 'HEAD' ? Buffer.alloc(0) : answer.json
    return {
      status: 200,
      headers: { ...headers, 'Content-Type': JSON_TYPE, 'Content-Length': String(body.length) },
      body,
    }
  }
}

function readOnly(message: string): Answer {
  const answer = jsonError(405, message)
  return { ...answer, headers: { ...answer.headers, Allow: READ_METHODS.join(', ') } }
}
