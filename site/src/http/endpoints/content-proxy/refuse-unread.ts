import type { Answer, SiteRequest } from '../../answer.ts'
import { jsonError } from '../../endpoint.ts'

const JSON_IN_UTF8 = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i

/** The answer to a request that its headers alone refuse; undefined when its body may be read (spec/behaviour §24.1). */
export function refuseUnread({ headers }: SiteRequest, origin: string): Answer | undefined {
  if (isCrossSite(headers, origin)) return jsonError(403, 'Cross-site requests are not allowed')
  const isJson = JSON_IN_UTF8.test(String(headers['content-type']))
  // Nothing is inflated, so that a kilobyte stays one (spec/faults X3).
  if (!isJson || headers['content-encoding'] !== undefined) {
    return jsonError(415, 'Unsupported Media Type')
  }
  return undefined
}

/**
 * A browser says in `Sec-Fetch-Site` where a request comes from, also when the site is opened at another address than
 * its public one (`127.0.0.1` for `localhost`); one that does not is judged by `Origin`. A request with neither is from
 * no page: it is allowed, because there are no cookies to abuse (spec/faults X2).
 */
function isCrossSite(headers: SiteRequest['headers'], origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  return headers['origin'] !== undefined && headers['origin'] !== origin
}
