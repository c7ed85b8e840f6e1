import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { createSite } from '../src/process/site.ts'

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** The body is compressed only if an encoding is given. */
export type Ask = (target: string, encoding?: string) => Promise<Reply>

export function createAsk({ respond }: Pick<ReturnType<typeof createSite>, 'respond'>): Ask {
  return async (target, encoding) => {
    const asked = encoding === undefined ? {} : { 'accept-encoding': encoding }
    const { status, headers, body } = await respond({ method: 'GET', target, headers: asked })
    // Media that the mirror does not have yet are reported as missing.
    if (status >= 500 && !target.startsWith('/media/'))
      throw new Error(`The site replies ${status} to ${target}`)
    return {
      status,
      headers,
      body: body instanceof Readable ? await buffer(body) : Buffer.from(body ?? ''),
    }
  }
}
