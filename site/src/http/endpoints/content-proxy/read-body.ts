import type { SiteRequest } from '../../answer.ts'
import { MAX_BODY_BYTES } from '../../endpoint.ts'

export const TOO_LARGE = Symbol('too large')

/** Reads a body up to its limit and leaves the rest unread (spec/faults X4). Nothing when the visitor has gone meanwhile. */
export async function readBody({
  body,
  headers,
}: SiteRequest): Promise<Uint8Array | typeof TOO_LARGE> {
  if (Number(headers['content-length']) > MAX_BODY_BYTES) return TOO_LARGE
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Left half-way, the loop ends the reading; Node keeps the socket for the answer.
    for await (const chunk of body ?? []) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > MAX_BODY_BYTES) return TOO_LARGE
      chunks.push(bytes)
    }
  } catch {
    // A request that breaks off is no fault of ours, and nobody reads the answer.
    return new Uint8Array()
  }
  return Buffer.concat(chunks)
}
