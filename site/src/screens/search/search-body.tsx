import { linksOf, type Query, type QueryChanges } from '../../urls/query.ts'
import { SEARCH_QUERY } from '../../urls/search-query.ts'
import { SEARCH_NOUNS } from '../../search/nouns.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { Chips, Choices } from '../../ui/view-bar.tsx'
import type { ResultsView, SearchView, ResultGroupView, ResultView } from './create-search.ts'
import { SearchBox } from './search-box.tsx'
import { useLiveSearch } from './use-live-search.ts'
import { useResultKeys } from './use-result-keys.ts'
import { Caption } from '../../ui/caption.tsx'
import { Link } from '../../ui/link.tsx'
import { ResultRows, type ResultRow } from '../../ui/result-rows.tsx'
import styles from './search.module.css'

const PATH = '/search'
/** Where to look instead: without a query, and when nothing is found (spec/screens §10). */
const LISTS = [
  { href: '/program', text: 'Program' },
  { href: '/artists', text: 'Artists' },
  { href: '/venues', text: 'Venues' },
]

export interface SearchBodyProps {
  readonly view: SearchView
  readonly query: Query
}

/** The search field and its results. In the browser it updates the results while somebody types. */
export function SearchBody({ view, query }: SearchBodyProps) {
  const { shown, field, prepare, type, ask } = useLiveSearch(view, query)
  const container = useResultKeys<HTMLDivElement>(field)
  const { q, results } = shown
  return (
    <div ref={container}>
      <SearchBox
        q={view.q}
        kept={filtersOf(view.results ?? {})}
        field={field}
        onApproach={prepare}
        onType={type}
        onAsk={ask}
      />
      {results ? <Results q={q} results={results} /> : <Lists />}
    </div>
  )
}

function filtersOf({ type, year }: Pick<ResultsView, 'type' | 'year'>): Query {
  return { ...(type ? { type } : {}), ...(year === undefined ? {} : { year: String(year) }) }
}

/** Links to lists, shown without a query. */
function Lists() {
  return (
    <ul className={styles.lists}>
      {LISTS.map(({ href, text }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}

function Results({ q, results }: { q: string; results: ResultsView }) {
  const { line, total, groups, page, pages } = results
  const filters = filtersOf(results)
  const href = linksOf(PATH, SEARCH_QUERY, { q, ...filters })
  const isFiltered = Object.keys(filters).length > 0
  const clearHref = isFiltered ? href({ type: undefined, year: undefined }) : undefined
  return (
    <>
      {total > 0 && <ResultLine text={line} clearHref={clearHref} />}
      <div className={styles.facets}>
        <Chips label="Type" choices={typeChoices(results, href)} />
        <Choices label="Year" choices={yearChoices(results, href)} />
      </div>
      {total === 0 && (
        <NothingFound
          q={q}
          suggestion={results.suggestion}
          suggestionHref={href({ q: results.suggestion })}
          clearHref={clearHref}
        />
      )}
      <div data-results>
        {groups.map((group) => (
          <ResultGroup key={group.type} group={group} allHref={href({ type: group.type })} />
        ))}
      </div>
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={(number) => href({ page: number === 1 ? undefined : String(number) })}
      />
    </>
  )
}

interface NothingFoundProps {
  readonly q: string
  readonly suggestion: string | undefined
  readonly suggestionHref: string
  readonly clearHref: string | undefined
}

function NothingFound({ q, suggestion, suggestionHref, clearHref }: NothingFoundProps) {
  const everywhere = clearHref === undefined ? [] : [{ href: clearHref, text: 'Search everything' }]
  return (
    <EmptyState sentence={`Nothing found for “${q}”`} links={[...everywhere, ...LISTS]}>
      {suggestion !== undefined && (
        <p className={styles.suggestion}>
          Did you mean <Link href={suggestionHref}>{suggestion}</Link>?
        </p>
      )}
    </EmptyState>
  )
}

type Href = (changes: QueryChanges) => string

/** Links to the types that have results. */
function typeChoices({ types, type: chosen }: ResultsView, href: Href) {
  const offered = SEARCH_NOUNS.flatMap(([type, title]) => {
    const count = types.find((each) => each.type === type)?.count
    return count === undefined && type !== chosen ? [] : [{ type, title, count: count ?? 0 }]
  })
  if (offered.length < 2 && chosen === undefined) return []
  return [
    { label: 'Everything', href: href({ type: undefined }), isCurrent: chosen === undefined },
    ...offered.map(({ type, title, count }) => ({
      label: title,
      count,
      href: href({ type }),
      isCurrent: type === chosen,
    })),
  ]
}

function yearChoices({ years, year: chosen }: ResultsView, href: Href) {
  if (years.length < 2 && chosen === undefined) return []
  return [
    { label: 'Any year', href: href({ year: undefined }), isCurrent: chosen === undefined },
    ...years.map(({ year, count }) => ({
      label: `${year} (${count})`,
      href: href({ year: String(year) }),
      isCurrent: year === chosen,
    })),
  ]
}

/** The results of one type: first those of this year or without a year, then those of past festivals. */
function ResultGroup({ group, allHref }: { group: ResultGroupView; allHref: string }) {
  const { type, title, current, earlier, all } = group
  const id = `found-${type}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.results}>
        {current.length > 0 && <ResultRows rows={rowsOf(current)} />}
        {earlier.length > 0 && (
          <>
            <h3 className={styles.earlier}>In past festivals</h3>
            <ResultRows rows={rowsOf(earlier)} />
          </>
        )}
        {all && (
          <p className={styles.all}>
            <Link href={allHref} current={false}>
              {all}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

function rowsOf(results: readonly ResultView[]): readonly ResultRow[] {
  return results.map(({ title, ...row }) => ({ ...row, title: <Caption text={title} /> }))
}
