import type { Query } from './query.ts'

/** Change what a page shows without making it another page: those stay indexed (spec/screens §0.2.6). */
const INDEXED_KEYS: ReadonlySet<string> = new Set(['sort', 'page', 'tag', 'view'])

/** Whether a query narrows its page, which is then not indexed. */
export function isFiltered(query: Query): boolean {
  return Object.keys(query).some((key) => !INDEXED_KEYS.has(key))
}
