import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import type { HttpReply } from '../src/http/reply.ts'
import { expectBaseline, type AnswerKind } from './expect-baseline.ts'

export interface WatchedSite {
  readonly origin: string
  answer(target: string): Promise<HttpReply>
  /** The requests to the content service so far. */
  upstreamCalls(): readonly string[]
  /** Resolves when the site has nothing left to do by itself. */
  idle(): Promise<void>
  /** Texts that no response may contain. */
  readonly secrets?: readonly string[]
}

const CLEAN = '/partners'
/** Patterns of stacks and of the site's own files. No screen and no echo of a path contains them. */
const TRACES = [/^\s+at \S+.*:\d+:\d+\)?$/m, /\bnode:internal\b/, /\bfile:\/\/\//]

/**
 * Checks what must be true after every hostile request (spec/faults §1.2): a plain request gets the same page as
 * before; the content service got no request; the response reveals no internal details; and the headers are those of
 * the table. An unhandled rejection fails the run by itself. `check` also reads the body if it is a stream.
 *
 * ```ts
 * const check = await watchSite(site)
 * await check(await site.answer('/%00'), 'error page')
 * ```
 */
export async function watchSite(site: WatchedSite) {
  await site.idle()
  const clean = withoutDate(await site.answer(CLEAN))
  const calls = site.upstreamCalls()
  const secrets = [process.cwd(), ...(site.secrets ?? [])]

  return async function check(answer: HttpReply, kind: AnswerKind): Promise<void> {
    expectBaseline(answer, kind, site.origin)
    const { told, length } = await read(answer)
    if (length !== undefined) expect(header(answer, 'content-length')).toBe(String(length))
    expect(TRACES.filter((trace) => trace.test(told))).toEqual([])
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([])

    expect(withoutDate(await site.answer(CLEAN))).toEqual(clean)
    expect(site.upstreamCalls()).toEqual(calls)
  }
}

function withoutDate({ status, headers, body }: HttpReply) {
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'date')
  // Long texts are compared faster than long buffers.
  const text = Buffer.isBuffer(body) ? body.toString('latin1') : body
  return { status, headers: Object.fromEntries(kept), text }
}

/** Everything that a response contains, and its length in bytes if it has a body: HEAD and 304 have none. */
async function read(answer: HttpReply): Promise<{ told: string; length?: number }> {
  const { headers, body } = answer
  const heads = JSON.stringify(headers)
  if (body === undefined) return { told: heads }
  const bytes = body instanceof Readable ? await buffer(body) : Buffer.from(body)
  return { told: heads + decoded(bytes, header(answer, 'content-encoding')), length: bytes.length }
}

function header({ headers }: HttpReply, name: string): string | undefined {
  return Object.entries(headers).find((each) => each[0].toLowerCase() === name)?.[1]
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  switch (encoding) {
    case 'br':
      return brotliDecompressSync(bytes).toString()
    case 'gzip':
      return gunzipSync(bytes).toString()
    default:
      return bytes.toString()
  }
}
