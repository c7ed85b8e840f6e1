import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Answer, SiteRequest } from './answer.ts'

/** Puts `request → answer` behind `node:http`. HEAD has the headers of GET and no body. */
export function nodeListener(
  respond: (request: SiteRequest) => Answer | Promise<Answer>,
  onError: (error: unknown) => void,
) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method = 'GET', url: target = '/', headers } = incoming
    void (async () => {
      try {
        const answer = await respond({ method, target, headers, body: incoming })
        // What is left of a body is not read to reach the next request behind it.
        if (!incoming.complete && method !== 'GET' && method !== 'HEAD') {
          outgoing.shouldKeepAlive = false
        }
        await write(outgoing, method, answer)
      } catch (error) {
        if (!isVisitorGone(error)) onError(error)
        outgoing.destroy()
      }
    })()
  }
}

async function write(
  outgoing: ServerResponse,
  method: string,
  { status, headers, body }: Answer,
): Promise<void> {
  outgoing.writeHead(status, headers)
  if (method === 'HEAD' || body === undefined) {
    if (body instanceof Readable) body.destroy()
    outgoing.end()
  } else if (body instanceof Readable) {
    await pipeline(body, outgoing)
  } else {
    outgoing.end(body)
  }
}

/** The visitor went away while the answer was sent: nobody waits for it. */
function isVisitorGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}
