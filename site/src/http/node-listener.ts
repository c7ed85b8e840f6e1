import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Report } from './problems.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { isVisitorGone } from './is-visitor-gone.ts'
import type { UnsentAnswers } from './unsent-answers.ts'

export interface ListenerDeps {
  readonly respond: (request: SiteRequest) => Answer | Promise<Answer>
  readonly report: Report
  readonly unsent: Pick<UnsentAnswers, 'watch'>
  /** Whether every answer is to end its connection. */
  readonly isLeaving: () => boolean
}

/**
 * Puts `request → answer` behind `node:http`. HEAD has the headers of GET and no body. An answer that is there at once
 * and that the system takes at once, as nearly all do, costs neither a promise nor a timer.
 */
export function nodeListener({ respond, report, unsent, isLeaving }: ListenerDeps) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method = 'GET', url: target = '/', headers } = incoming
    try {
      const answer = respond({ method, target, headers, body: incoming })
      if (answer instanceof Promise || answer.body instanceof Readable) {
        void sendLater(incoming, outgoing, answer)
        return
      }
      void send(incoming, outgoing, answer)
      // Only a GET has nothing behind it in which the parser could still find an error.
      if (outgoing.writableLength > 0 || method !== 'GET') unsent.watch(outgoing)
    } catch (error) {
      giveUp(outgoing, error)
    }
  }

  async function sendLater(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    answer: Answer | Promise<Answer>,
  ): Promise<void> {
    unsent.watch(outgoing)
    try {
      await send(incoming, outgoing, await answer)
    } catch (error) {
      giveUp(outgoing, error)
    }
  }

  function send(
    { method, complete }: IncomingMessage,
    outgoing: ServerResponse,
    { status, headers, body }: Answer,
  ): Promise<void> | undefined {
    // What is left of a body is not read to reach the next request behind it.
    const isUnread = !complete && method !== 'GET' && method !== 'HEAD'
    if (isUnread || isLeaving()) outgoing.shouldKeepAlive = false
    outgoing.writeHead(status, headers)
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
