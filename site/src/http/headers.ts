/** Headers of every reply (spec/faults §11). HSTS lasts a year, the least that the preload lists of browsers accept. */
export function commonHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isSecure(origin) ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** The policy of data, files and redirects: they can do nothing when opened as a page. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Other origins that pages may use; they come from the settings. */
export interface OutsideOrigins {
  readonly connectTo: readonly string[]
  readonly imagesFrom: readonly string[]
}

/**
 * Headers of files that change while their name stays: manifests, sitemaps, robots. Caches keep them for five minutes,
 * because they change with the content.
 */
export const FILE_HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy': DATA_POLICY,
}

/**
 * Returns the Content Security Policy of a page: own scripts and styles, no inline script, players of three providers,
 * requests to its own and the configured origins. `framedBy`: who may show it in a frame; nobody by default.
 */
export function pagePolicy(
  origin: string,
  styleHash: string,
  { connectTo, imagesFrom }: OutsideOrigins = { connectTo: [], imagesFrom: [] },
  framedBy = "'none'",
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', "'self'", styleHash].join(' ').trim(),
    ["img-src 'self' data:", ...imagesFrom].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://w.soundcloud.com',
    "require-trusted-types-for 'script'",
    'trusted-types default payload keeping',
    ...(isSecure(origin) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Switches off browser features that no page uses. The visitor's position is needed for "Near me". */
export const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()'

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}

/**
 * How long a CDN may show a page before it asks for a newer one. A judgement: the site gets one request a minute
 * for each page, however many visitors the page has, and a change by staff is shown soon.
 */
const MAX_AGE_S = 60
/**
 * A page that changes by itself within these seconds gets no `stale-while-revalidate`. A CDN would show it for 60 s
 * (above) and 30 s more, which is beyond the change.
 */
const NO_STALE_S = 90

/** `Cache-Status` of a reply that was rendered for this request (RFC 9211). */
export const RENDERED_NOW = 'festival; fwd=miss; stored'

/** `Cache-Status` of a reply that was ready and is current. */
export const HIT = 'festival; hit'

/**
 * `Cache-Status` of a reply that was ready. `behindS`: how long the site has been behind the content service, in
 * seconds.
 */
export function cacheStatus(behindS: number): string {
  return behindS > 0 ? `festival; hit; ttl=-${Math.ceil(behindS)}; detail=stale` : HIT
}

/**
 * Returns the cache headers of a page and its payload (spec/faults §11, C20). `until` and `now` are epoch
 * milliseconds. The page changes at `until`: caches ask again by then. Browsers always revalidate, so that a change
 * shows at once. While the site does not respond, a CDN may show a page for 30 days, which is also how long the
 * site serves without the content service (R3).
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

/** Whether a page changes so late that its cache headers do not depend on the time. */
export function isLasting(until: number | undefined, now: number): boolean {
  return until === undefined || until - now >= NO_STALE_S * 1000
}
