import { isReservedPath } from 'contract/rules/reserved.ts'
import { statusMessage } from 'contract/rules/error-messages.ts'
import type { Answer } from './answer.ts'
import { jsonError, textError, type Endpoint } from './endpoint.ts'
import { noPayload } from './site-answers.ts'

const PAYLOAD = '/_payload.json'

/** Where a request target points, before anything is looked up. */
export interface TargetPlace {
  /** As sent, without the query. */
  readonly path: string
  readonly endpoint: Endpoint | undefined
  /** What stands behind the endpoint's segment, as sent. */
  readonly rest: string
  /** Path of the page whose payload is asked for. */
  readonly payloadOf: string | undefined
}

/** Answered with the index that names them. */
const YEAR_SITEMAP = /^sitemap-\d{4}\.xml$/
const SITEMAP_INDEX = 'sitemap.xml'

export function targetPlace(
  target: string,
  endpoints: Readonly<Record<string, Endpoint>>,
): TargetPlace {
  const path = pathOf(target)
  const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? []
  const name = YEAR_SITEMAP.test(first) ? SITEMAP_INDEX : first
  return {
    path,
    endpoint: Object.hasOwn(endpoints, name) ? endpoints[name] : undefined,
    rest,
    payloadOf: path.endsWith(PAYLOAD) ? path.slice(0, -PAYLOAD.length) || '/' : undefined,
  }
}

/** A request target without its query. */
export function pathOf(target: string): string {
  const mark = target.indexOf('?')
  return mark === -1 ? target : target.slice(0, mark)
}

/** How an error is said where no page is asked for (spec/behaviour §7.2.8). */
export function dataError({ endpoint, payloadOf }: TargetPlace): Endpoint['error'] {
  return endpoint?.error ?? (endpoint || payloadOf !== undefined ? jsonError : undefined)
}

/** What is no page is not there while the site is held, or it would tell of the pages (spec/behaviour §16.4). */
export function heldFile({ path, payloadOf }: TargetPlace): Answer | undefined {
  if (payloadOf !== undefined) return noPayload()
  return isReservedPath(path) ? textError(404, statusMessage(404)) : undefined
}
