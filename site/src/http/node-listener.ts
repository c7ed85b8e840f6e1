import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, type Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Report } from './problems.ts'
import type { HttpReply, SiteRequest } from './reply.ts'

export interface ListenerDeps {
  readonly respond: (request: SiteRequest) => HttpReply | Promise<HttpReply>
  readonly report: Report
  readonly unsent: Pick<UnsentReplies, 'watch'>
  /** Every reply ends its connection. */
  readonly isLeaving: () => boolean
}

/**
 * HEAD has the headers of GET and no body. A reply that is ready and fits into the socket's buffer, as nearly all do,
 * needs no promise and no timer.
 */
export function nodeListener({ respond, report, unsent, isLeaving }: ListenerDeps) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method = 'GET', url: target = '/', headers } = incoming
    try {
      const reply = respond({ method, target, headers, body: incoming })
      if (reply instanceof Promise || reply.body instanceof Readable) {
        void sendLater(incoming, outgoing, reply)
        return
      }
      void send(incoming, outgoing, reply)
      // After a request other than GET, the parser can still find an error in the body.
      if (outgoing.writableLength > 0 || method !== 'GET') unsent.watch(outgoing)
    } catch (error) {
      giveUp(outgoing, error)
    }
  }

  async function sendLater(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    reply: HttpReply | Promise<HttpReply>,
  ): Promise<void> {
    unsent.watch(outgoing)
    try {
      await send(incoming, outgoing, await reply)
    } catch (error) {
      giveUp(outgoing, error)
    }
  }

  function send(
    { method, complete }: IncomingMessage,
    outgoing: ServerResponse,
    { status, headers, lines, body }: HttpReply,
  ): Promise<void> | undefined {
    if (outgoing.destroyed) {
      // The visitor left while the reply was being made. Nothing else would close the file of its body.
      if (body instanceof Readable) body.destroy()
      return undefined
    }
    // The connection ends, because the next request would be behind the unread rest of the body.
    const isUnread = !complete && method !== 'GET' && method !== 'HEAD'
    if (isUnread || isLeaving()) outgoing.shouldKeepAlive = false
    outgoing.writeHead(status, lines ?? headers)
    if (method !== 'HEAD' && body instanceof Readable) return pipeline(body, outgoing)
    if (body instanceof Readable) body.destroy()
    outgoing.end(method === 'HEAD' ? undefined : body)
    return undefined
  }

  function giveUp(outgoing: ServerResponse, error: unknown): void {
    if (!isVisitorGone(error)) report('response.failed', { message: String(error) })
    outgoing.destroy()
  }
}

/** Node's errors when a connection ends before the reply is sent. */
const GONE: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/** The visitor closed the connection, which is no problem. */
export function isVisitorGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.has(error.code)
}

export interface UnsentReplies {
  /** Ends the connection if a reply is not sent in time. */
  watch(outgoing: ServerResponse): void
  /** The watched reply that is being sent. */
  current(socket: Duplex): ServerResponse | undefined
}

/** The time begins when the replies before it on the connection are sent. */
export function createUnsentReplies(report: Report, timeoutMs: number): UnsentReplies {
  const turns = new WeakMap<Duplex, ServerResponse>()

  function begin(outgoing: ServerResponse, socket: Duplex): void {
    turns.set(socket, outgoing)
    const timer = setTimeout(() => {
      report('response.late', {})
      outgoing.destroy()
    }, timeoutMs)
    outgoing.once('close', () => {
      clearTimeout(timer)
      if (turns.get(socket) === outgoing) turns.delete(socket)
    })
  }

  return {
    watch(outgoing) {
      if (outgoing.socket) begin(outgoing, outgoing.socket)
      // A refused request that waits for its turn.
      else outgoing.once('socket', (socket: Duplex) => begin(outgoing, socket))
    },
    current: (socket) => turns.get(socket),
  }
}
