import { canonicalSegment, encodePath } from './canonicalise.ts'
import { nameToRoute } from './name-to-route.ts'

/** Pages and strands by `name`, everything else by `slug` (spec/content A3). */
export interface PathRef {
  readonly type:
    | 'event'
    | 'artist'
    | 'venue'
    | 'guide'
    | 'article'
    | 'participate'
    | 'festival'
    | 'page'
    | 'strand'
  readonly slug?: string | undefined
  readonly name?: string | undefined
  /** Only for a venue: its page in that edition. Slugs of other records are unique over all years. */
  readonly year?: number | undefined
}

const COLLECTIONS = {
  event: 'events',
  artist: 'artists',
  venue: 'venues',
  guide: 'guides',
  article: 'channel',
  participate: 'participate',
  festival: 'past-festivals',
} as const

/**
 * The canonical, encoded path of a record (spec/content A3). Without a slug, the path above the records of its type,
 * which is not always a page (`/events` is none). For an invalid name, the path of the home page.
 */
export function pathOf({ type, slug, name, year }: PathRef): string {
  if (type === 'page' || type === 'strand') {
    const route = nameToRoute(type === 'page' ? 'custom' : 'program', name)
    return route.kind === 'ok' ? route.path : '/'
  }
  const segments: string[] = [COLLECTIONS[type]]
  if (type === 'venue' && year !== undefined) segments.unshift(String(year))
  if (slug) segments.push(canonicalSegment(slug))
  return encodePath(segments)
}
