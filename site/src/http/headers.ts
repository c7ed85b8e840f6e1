import { CACHE_CONTROL } from './cache-headers.ts'

/** spec/faults §11. HSTS lasts a year, the least that the preload lists of browsers accept. */
export function commonHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isSecure(origin) ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** Data, files and redirects can do nothing when opened as a page. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** From the settings. */
export interface OutsideOrigins {
  readonly connectTo: readonly string[]
  readonly imagesFrom: readonly string[]
}

/** For files that change while their name stays: manifests, sitemaps, robots. */
export const FILE_HEADERS = {
  'Cache-Control': CACHE_CONTROL.fileThatChanges,
  'Content-Security-Policy': DATA_POLICY,
}

/**
 * Own scripts and styles, no inline script, players of three providers, requests to the site and the configured
 * origins. `framedBy`: who may show the page in a frame; nobody by default.
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

/** No page uses these features. "Near me" needs the visitor's position. */
export const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()'

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}
