import type { Readable } from 'node:stream'

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
  /** The headers of every answer are among its own. */
  readonly isWhole?: true
}
