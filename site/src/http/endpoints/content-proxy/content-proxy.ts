import { isAnswerKey } from 'contract/answers/keys.ts'
import type { Snapshot } from '../../../replica/snapshot.ts'
import {
  jsonError,
  jsonUnavailable,
  MAX_BODY_BYTES,
  NOT_READY_RETRY_S,
  type HttpReply,
  type Endpoint,
  type SiteRequest,
} from '../../reply.ts'
import { CACHE_CONTROL } from '../../cache-headers.ts'
import { DATA_POLICY } from '../../headers.ts'
import { isFresh } from '../../negotiate.ts'
import { parseEnvelope, parseJsonObject, type Envelope } from './envelope.ts'

const READ_METHODS = ['GET', 'HEAD']
const JSON_IN_UTF8 = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i
const TOO_LARGE = Symbol('too large')
const JSON_TYPE = 'application/json; charset=utf-8'
const HEADERS = {
  'Cache-Control': CACHE_CONTROL.notStored,
  'Content-Security-Policy': DATA_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export interface ContentProxyDeps {
  /** Pages of other origins are refused. */
  readonly origin: string
  /** Below `/api/`. */
  readonly path: string
  /** While the site is held, only a few keys are (spec/behaviour §16.4). */
  readonly isKeyVisible: (key: string) => boolean
  /** Nothing else can be read. Empty: not ready. */
  readonly answers: () => Snapshot['answers']
}

/** `POST {base path}`. Requests nothing from other servers (spec/behaviour §24.1, faults X). */
export function contentProxy({
  origin,
  path: basePath,
  isKeyVisible,
  answers,
}: ContentProxyDeps): Endpoint {
  return {
    methods: ['POST'],
    async reply(request, rest) {
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

  function answerEnvelope({ path, method, ifNoneMatch, hasBody }: Envelope): HttpReply {
    if (!READ_METHODS.includes(method)) return readOnly('The content API is read-only')
    if (hasBody) return readOnly('The content API is read-only: bodies and files are not accepted')
    const isKey = isAnswerKey(path) && isKeyVisible(path)
    const known = answers()
    if (isKey && known.size === 0) return jsonUnavailable(NOT_READY_RETRY_S)
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

function readOnly(message: string): HttpReply {
  const reply = jsonError(405, message)
  return { ...reply, headers: { ...reply.headers, Allow: READ_METHODS.join(', ') } }
}

/** Judges by the headers. Undefined if the body may be read (spec/behaviour §24.1). */
function refuseUnread({ headers }: SiteRequest, origin: string): HttpReply | undefined {
  if (isCrossSite(headers, origin)) return jsonError(403, 'Cross-site requests are not allowed')
  const isJson = JSON_IN_UTF8.test(String(headers['content-type']))
  // Compressed bodies are refused, so that a small one cannot become large (spec/faults X3).
  if (!isJson || headers['content-encoding'] !== undefined) {
    return jsonError(415, 'Unsupported Media Type')
  }
  return undefined
}

/**
 * `Sec-Fetch-Site` decides if it is present, because `Origin` differs if the site is opened at another address
 * (`127.0.0.1` for `localhost`). A request without both headers does not come from a page. It is allowed, because there
 * are no cookies to abuse (spec/faults X2).
 */
function isCrossSite(headers: SiteRequest['headers'], origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  return headers['origin'] !== undefined && headers['origin'] !== origin
}

/** Leaves the rest beyond the limit unread (spec/faults X4). No bytes if the visitor has closed the connection. */
async function readBody({ body, headers }: SiteRequest): Promise<Uint8Array | typeof TOO_LARGE> {
  if (Number(headers['content-length']) > MAX_BODY_BYTES) return TOO_LARGE
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Leaving the loop ends the reading; Node keeps the socket for the reply.
    for await (const chunk of body ?? []) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > MAX_BODY_BYTES) return TOO_LARGE
      chunks.push(bytes)
    }
  } catch {
    // The visitor has closed the connection, so nobody reads the reply.
    return new Uint8Array()
  }
  return Buffer.concat(chunks)
}
