import type { SearchType } from 'contract/answers/search.ts'
import { SEARCH_TYPES } from 'contract/rules/kinds.ts'
import { paginate } from './paging.ts'
import { rankRows } from './rank.ts'
import type { IndexedRow } from './search-index.ts'
import { foldWords } from './fold-words.ts'

/** The rows of a page if the search is for one type (spec/screens §10). A judgement. */
const PER_PAGE = 20
/** The rows of each type if the search is for all types. */
const PER_GROUP = 6

export interface SearchQuery {
  readonly q: string
  readonly type?: SearchType | undefined
  readonly year?: number | undefined
  readonly page?: number | undefined
}

export interface ResultGroup {
  readonly type: SearchType
  /** Matches that have not ended and are of no earlier year. Past festivals are here, whatever their year. */
  readonly current: readonly IndexedRow[]
  /** The matches of the current year that have ended. */
  readonly ended: readonly IndexedRow[]
  /** Matches of earlier years: "In past festivals". */
  readonly earlier: readonly IndexedRow[]
  /** All matches of the type, shown or not. */
  readonly total: number
}

export interface Found {
  readonly total: number
  readonly groups: readonly ResultGroup[]
  readonly page: number
  readonly pages: number
  /** Types are counted as if no type were chosen, years as if no year were. Those without matches are left out. */
  readonly types: readonly { readonly type: SearchType; readonly count: number }[]
  readonly years: readonly { readonly year: number; readonly count: number }[]
}

/** The facts of the festival on which the order of rows depends. */
export interface Standings {
  readonly currentYear: number
  /** Whether the record of a row of the current year has ended (spec/behaviour §32.5). */
  readonly hasEnded?: (row: IndexedRow) => boolean
}

/** Searches (spec/screens §10). In a group, records that have ended come after the others, and past years last. */
export function find(
  rows: readonly IndexedRow[],
  { q, type, year, page = 1 }: SearchQuery,
  standings: Standings,
): Found {
  const { currentYear } = standings
  const matches = rankRows(rows, foldWords(q), currentYear).map(({ row }) => row)
  const ofYear = matches.filter((row) => year === undefined || row.year === year)
  const ofType = matches.filter((row) => type === undefined || row.type === type)
  const kept = ofYear.filter((row) => type === undefined || row.type === type)

  const split = (some: readonly IndexedRow[]) => splitRows(some, standings)
  const inOrder = (some: readonly IndexedRow[]) => {
    const { current, ended, earlier } = split(some)
    return [...current, ...ended, ...earlier]
  }

  const byType = SEARCH_TYPES.map((each) => ({
    type: each,
    rows: inOrder(kept.filter((row) => row.type === each)),
  })).filter((group) => group.rows.length > 0)
  const paged = paginate(byType[0]?.rows ?? [], page, PER_PAGE)
  return {
    total: kept.length,
    groups: byType.map((group) => ({
      type: group.type,
      ...split(type === undefined ? group.rows.slice(0, PER_GROUP) : paged.items),
      total: group.rows.length,
    })),
    page: type === undefined ? 1 : paged.page,
    pages: type === undefined ? 1 : paged.pages,
    types: countTypes(ofYear),
    years: countYears(ofType),
  }
}

function splitRows(
  rows: readonly IndexedRow[],
  { currentYear, hasEnded = () => false }: Standings,
): Pick<ResultGroup, 'current' | 'ended' | 'earlier'> {
  // The group of past festivals is not divided by year.
  const {
    current = [],
    ended = [],
    earlier = [],
  } = Object.groupBy(rows, (row) => {
    if (row.type !== 'festival' && row.year !== 0 && row.year < currentYear) return 'earlier'
    return hasEnded(row) ? 'ended' : 'current'
  })
  return { current, ended, earlier }
}

function countTypes(rows: readonly IndexedRow[]): Found['types'] {
  return SEARCH_TYPES.map((type) => ({
    type,
    count: rows.filter((row) => row.type === type).length,
  })).filter(({ count }) => count > 0)
}

/** Newest year first; rows without a year (0) come last, so that the counts add up. */
function countYears(rows: readonly IndexedRow[]): Found['years'] {
  return [...new Set(rows.map(({ year }) => year))]
    .toSorted((a, b) => b - a)
    .map((year) => ({ year, count: rows.filter((row) => row.year === year).length }))
}
