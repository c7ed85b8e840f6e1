import type { Answer } from './answer.ts'
import { jsonError } from './endpoint.ts'

/** What is asked of a page as data, by the last segment of its address. */
const PARTS = { '/_payload.json': 'payload', '/_islands.json': 'islands' } as const

/** The data of a page that a target asks for. */
export interface PagePart {
  readonly kind: (typeof PARTS)[keyof typeof PARTS]
  /** Of the page, as sent. */
  readonly path: string
  /** `?…` or nothing, as sent. */
  readonly search: string
}

/** The data of a page that a target asks for; undefined for any other. */
export function pagePart(path: string, search: string): PagePart | undefined {
  for (const [end, kind] of Object.entries(PARTS)) {
    if (path.endsWith(end)) return { kind, path: path.slice(0, -end.length) || '/', search }
  }
  return undefined
}

/** Only a canonical path of a page has data. */
export function noPagePart(): Answer {
  return jsonError(404, 'There is no page here')
}
