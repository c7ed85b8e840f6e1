/** The sort that the year's exhibitions are entered with (spec/asked §2). */
const DEFAULT_SORT = 'sort=location'

/**
 * Where `/{year}/program/exhibitions` without a `sort` leads: the same path, all parameters in
 * their order, then `sort=location` (spec/asked §2, spec/behaviour §5). `path` is canonical, `search`
 * as sent; absent when it stays. A `sort` that is empty or unknown is present, and the path without
 * a year is another route.
 */
export function exhibitionsRedirect(
  path: string,
  search: string,
  festivalYears: readonly number[],
): string | undefined {
  const [, year] = /^\/(\d{4})\/program\/exhibitions$/.exec(path) ?? []
  if (year === undefined || !festivalYears.includes(Number(year))) return undefined
  if (new URLSearchParams(search).has('sort')) return undefined
  return `${path}${search.length > 1 ? `${search}&` : '?'}${DEFAULT_SORT}`
}
