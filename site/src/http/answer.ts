import type { Readable } from 'node:stream'
import { statusMessage } from 'contract/rules/error-messages.ts'
import { DATA_POLICY } from './headers.ts'

/** The parts of a request that an answer depends on. */
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
   * `headers` and the headers of every answer as a flat list (name, value, …), the form that `node:http` writes
   * fastest. Only answers that are made once and sent often have it.
   */
  readonly lines?: string[]
}

/** When to try again while the site has no answers from the content service, in seconds. */
export const NOT_READY_RETRY_S = 5

/** The largest request body that is read: a content call with its files (spec/behaviour §24.1). */
export const MAX_BODY_BYTES = 64 * 1024

/** Answers requests below a reserved first segment; `rest` is the path after it, as sent. */
export interface Endpoint {
  /** By default GET and HEAD. */
  readonly methods?: readonly string[]
  /** Whether it reveals which pages exist. Then it answers 404 while the site is held (spec/behaviour §16.4). */
  readonly tellsOfPages?: true
  /** Makes its error answers; by default JSON (spec/behaviour §7.2.8). */
  readonly error?: (status: number, message: string) => Answer
  answer(request: SiteRequest, rest: string): Answer | Promise<Answer>
}

/** A JSON answer. Its policy stops it from doing anything when it is opened as a page. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return dataAnswer(status, 'application/json; charset=utf-8', JSON.stringify(value), headers)
}

/** The JSON of every error that is not a page. */
export function jsonError(status: number, message: string, key?: string): Answer {
  return jsonAnswer(status, { error: { status, message, ...(key === undefined ? {} : { key }) } })
}

/** The answer while the site has no content yet (spec/behaviour §7.2). */
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

/** An answer of plain data. */
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
