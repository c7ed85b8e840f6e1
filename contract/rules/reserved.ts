/** Paths that belong to the server and keys that belong to screens (spec/behaviour §2.2.4, §2.2.5, §2.2.12). */

/**
 * Program types that no `:type` route accepts (spec/behaviour §2.2.4, spec/content B1.7): three are screens of their own, and
 * `events` is a list that only editions up to 2022 have.
 */
const RESERVED_TYPES = ['map', 'guides-walks', 'plain', 'events'] as const

/**
 * First segments of the server's own paths. Whoever adds such a path adds it here
 * (spec/behaviour §2.2.5).
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

/** Files of a page's data, below the page's own path (spec/behaviour §23). */
const DATA_FILES = ['_payload.json', '_islands.json']

const RESERVED_PATTERNS: readonly RegExp[] = [
  /^\/sitemap-\d{4}\.xml(?:\/|$)/,
  /^\/[_.]/,
  /^\/guides\/[^/]+\/pack\.json$/,
]

/** Screens and files of the site that are still to come (spec/behaviour §2.2.12). */
export const PLANNED_PATHS: readonly string[] = ['/now']

/** Program types that screens below `/program` are still to take (spec/behaviour §2.2.12). */
export const PLANNED_TYPES: readonly string[] = ['now', 'plan', 'changes']

const firstSegments = new Set(RESERVED_FIRST_SEGMENTS)

/** Whether a program type's key is reserved. */
export function isReservedType(key: string): boolean {
  return RESERVED_TYPES.some((type) => type === key)
}

/** Whether no name, generic page or redirect rule may take a canonical path (spec/behaviour §2.2.5). */
export function isReservedPath(path: string): boolean {
  const segments = path.split('/').slice(1)
  return (
    firstSegments.has(segments[0] ?? '') ||
    DATA_FILES.includes(segments.at(-1) ?? '') ||
    RESERVED_PATTERNS.some((pattern) => pattern.test(path))
  )
}

/**
 * Whether a canonical path is that of a screen or file still to come. Nothing new may take it; a
 * record that is published there keeps it, so the site serves it like any other path
 * (spec/behaviour §2.2.12).
 */
export function isPlannedPath(path: string): boolean {
  return PLANNED_PATHS.includes(path)
}

/** Whether an edition may not give this key to a new program type (spec/behaviour §2.2.12). */
export function isPlannedType(key: string): boolean {
  return PLANNED_TYPES.includes(key)
}
