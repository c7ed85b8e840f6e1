import type { SearchRow, SearchType } from 'contract/answers/search.ts'
import { SEARCH_TYPES } from 'contract/rules/kinds.ts'
import { formatDateRange } from 'contract/rules/local-time.ts'
import { standingWord } from 'contract/rules/state-now-words.ts'
import type { Query } from '../../urls/query.ts'
import { find, type Found, type ResultGroup, type SearchQuery } from '../../search/find.ts'
import { SEARCH_NOUNS } from '../../search/nouns.ts'
import { leadOf, type IntentContext, type Lead } from '../../search/intents.ts'
import type { FactsOfRows, RowFacts } from './row-facts.ts'
import { yearParam } from './year-param.ts'
import { missingYear, type MissingYear } from '../../search/missing-year.ts'
import { festivalYears, indexRows, rowPath, type IndexedRow } from '../../search/search-index.ts'
import { createSuggest } from '../../search/suggest.ts'

export interface SearchView {
  readonly title: string
  readonly intro?: string | undefined
  readonly q: string
  /** Its results come before those of earlier years. */
  readonly currentYear: number
  /** The current edition, which gives needs and days their meaning. */
  readonly asks?: IntentContext | undefined
  /** What rows of the current edition show besides their own words. */
  readonly facts: FactsOfRows
  /** Absent without a query. */
  readonly results?: ResultsView | undefined
}

export interface ResultsView {
  /** "42 results for “night”". */
  readonly line: string
  readonly total: number
  /** The filters of the query; a year without any rows is ignored. */
  readonly type?: SearchType | undefined
  readonly year?: number | undefined
  readonly groups: readonly ResultGroupView[]
  readonly page: number
  readonly pages: number
  readonly types: Found['types']
  readonly years: Found['years']
  /** What the words mean: a filtered program or a list. */
  readonly lead?: Lead | undefined
  /** The query names a year without a festival. */
  readonly missing?: MissingYear | undefined
  /** Another spelling that has results; only if the query has none. */
  readonly suggestion?: string | undefined
}

export interface ResultGroupView {
  readonly type: SearchType
  readonly title: string
  readonly current: readonly ResultView[]
  readonly ended: readonly ResultView[]
  readonly earlier: readonly ResultView[]
  /** "All 12 artists", if not all are shown and no type is chosen. */
  readonly all?: string | undefined
}

export interface ResultView extends RowFacts {
  readonly id: string
  readonly href: string
  /** Titles of works are in square brackets. */
  readonly title: string
  readonly detail: string
  readonly year?: number | undefined
}

type Frame = Omit<SearchView, 'q' | 'results'>

/** The server uses it for pages, the browser while somebody types. Only the server can count a lead's results. */
export function createSearch(
  rows: readonly SearchRow[],
  countOf?: (lead: Lead) => string | undefined,
) {
  const indexed = indexRows(rows)
  const suggest = createSuggest(indexed)
  const festivals = festivalYears(rows)
  return ({ title, intro, currentYear, asks, facts }: Frame, query: Query): SearchView => {
    const { q = '' } = query
    const frame = { title, intro, currentYear, asks, facts, q }
    if (q === '') return frame
    const asked = searchQuery(indexed, query)
    const meant = asks && leadOf(q, asks)
    const lead = meant && { ...meant, count: countOf?.(meant) }
    const missing = missingYear(q, festivals)
    const found = find(indexed, asked, {
      currentYear,
      hasEnded: ({ id }) => facts[id]?.now?.isOver === true,
    })
    const results = { ...resultsView(found, asked, facts), lead, missing }
    if (results.total > 0 || lead || missing) return { ...frame, results }
    const suggestion = suggest(q, indexed.filter(isKept(asked)))
    return { ...frame, results: { ...results, suggestion } }
  }
}

function searchQuery(rows: readonly IndexedRow[], query: Query): SearchQuery {
  const { q = '', type, year, page } = query
  return {
    q,
    type: SEARCH_TYPES.find((each) => each === type),
    year: rows.find((row) => yearParam(row.year) === year)?.year,
    page: page === undefined ? undefined : Number(page),
  }
}

function isKept({ type, year }: SearchQuery) {
  return (row: IndexedRow): boolean =>
    (type === undefined || row.type === type) && (year === undefined || row.year === year)
}

function resultsView(
  found: Found,
  { q, type, year }: SearchQuery,
  facts: FactsOfRows,
): ResultsView {
  const { total, groups, page, pages, types, years } = found
  return {
    line: `${total === 1 ? '1 result' : `${total} results`} for “${q}”`,
    total,
    type,
    year,
    groups: groups.map((group) => groupView(group, facts, type !== undefined)),
    page,
    pages,
    types,
    years,
  }
}

function groupView(
  { type, current, ended, earlier, total }: ResultGroup,
  facts: FactsOfRows,
  isChosen: boolean,
): ResultGroupView {
  const { title, noun } = SEARCH_NOUNS[type]
  const shown = current.length + ended.length + earlier.length
  return {
    type,
    title,
    current: current.map((row) => resultView(row, facts)),
    ended: ended.map((row) => resultView(row, facts)),
    earlier: earlier.map((row) => resultView(row, facts)),
    all: isChosen || shown === total ? undefined : `All ${total} ${noun}`,
  }
}

function resultView(row: IndexedRow, facts: FactsOfRows): ResultView {
  const { id, title, detail, year } = row
  const said = facts[id] ?? saidOfDays(row)
  // Rows without a year have 0 (spec/content C4). A text with dates already names the year.
  const named = year === 0 || said.when !== undefined ? undefined : year
  return { id, href: rowPath(row), title, detail, year: named, ...said }
}

/** The facts of an event that is not of the current edition. */
function saidOfDays({ when }: IndexedRow): RowFacts {
  const off = OFF.find((each) => each === when)
  if (off) return { status: standingWord(off) }
  const [start = '', end] = when.split('/')
  return end === undefined ? {} : { when: formatDateRange(start, end, 'long') }
}

const OFF = ['cancelled', 'postponed'] as const
