import { isReservedPath } from 'contract/rules/reserved.ts'
import { statusMessage } from 'contract/rules/error-messages.ts'
import type { Answer } from './answer.ts'
import { jsonError, textError, type Endpoint } from './endpoint.ts'
import { noPagePart, pagePart, type PagePart } from './page-part.ts'

/** Where a request target points, before anything is looked up. */
export interface TargetPlace {
  /** As sent, without the query. */
  readonly path: string
  readonly endpoint: Endpoint | undefined
  /** What stands behind the endpoint's segment, as sent. */
  readonly rest: string
  readonly part: PagePart | undefined
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
    part: pagePart(path, target.slice(path.length)),
  }
}

/** A request target without its query. */
export function pathOf(target: string): string {
  const mark = target.indexOf('?')
  return mark === -1 ? target : target.slice(0, mark)
}

/** How an error is said where no page is asked for (spec/behaviour §7.2.8). */
export function dataError({ endpoint, part }: TargetPlace): Endpoint['error'] {
  return endpoint?.error ?? (endpoint || part ? jsonError : undefined)
}

/** What is no page is not there while the site is held, or it would tell of the pages (spec/behaviour §16.4). */
export function heldFile({ path, part }: TargetPlace): Answer | undefined {
  if (part) return noPagePart()
  return isReservedPath(path) ? textError(404, statusMessage(404)) : undefined
}
