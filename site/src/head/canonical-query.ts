import { formatQuery, type Query } from '../query.ts'

/** Kept in the canonical link, besides being declared and valid (behaviour §8.2). */
const CANONICAL_KEYS: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'filter',
  'search',
  'q',
  'category',
  'tag',
])
/** Change what a page shows without making it another page: those stay indexed (screens 0.2.6). */
const INDEXED_KEYS: ReadonlySet<string> = new Set(['sort', 'page', 'tag', 'view'])

/** Whether a query narrows its page, which is then not indexed. */
export function isFiltered(query: Query): boolean {
  return Object.keys(query).some((key) => !INDEXED_KEYS.has(key))
}

/** The part of a declared query that belongs to the canonical link, sorted by key: `?…` or nothing. */
export function canonicalQuery(query: Query): string {
  const kept = Object.entries(query)
    .filter(([key]) => CANONICAL_KEYS.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return formatQuery(Object.fromEntries(kept))
}
