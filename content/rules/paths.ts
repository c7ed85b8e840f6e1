import { canonicalSegment } from 'contract/rules/canonicalise.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Maybe } from './finding.ts'

export interface PathFields {
  readonly slug?: Maybe<string>
  readonly name?: Maybe<string>
  readonly year?: Maybe<number>
  readonly editions?: Maybe<readonly { readonly year: number }[]>
  readonly types?: Maybe<readonly { readonly key: string }[]>
}

const TYPES = {
  events: 'event',
  artists: 'artist',
  guides: 'guide',
  articles: 'article',
  participate: 'participate',
  'past-festivals': 'festival',
} as const

/** The main path comes first; empty for records without a page. */
export function pathsOf(collection: string, record: PathFields): string[] {
  const { slug, name, year, editions, types } = record
  switch (collection) {
    case 'events':
    case 'artists':
    case 'guides':
    case 'articles':
    case 'participate':
    case 'past-festivals':
      return slug ? [pathOf({ type: TYPES[collection], slug })] : []
    case 'venues':
      if (!slug) return []
      return [
        pathOf({ type: 'venue', slug }),
        ...(editions ?? []).map((edition) => pathOf({ type: 'venue', slug, year: edition.year })),
      ]
    case 'pages':
      return name ? [pathOf({ type: 'page', name })] : []
    case 'strands':
      return name ? [pathOf({ type: 'strand', name })] : []
    case 'festivals':
      if (!year) return []
      return [
        ...['program', 'artists', 'venues'].map((part) => `/${year}/${part}`),
        ...(types ?? []).map(({ key }) => `/${year}/program/${canonicalSegment(key)}`),
      ]
    default:
      return []
  }
}

/**
 * Where an old path of a record redirects: to the current path one level above it (for the list of a type, the
 * program), else to a current path that differs only in the last segment, else to the main path.
 */
export function successor(old: string, current: readonly string[]): string | undefined {
  const folder = folderOf(old)
  return (
    current.find((path) => path === folder) ??
    current.find((path) => folderOf(path) === folder) ??
    current[0]
  )
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
