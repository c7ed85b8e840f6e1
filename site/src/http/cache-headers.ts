const MAX_AGE_S = 60
/** A page that changes sooner is never served from a cache after its time. */
const NO_STALE_S = 90

/** `Cache-Status` of what was rendered for this request (RFC 9211). */
export const RENDERED_NOW = 'festival; fwd=miss; stored'

/** `Cache-Status` of what was ready, of the content service's own answers. */
export const HIT = 'festival; hit'

/** `Cache-Status` of what was ready; `behindS` is 0 while the answers are the content service's own. */
export function cacheStatus(behindS: number): string {
  return behindS > 0 ? `festival; hit; ttl=-${Math.ceil(behindS)}; detail=stale` : HIT
}

/**
 * What caches between the site and the visitor may do with a page and its payload (spec/faults §11, C20). `until` and `now`
 * are epoch milliseconds; nothing is kept beyond `until`, the instant at which the page changes.
 */
export function cacheHeaders({
  until = Infinity,
  now,
  status,
}: {
  until: number | undefined
  now: number
  status: string
}): Record<string, string> {
  const untilS = Math.max(0, Math.floor((until - now) / 1000))
  const whileRenewing = isLasting(until, now) ? 'stale-while-revalidate=30, ' : ''
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'CDN-Cache-Control': `max-age=${Math.min(MAX_AGE_S, untilS)}, ${whileRenewing}stale-if-error=2592000`,
    'Cache-Status': status,
  }
}

/** Whether a page changes so late that its headers do not say when. */
export function isLasting(until: number | undefined, now: number): boolean {
  return until === undefined || until - now >= NO_STALE_S * 1000
}
