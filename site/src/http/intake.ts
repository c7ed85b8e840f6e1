import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { dropUnparsed } from './drop-unparsed.ts'
import { isAmbiguous } from './guard.ts'
import { MAX_BODY_BYTES } from './endpoint.ts'
import { commonHeaders } from './headers.ts'
import { isVisitorGone } from './is-visitor-gone.ts'
import { nodeListener, type ListenerDeps } from './node-listener.ts'
import { onTheWire, refusal, type RefusalStatus } from './refusal.ts'
import { createTurns } from './turns.ts'
import type { UnsentAnswers } from './unsent-answers.ts'

export interface IntakeDeps extends ListenerDeps {
  /** The site's; decides the headers of what is refused. */
  readonly origin: string
  readonly unsent: UnsentAnswers
}

/**
 * What a server is told by Node, up to the answer: what is no unambiguous HTTP/1 request is refused in one line of text,
 * and its connection ends (spec/faults §12).
 */
export function createIntake({ origin, ...deps }: IntakeDeps) {
  const { report, unsent } = deps
  const common = commonHeaders(origin)
  const answer = nodeListener(deps)
  const refused = new WeakSet<Duplex>()
  const waitForTurn = createTurns()

  function take(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // It came in the same packet as the one that was refused.
    if (refused.has(incoming.socket)) return
    if (isAmbiguous(incoming)) refuse(incoming, outgoing, 400)
    else if (outgoing.socket) answer(incoming, outgoing)
    else if (!waitForTurn(outgoing, incoming.socket, () => answer(incoming, outgoing))) {
      cutOff(incoming.socket)
    }
  }

  function cutOff(socket: Socket): void {
    report('request.refused', { code: 'TOO_MANY_UNANSWERED' })
    refused.add(socket)
    dropUnparsed(socket)
    socket.destroy()
  }

  function refuse(
    { socket }: IncomingMessage,
    outgoing: ServerResponse,
    status: RefusalStatus,
  ): void {
    report('request.refused', { status })
    refused.add(socket)
    dropUnparsed(socket)
    unsent.watch(outgoing)
    const { headers, text } = refusal(status, common)
    outgoing.writeHead(status, headers).end(text)
  }

  return {
    take,
    /** `Expect: 100-continue`: a body that is too large is not even sent. */
    takeExpecting(incoming: IncomingMessage, outgoing: ServerResponse): void {
      if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) {
        refuse(incoming, outgoing, 413)
        return
      }
      outgoing.writeContinue()
      take(incoming, outgoing)
    },
    /** Any other expectation. */
    refuseExpecting: (incoming: IncomingMessage, outgoing: ServerResponse): void =>
      refuse(incoming, outgoing, 417),
    /** Nothing that follows on the connection is read, and an answer that has begun is not written into. */
    refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
      const underWay = unsent.current(socket)
      if (!isVisitorGone(error) && socket.writable && !underWay?.headersSent) {
        const status = statusOf(error, underWay !== undefined)
        report(status === 408 ? 'request.late' : 'request.refused', { status, code: error.code })
        socket.write(onTheWire(refusal(status, common), new Date()))
      }
      if (socket instanceof Socket) socket.destroySoon()
    },
  }
}

/** What Node's parser says, as a status. Header lines behind a body are part of what is too large. */
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
