import type { Readable } from 'node:stream'
import { statusMessage } from 'contract/rules/error-messages.ts'
import { CACHE_CONTROL } from './cache-headers.ts'
import { DATA_POLICY } from './headers.ts'

/** The parts of a request that a reply depends on. */
export interface SiteRequest {
  readonly method: string
  /** Path and query as sent. */
  readonly target: string
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Only the content proxy reads it. */
  readonly body?: Readable
}

export interface HttpReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | string | Readable
  /**
   * `headers` and the common headers as a flat list (name, value, …), the form that `node:http` writes fastest. Only
   * replies that are made once and sent often have it.
   */
  readonly lines?: string[]
}

/** `Retry-After` in seconds while the site has no answers. The site asks at least as often (spec/faults B1, B7). */
export const NOT_READY_RETRY_S = 5

/** A content call with its files (spec/behaviour §24.1). */
export const MAX_BODY_BYTES = 64 * 1024

/** `rest` is the path after the reserved first segment, as sent. */
export interface Endpoint {
  /** By default GET and HEAD. */
  readonly methods?: readonly string[]
  /** The endpoint reveals which pages exist, so it answers 404 while the site is held (spec/behaviour §16.4). */
  readonly revealsPages?: true
  /** By default JSON (spec/behaviour §7.2.8). */
  readonly error?: (status: number, message: string) => HttpReply
  reply(request: SiteRequest, rest: string): HttpReply | Promise<HttpReply>
}

/** The policy of the reply stops it from doing anything when it is opened as a page. */
export function jsonReply(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): HttpReply {
  return dataReply(status, 'application/json; charset=utf-8', JSON.stringify(value), headers)
}

/** An error as JSON (spec/behaviour §7.2.8). */
export function jsonError(status: number, message: string, key?: string): HttpReply {
  return jsonReply(status, { error: { status, message, ...(key === undefined ? {} : { key }) } })
}

/** The site has no content yet, or too much to do (spec/behaviour §7.2). */
export function jsonUnavailable(retryAfterS: number): HttpReply {
  const reply = jsonError(503, statusMessage(503))
  return { ...reply, headers: { ...reply.headers, 'Retry-After': String(retryAfterS) } }
}

export function textError(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): HttpReply {
  return dataReply(status, 'text/plain; charset=utf-8', `${message}\n`, headers)
}

/** No cache stores it, and it can do nothing when it is opened as a page, unless `headers` say otherwise. */
export function dataReply(
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): HttpReply {
  const body = Buffer.from(text)
  return {
    status,
    headers: {
      'Content-Type': type,
      'Content-Length': String(body.length),
      'Cache-Control': CACHE_CONTROL.notStored,
      'Content-Security-Policy': DATA_POLICY,
      ...headers,
    },
    body,
  }
}
