import type { SearchType } from 'contract/answers/search.ts'
import { SEARCH_TYPES } from 'contract/rules/kinds.ts'
import { foldWords } from './fold.ts'
import { paginate } from './paging.ts'
import { rankRows } from './rank.ts'
import type { IndexedRow } from './search-index.ts'

const PER_PAGE = 20
const PER_GROUP = 6

export interface SearchQuery {
  readonly q: string
  readonly type?: SearchType | undefined
  readonly year?: number | undefined
  readonly page?: number | undefined
}

/** What was found of one type. */
export interface ResultGroup {
  readonly type: SearchType
  /** Of the current year, of a later one, or of none. */
  readonly current: readonly IndexedRow[]
  /** "In past festivals". */
  readonly earlier: readonly IndexedRow[]
  /** How many there are, shown or not. */
  readonly total: number
}

export interface Found {
  readonly total: number
  readonly groups: readonly ResultGroup[]
  readonly page: number
  readonly pages: number
  /** How many of each type and year, as if that filter were not set; only those that have some. */
  readonly types: readonly { readonly type: SearchType; readonly count: number }[]
  readonly years: readonly { readonly year: number; readonly count: number }[]
}

/**
 * Searches (spec/screens §10): groups in the order of the types, in each the current year before earlier ones; the first six
 * of a group, or with one type chosen twenty a page. The same on the server and in the browser.
 */
export function find(
  rows: readonly IndexedRow[],
  { q, type, year, page = 1 }: SearchQuery,
  currentYear: number,
): Found {
  const matches = rankRows(rows, foldWords(q), currentYear).map(({ row }) => row)
  const ofYear = matches.filter((row) => year === undefined || row.year === year)
  const ofType = matches.filter((row) => type === undefined || row.type === type)
  const kept = ofYear.filter((row) => type === undefined || row.type === type)

  const byType = SEARCH_TYPES.map((each) => ({
    type: each,
    rows: currentFirst(
      kept.filter((row) => row.type === each),
      currentYear,
    ),
  })).filter((group) => group.rows.length > 0)
  const paged = paginate(byType[0]?.rows ?? [], page, PER_PAGE)
  return {
    total: kept.length,
    groups: byType.map((group) => ({
      type: group.type,
      ...split(type === undefined ? group.rows.slice(0, PER_GROUP) : paged.items, currentYear),
      total: group.rows.length,
    })),
    page: type === undefined ? 1 : paged.page,
    pages: type === undefined ? 1 : paged.pages,
    types: countTypes(ofYear),
    years: countYears(ofType),
  }
}

/** Past festivals are what their group is about: they are not set apart in it. */
function isEarlier({ type, year }: IndexedRow, currentYear: number): boolean {
  return type !== 'festival' && year !== 0 && year < currentYear
}

function split(rows: readonly IndexedRow[], currentYear: number) {
  return {
    current: rows.filter((row) => !isEarlier(row, currentYear)),
    earlier: rows.filter((row) => isEarlier(row, currentYear)),
  }
}

function currentFirst(rows: readonly IndexedRow[], currentYear: number): readonly IndexedRow[] {
  const { current, earlier } = split(rows, currentYear)
  return [...current, ...earlier]
}

function countTypes(rows: readonly IndexedRow[]): Found['types'] {
  return SEARCH_TYPES.map((type) => ({
    type,
    count: rows.filter((row) => row.type === type).length,
  })).filter(({ count }) => count > 0)
}

/** Newest first. */
function countYears(rows: readonly IndexedRow[]): Found['years'] {
  const years = [...new Set(rows.map(({ year }) => year))].filter((year) => year !== 0)
  return years
    .toSorted((a, b) => b - a)
    .map((year) => ({ year, count: rows.filter((row) => row.year === year).length }))
}
