import { formatQuery, type Query } from '../urls/query.ts'

/** The type whose path answers only with `sort` (spec/screens §6.3). */
const REDIRECTED_TYPE = 'exhibitions'

/** Whether links to a type of a year name its sort even when it is the default: that spares a redirect. */
export function namesItsSort(base: string, type: string | undefined): boolean {
  return type === REDIRECTED_TYPE && base !== '/program'
}

/** The path of a type's screen; `base` is the program's path, `/2024/program`. */
export function typePath(base: string, type: string, query: Query = {}): string {
  const named = namesItsSort(base, type) ? { sort: 'location', ...query } : query
  return `${base}/${type}${formatQuery(named)}`
}
