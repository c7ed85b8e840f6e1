/** Headers of every answer (spec/faults §11). */
export function commonHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isSecure(origin) ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** What data, files and redirects may do when opened on their own: nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Other origins that pages may reach; each is configured. */
export interface OutsideOrigins {
  readonly connectTo: readonly string[]
  readonly imagesFrom: readonly string[]
}

/** Files whose content changes under their name: manifests, sitemaps, robots. */
export const FILE_HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy': DATA_POLICY,
}

/**
 * What a page may do: its own scripts and styles, no inline script, players of three providers; requests to its own
 * origin and the configured ones.
 */
export function pagePolicy(
  origin: string,
  styleHash: string,
  { connectTo, imagesFrom }: OutsideOrigins = { connectTo: [], imagesFrom: [] },
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
    "frame-ancestors 'none'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://w.soundcloud.com',
    "require-trusted-types-for 'script'",
    'trusted-types default payload',
    ...(isSecure(origin) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Browser features no page uses; a visitor's position is asked for on request. */
export const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()'

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}
