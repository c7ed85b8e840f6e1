import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { isAmbiguous } from './guard.ts'
import { commonHeaders } from './headers.ts'
import { nodeListener, type ListenerDeps } from './node-listener.ts'
import { onTheWire, refusal, type RefusalStatus } from './refusal.ts'
import type { UnsentAnswers } from './unsent-answers.ts'

/** The largest body that is worth a "100 Continue" (behaviour §24.1). */
const MAX_BODY_BYTES = 64 * 1024

/** What Node's parser says, as a status; all else it says is 400. */
const PARSER_STATUS: ReadonlyMap<string | undefined, RefusalStatus> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_HEADER_OVERFLOW', 431],
])
/** The visitor went away: there is nobody to tell. */
const GONE: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE'])

export interface IntakeDeps extends ListenerDeps {
  /** The site's; decides the headers of what is refused. */
  readonly origin: string
  readonly unsent: UnsentAnswers
}

/**
 * What a server is told by Node, up to the answer: what is no unambiguous HTTP/1 request is refused in one line of text,
 * and its connection ends (faults §12).
 */
export function createIntake({ origin, ...deps }: IntakeDeps) {
  const { report, unsent } = deps
  const common = commonHeaders(origin)
  const answer = nodeListener(deps)
  let isLeaving = false

  function take(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (isLeaving) outgoing.shouldKeepAlive = false
    if (isAmbiguous(incoming)) refuse(outgoing, 400)
    else answer(incoming, outgoing)
  }

  function refuse(outgoing: ServerResponse, status: RefusalStatus): void {
    report('request.refused', { status })
    unsent.watch(outgoing)
    const { headers, text } = refusal(status, common)
    outgoing.writeHead(status, headers).end(text)
  }

  return {
    take,
    /** `Expect: 100-continue`: a body that is too large is not even sent. */
    takeExpecting(incoming: IncomingMessage, outgoing: ServerResponse): void {
      if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) {
        refuse(outgoing, 413)
        return
      }
      outgoing.writeContinue()
      take(incoming, outgoing)
    },
    /** Any other expectation. */
    refuseExpecting: (_incoming: IncomingMessage, outgoing: ServerResponse): void =>
      refuse(outgoing, 417),
    /** Nothing that follows on the connection is read, and an answer that has begun is not written into. */
    refuseConnection({ code }: NodeJS.ErrnoException, socket: Duplex): void {
      const underWay = unsent.current(socket)
      if (!GONE.has(code) && socket.writable && !underWay?.headersSent) {
        const status = PARSER_STATUS.get(code) ?? 400
        report(status === 408 ? 'request.late' : 'request.refused', { status, code })
        socket.write(onTheWire(refusal(status, common), new Date()))
      }
      if (socket instanceof Socket) socket.destroySoon()
    },
    /** From now on every answer ends its connection. */
    leave(): void {
      isLeaving = true
    },
  }
}
