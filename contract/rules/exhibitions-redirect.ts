/** The sort that a year's exhibitions have when a visitor chooses none (spec/asked §2). */
const DEFAULT_SORT = 'sort=location'

/**
 * The redirect of `/{year}/program/exhibitions` without a `sort`: the same path and query, with `sort=location` at
 * the end (spec/asked §2, spec/behaviour §5). `path` is canonical, and `search` is the query as it was sent.
 * Undefined for other paths, and for a query with a `sort`, even an empty or unknown one.
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
