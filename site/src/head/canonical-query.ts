import { formatQuery, type Query } from '../urls/query.ts'

/** The parameters that a canonical link may have (spec/behaviour §8.2). */
const CANONICAL_KEYS: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'filter',
  'search',
  'q',
  'category',
  'tag',
])

/** Returns the part of a declared, valid query that the canonical link keeps, sorted by key: `?…` or an empty string. */
export function canonicalQuery(query: Query): string {
  const kept = Object.entries(query)
    .filter(([key]) => CANONICAL_KEYS.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return formatQuery(Object.fromEntries(kept))
}
