import { formatQuery, type Query } from '../urls/query.ts'

/** Kept in the canonical link, besides being declared and valid (spec/behaviour §8.2). */
const CANONICAL_KEYS: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'filter',
  'search',
  'q',
  'category',
  'tag',
])

/** The part of a declared query that belongs to the canonical link, sorted by key: `?…` or nothing. */
export function canonicalQuery(query: Query): string {
  const kept = Object.entries(query)
    .filter(([key]) => CANONICAL_KEYS.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return formatQuery(Object.fromEntries(kept))
}
