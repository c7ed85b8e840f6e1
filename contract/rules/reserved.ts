/**
 * No `:type` route accepts these (spec/behaviour §2.2.4, spec/content B1.7). Three have their own screens, and
 * `events` is a list that only editions up to 2022 have.
 */
const RESERVED_TYPES = ['map', 'guides-walks', 'plain', 'events'] as const

/**
 * The first segments of the server's own paths (spec/behaviour §2.2.5). Add the first segment of each new path here.
 */
export const RESERVED_FIRST_SEGMENTS: readonly string[] = [
  'api',
  'assets',
  'builds',
  'media',
  'preview',
  'healthz',
  'readyz',
  'metrics',
  'feeds',
  'calendar',
  'og',
  'robots.txt',
  'sw.js',
  'favicon.ico',
  'site.webmanifest',
  'sitemap.xml',
  'program.ics',
]

/** Below the path of a page (spec/behaviour §23). */
const DATA_FILES = ['_payload.json', '_islands.json']

const RESERVED_PATTERNS: readonly RegExp[] = [
  /^\/sitemap-\d{4}\.xml(?:\/|$)/,
  /^\/[_.]/,
  /^\/guides\/[^/]+\/pack\.json$/,
]

const firstSegments = new Set(RESERVED_FIRST_SEGMENTS)

export function isReservedType(key: string): boolean {
  return RESERVED_TYPES.some((type) => type === key)
}

/** No name, generic page or redirect rule may use a reserved path (spec/behaviour §2.2.5). */
export function isReservedPath(path: string): boolean {
  const segments = path.split('/').slice(1)
  return (
    firstSegments.has(segments[0] ?? '') ||
    DATA_FILES.includes(segments.at(-1) ?? '') ||
    RESERVED_PATTERNS.some((pattern) => pattern.test(path))
  )
}
