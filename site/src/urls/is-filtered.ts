import type { Query } from './query.ts'

/**
 * Query keys that do not filter a page; pages with only these stay indexed (spec/screens §0.2.6). A sort or a page
 * number does not hide items, and the pages of a tag have a subject. Filters have countless combinations, which contain
 * nothing new.
 */
const INDEXED_KEYS: ReadonlySet<string> = new Set(['sort', 'page', 'tag', 'view'])

/** Whether a query filters its page, so that it is not indexed. */
export function isFiltered(query: Query): boolean {
  return Object.keys(query).some((key) => !INDEXED_KEYS.has(key))
}
