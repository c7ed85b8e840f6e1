import type { Query } from './query.ts'

/**
 * Pages with only these keys stay indexed (spec/screens §0.2.6): they hide no item, or have a subject (`tag`).
 * Filters have countless combinations, which contain nothing new.
 */
const INDEXED_KEYS: ReadonlySet<string> = new Set(['sort', 'page', 'tag', 'view'])

/** Whether a query filters its page, so that it is not indexed. */
export function isFiltered(query: Query): boolean {
  return Object.keys(query).some((key) => !INDEXED_KEYS.has(key))
}
