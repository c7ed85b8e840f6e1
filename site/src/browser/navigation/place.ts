import type { Place } from './navigation.ts'

type Address = Pick<Place, 'pathname' | 'search' | 'hash'>

export function placeOf({ pathname, search, hash }: Address, key = ''): Place {
  return { pathname, search, hash, key }
}

/** Whether two addresses differ at most in their hash. */
export function isSamePage(a: Omit<Address, 'hash'>, b: Omit<Address, 'hash'>): boolean {
  return a.pathname === b.pathname && a.search === b.search
}

export function pageOf({ pathname, search }: Omit<Address, 'hash'>): string {
  return pathname + search
}

export function hrefOf(place: Address): string {
  return pageOf(place) + place.hash
}

/** `key` is the build of a payload, or the hash of the page with the islands (spec/behaviour §23). */
export function pagePartUrl(
  { pathname, search }: Omit<Address, 'hash'>,
  part: '_payload.json' | '_islands.json',
  key: string,
): string {
  const query = search === '' ? '' : `&${search.slice(1)}`
  return `${pathname === '/' ? '' : pathname}/${part}?${key}${query}`
}
