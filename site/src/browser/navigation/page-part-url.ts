import type { Place } from './navigation.ts'

/** The address of a page's data: what it is asked for by, and the query of a variant (spec/behaviour §23). */
export function pagePartUrl(
  { pathname, search }: Pick<Place, 'pathname' | 'search'>,
  part: '_payload.json' | '_islands.json',
  key: string,
): string {
  const query = search === '' ? '' : `&${search.slice(1)}`
  return `${pathname === '/' ? '' : pathname}/${part}?${key}${query}`
}
