import { formatQuery, type Query } from '../urls/query.ts'

/** spec/asked §5; spec/behaviour §8.2 explains why `year` is not one of them. */
const CANONICAL_KEYS: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'filter',
  'search',
  'q',
  'category',
  'tag',
])

/** `?…` or an empty string. Sorted by key, so that the same parameters in another order have the same link. */
export function canonicalQuery(query: Query): string {
  const kept = Object.entries(query)
    .filter(([key]) => CANONICAL_KEYS.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return formatQuery(Object.fromEntries(kept))
}
