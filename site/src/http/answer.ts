import type { Readable } from 'node:stream'
import { statusMessage } from 'contract/rules/error-messages.ts'
import { DATA_POLICY } from './headers.ts'

/** A request as far as it decides an answer. */
export interface SiteRequest {
  readonly method: string
  /** Path and query as sent. */
  readonly target: string
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Only read by the content proxy. */
  readonly body?: Readable
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | string | Readable
  /**
   * `headers` and those that every answer has, name and value in turn, as `node:http` writes them fastest. Only answers
   * that are made once and sent often have it.
   */
  readonly lines?: string[]
}

/** When to ask again while there are no answers at all. */
export const NOT_READY_RETRY_S = 5

/** The largest body that anything reads: a whole content call, with the files in it (spec/behaviour §24.1). */
export const MAX_BODY_BYTES = 64 * 1024

/** What answers below a reserved first segment; `rest` is what stands behind it, as sent. */
export interface Endpoint {
  /** GET and HEAD unless named. */
  readonly methods?: readonly string[]
  /** It lists pages or what is on them: 404 while the site is held (spec/behaviour §16.4). */
  readonly tellsOfPages?: true
  /** How it says what is wrong: as JSON unless named (spec/behaviour §7.2.8). */
  readonly error?: (status: number, message: string) => Answer
  answer(request: SiteRequest, rest: string): Answer | Promise<Answer>
}

/** An answer that is data, and does nothing when opened on its own. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return dataAnswer(status, 'application/json; charset=utf-8', JSON.stringify(value), headers)
}

/** The one shape of an error that is not a page. */
export function jsonError(status: number, message: string, key?: string): Answer {
  return jsonAnswer(status, { error: { status, message, ...(key === undefined ? {} : { key }) } })
}

/** Nothing can be answered yet (spec/behaviour §7.2). */
export function jsonUnavailable(): Answer {
  const answer = jsonError(503, statusMessage(503))
  return { ...answer, headers: { ...answer.headers, 'Retry-After': String(NOT_READY_RETRY_S) } }
}

export function textError(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return dataAnswer(status, 'text/plain; charset=utf-8', `${message}\n`, headers)
}

/** Any data, as text. */
export function dataAnswer(
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const body = Buffer.from(text)
  return {
    status,
    headers: {
      'Content-Type': type,
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': DATA_POLICY,
      ...headers,
    },
    body,
  }
}
