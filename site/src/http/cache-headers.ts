/** The values that do not depend on the time. */
export const CACHE_CONTROL = {
  /** A file with the hash of its content in its name. */
  neverChanges: 'public, max-age=31536000, immutable',
  /** A file that changes with the content while its name stays. */
  fileThatChanges: 'public, max-age=300',
  /** A page and its data. Browsers always revalidate, so that a change shows at once. */
  page: 'public, max-age=0, must-revalidate',
  /** Browsers store it, and ask before each use whether it is current. */
  askBeforeUse: 'no-cache',
  /** What belongs to one visitor's link. */
  personal: 'private, no-store',
  /** Errors, data for one request, and previews. */
  notStored: 'no-store',
  /** A file that may be in drafts only. */
  draftFile: 'private, max-age=600',
} as const

/**
 * For a page that is made for one visitor, such as a plan: no cache stores it, and its address is not sent to other
 * sites (spec/behaviour §33).
 */
export const PERSONAL_HEADERS = {
  'Cache-Control': CACHE_CONTROL.personal,
  'Cache-Status': 'festival; fwd=miss',
  'Referrer-Policy': 'no-referrer',
}

/** For redirects and the holding page. */
export function storedFor(seconds: number): string {
  return `public, max-age=${seconds}`
}

/**
 * How long a CDN may show a page. A judgement: the site gets one request a minute for each page, however many visitors
 * it has, and a change by staff is shown soon.
 */
const MAX_AGE_S = 60
/**
 * A page that changes within these seconds gets no `stale-while-revalidate`: a CDN would show it for 60 s and 30 s
 * more, which is beyond the change.
 */
const NO_STALE_S = 90

/** `Cache-Status` of a reply that was rendered for this request (RFC 9211). */
export const RENDERED_NOW = 'festival; fwd=miss; stored'

/** `Cache-Status` of a reply that was ready and is current. */
export const HIT = 'festival; hit'

/** For a reply that was ready. `behindS`: how long the site has been behind the content service, in seconds. */
export function cacheStatus(behindS: number): string {
  return behindS > 0 ? `festival; hit; ttl=-${Math.ceil(behindS)}; detail=stale` : HIT
}

/**
 * For a page and its payload (spec/faults §11, C20). `until` and `now` are epoch milliseconds. The page changes at
 * `until`, so caches ask again by then. While the site does not respond, a CDN may show a page for 30 days, which is
 * also how long the site serves without the content service (R3).
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
    'Cache-Control': CACHE_CONTROL.page,
    'CDN-Cache-Control': `max-age=${Math.min(MAX_AGE_S, untilS)}, ${whileRenewing}stale-if-error=2592000`,
    'Cache-Status': status,
  }
}

/** The page changes so late that its cache headers do not depend on the time. */
export function isLasting(until: number | undefined, now: number): boolean {
  return until === undefined || until - now >= NO_STALE_S * 1000
}
