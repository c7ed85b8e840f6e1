import type { Place } from './navigation.ts'

/** The address of a page's payload or island props; `key` is the build or the page's hash (spec/behaviour §23). */
export function pagePartUrl(
  { pathname, search }: Pick<Place, 'pathname' | 'search'>,
  part: '_payload.json' | '_islands.json',
  key: string,
): string {
  const query = search === '' ? '' : `&${search.slice(1)}`
  return `${pathname === '/' ? '' : pathname}/${part}?${key}${query}`
}
