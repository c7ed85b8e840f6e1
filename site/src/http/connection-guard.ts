import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { TOO_MUCH_IN_HEADERS } from 'contract/rules/error-messages.ts'
import { MAX_BODY_BYTES, textError } from './reply.ts'
import { commonHeaders } from './headers.ts'
import {
  isVisitorGone,
  nodeListener,
  type ListenerDeps,
  type UnsentReplies,
} from './node-listener.ts'

/** The most unanswered requests of one connection; browsers send one at a time (decision 035). */
const MAX_UNANSWERED = 16
/** llhttp stops parsing the connection when `onIncoming` returns this. */
const NO_MORE_HTTP = 2

/** The connection ends: its request is not valid HTTP/1, too slow, or too large. */
type RefusalStatus = 400 | 408 | 413 | 417 | 431

export interface ConnectionGuardDeps extends ListenerDeps {
  /** The headers of refusals depend on it. */
  readonly origin: string
  readonly unsent: UnsentReplies
}

/** Node's types do not have the parser of a connection. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming: () => number } | null
}

export type GuardedRequest = Pick<
  IncomingMessage,
  'httpVersionMajor' | 'httpVersionMinor' | 'headers' | 'rawHeaders' | 'url' | 'method'
>

/**
 * A request that is not valid, unambiguous HTTP/1 is refused with one line of text, and its connection ends
 * (spec/faults §12). Requests of one connection are answered one after the other (decision 035).
 */
export function createConnectionGuard({ origin, ...deps }: ConnectionGuardDeps) {
  const { report, unsent } = deps
  const common = commonHeaders(origin)
  const reply = nodeListener(deps)
  const refused = new WeakSet<Duplex>()
  /** For each connection, how many requests wait for their turn. */
  const waiting = new WeakMap<Duplex, number>()

  function take(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // This request came in the same packet as one that was refused.
    if (refused.has(incoming.socket)) return
    if (isAmbiguous(incoming)) refuse(incoming, outgoing, 400)
    else if (outgoing.socket) reply(incoming, outgoing)
    else answerInTurn(incoming, outgoing)
  }

  /** When the replies before it are sent, Node gives the response the socket. */
  function answerInTurn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming
    const count = (waiting.get(socket) ?? 0) + 1
    if (count >= MAX_UNANSWERED) {
      report('request.refused', { code: 'TOO_MANY_UNANSWERED' })
      stopReading(socket, refused)
      socket.destroy()
      return
    }
    waiting.set(socket, count)
    outgoing.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      // At this event Node has not finished assigning the socket.
      process.nextTick(reply, incoming, outgoing)
    })
  }

  function refuse({ socket }: IncomingMessage, outgoing: ServerResponse, status: RefusalStatus) {
    report('request.refused', { status })
    stopReading(socket, refused)
    unsent.watch(outgoing)
    const { headers, text } = refusal(status, common)
    outgoing.writeHead(status, headers).end(text)
  }

  return {
    take,
    /** `Expect: 100-continue`: refuses a body that is too large before it is sent. */
    takeExpecting(incoming: IncomingMessage, outgoing: ServerResponse): void {
      if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) {
        refuse(incoming, outgoing, 413)
      } else {
        outgoing.writeContinue()
        take(incoming, outgoing)
      }
    },
    /** Refuses any other value of `Expect`. */
    refuseExpecting: (incoming: IncomingMessage, outgoing: ServerResponse): void =>
      refuse(incoming, outgoing, 417),
    /** Nothing more of the connection is read, and nothing is written into a reply that has begun. */
    refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
      const underWay = unsent.current(socket)
      if (!isVisitorGone(error) && socket.writable && !underWay?.headersSent) {
        const status = statusOf(error, underWay !== undefined)
        report(status === 408 ? 'request.late' : 'request.refused', { status, code: error.code })
        socket.write(onTheWire(status, common))
      }
      if (socket instanceof Socket) socket.destroySoon()
    },
  }
}

/**
 * Drops the received bytes that Node has not parsed yet. Otherwise Node parses a chunk of up to 64 kB to its end, even
 * if the socket is destroyed, and keeps objects for each request in the chunk (decision 035).
 */
function stopReading(socket: ParsedSocket, refused: WeakSet<Duplex>): void {
  refused.add(socket)
  const { parser } = socket
  if (parser) parser.onIncoming = () => NO_MORE_HTTP
}

/** Two servers could read the request in two ways, although Node's parser accepted it (spec/faults §12). */
function isAmbiguous(request: GuardedRequest): boolean {
  const { headers, method, url = '' } = request
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding !== 'chunked') return true
  if (!hasOneHost(request)) return true
  // Only the origin form is accepted (RFC 9112 §3.2.1): the site is no proxy and does not answer `OPTIONS *`.
  if (!url.startsWith('/')) return true
  const hasBody = coding !== undefined || Number(headers['content-length'] ?? 0) > 0
  return hasBody && (method === 'GET' || method === 'HEAD')
}

/** HTTP/1.1 with one `Host`, or HTTP/1.0 with one or none (RFC 9112 §3.2). */
function hasOneHost({ httpVersionMajor, httpVersionMinor, rawHeaders }: GuardedRequest): boolean {
  if (httpVersionMajor !== 1) return false
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0)
}

/** For an error of Node's parser. Trailers that are too long count as a body that is too large. */
function statusOf({ code }: NodeJS.ErrnoException, isInBody: boolean): RefusalStatus {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413
    case 'HPE_HEADER_OVERFLOW':
      return isInBody ? 413 : 431
    default:
      return 400
  }
}

/** spec/faults §11, "parser errors" */
function refusal(status: RefusalStatus, common: Readonly<Record<string, string>>) {
  const message = status === 431 ? TOO_MUCH_IN_HEADERS : (STATUS_CODES[status] ?? '')
  const { headers } = textError(status, message)
  return { headers: { ...common, ...headers, Connection: 'close' }, text: `${message}\n` }
}

/** For a socket that has no request. */
function onTheWire(status: RefusalStatus, common: Readonly<Record<string, string>>): string {
  const { headers, text } = refusal(status, common)
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString() })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n')
}
