import { SEARCH_TYPES } from 'contract/rules/kinds.ts'
import type { SearchType } from 'contract/answers/search.ts'
import { Fragment, useEffect } from 'react'
import { linksOf, type Query, type QueryChanges } from '../../urls/query.ts'
import { SEARCH_QUERY } from '../../urls/search-query.ts'
import { SEARCH_NOUNS } from '../../search/nouns.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoldedRows } from '../../ui/folded-rows.tsx'
import { MARKS_EVENT } from '../../ui/marks-event.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { Chips, Choices } from '../../ui/view-bar.tsx'
import type { Lead } from '../../search/intents.ts'
import { missingWords, type MissingYear } from '../../search/missing-year.ts'
import { yearParam } from './year-param.ts'
import type { ResultsView, SearchView, ResultGroupView, ResultView } from './create-search.ts'
import { SearchBox } from './search-box.tsx'
import { useLiveSearch } from './use-live-search.ts'
import { useResultKeys } from './use-result-keys.ts'
import { Caption } from '../../ui/caption.tsx'
import { Link } from '../../ui/link.tsx'
import { ResultRows, type ResultRow } from '../../ui/result-rows.tsx'
import styles from './search.module.css'

const PATH = '/search'
/** Offered without a query, and when nothing is found (spec/screens §10). */
const LISTS = [
  { href: '/program', text: 'Program' },
  { href: '/artists', text: 'Artists' },
  { href: '/venues', text: 'Venues' },
]

/** The most frequent needs; offered until the current edition is over (spec/behaviour §38). */
const NEEDS = [
  { href: '/program?day=today', text: 'On today' },
  { href: '/program?free=1', text: 'Free' },
  { href: '/program?access=step_free_entrance', text: 'Step-free' },
  { href: '/program?children=6', text: 'With children' },
]

export interface SearchBodyProps {
  readonly view: SearchView
  readonly query: Query
}

/** In the browser the results change while somebody types. */
export function SearchBody({ view, query }: SearchBodyProps) {
  const { shown, field, prepare, type, ask } = useLiveSearch(view, query)
  const container = useResultKeys<HTMLDivElement>(field)
  const { q, results, asks } = shown
  // After each render, because new rows have places for marks.
  useEffect(() => {
    document.dispatchEvent(new Event(MARKS_EVENT))
  })
  const needs = asks && !asks.isPast ? NEEDS : []
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
      {results ? (
        <Results q={q} results={results} needs={needs} />
      ) : (
        <Lists lists={[...LISTS, ...needs]} />
      )}
    </div>
  )
}

function filtersOf({ type, year }: Pick<ResultsView, 'type' | 'year'>): Query {
  return { ...(type ? { type } : {}), ...(year === undefined ? {} : { year: yearParam(year) }) }
}

function Lists({ lists }: { lists: typeof LISTS }) {
  return (
    <ul className={styles.lists}>
      {lists.map(({ href, text }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}

interface ResultsProps {
  readonly q: string
  readonly results: ResultsView
  readonly needs: typeof LISTS
}

function Results({ q, results, needs }: ResultsProps) {
  const { line, total, groups, page, pages, lead, missing } = results
  const filters = filtersOf(results)
  const href = linksOf(PATH, SEARCH_QUERY, { q, ...filters })
  const isFiltered = Object.keys(filters).length > 0
  const clearHref = isFiltered ? href({ type: undefined, year: undefined }) : undefined
  return (
    <>
      {missing && <MissingFestival missing={missing} />}
      {lead && <LeadLine {...{ lead, clearHref, line: total > 0 ? line : undefined }} />}
      {total > 0 && !lead && <ResultLine text={line} clearHref={clearHref} />}
      <div className={styles.facets}>
        <Chips label="Type" choices={typeChoices(results, href)} />
        <Choices label="Year" choices={yearChoices(results, href)} />
      </div>
      {total === 0 && !lead && (
        <NothingFound
          q={q}
          suggestion={results.suggestion}
          suggestionHref={href({ q: results.suggestion })}
          clearHref={clearHref}
          needs={needs}
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

function MissingFestival({ missing }: { missing: MissingYear }) {
  const links = [
    [missing.before, 'before'],
    [missing.after, 'after'],
  ] as const
  return (
    <p className={styles.lead}>
      {`${missingWords(missing)}. `}
      {links.map(
        ([beside, word]) =>
          beside !== undefined && (
            <Fragment key={word}>
              {`The one ${word} it: `}
              <Link href={`/${beside}/program`}>{`Program ${beside}`}</Link>
              {'. '}
            </Fragment>
          ),
      )}
    </p>
  )
}

interface NothingFoundProps {
  readonly q: string
  readonly suggestion: string | undefined
  readonly suggestionHref: string
  readonly clearHref: string | undefined
  readonly needs: typeof LISTS
}

function NothingFound({ q, suggestion, suggestionHref, clearHref, needs }: NothingFoundProps) {
  const everywhere = clearHref === undefined ? [] : [{ href: clearHref, text: 'Search everything' }]
  return (
    <EmptyState sentence={`Nothing found for “${q}”`} links={[...everywhere, ...needs, ...LISTS]}>
      {suggestion !== undefined && (
        <p className={styles.suggestion}>
          Did you mean <Link href={suggestionHref}>{suggestion}</Link>?
        </p>
      )}
    </EmptyState>
  )
}

interface LeadLineProps {
  readonly lead: Lead
  readonly clearHref: string | undefined
  readonly line: string | undefined
}

/** The lead comes before the count of results: both are announced together, once. */
function LeadLine({ lead: { href, text, count }, line, clearHref }: LeadLineProps) {
  return (
    <>
      <div data-result-line>
        <p className={styles.lead}>
          <Link href={href}>{text}</Link>
          {count !== undefined && ` ${count}.`}
        </p>{' '}
        {line !== undefined && <p className={styles.facets}>{line}</p>}
      </div>
      {clearHref !== undefined && (
        <p className={styles.all}>
          <Link href={clearHref} current={false}>
            Clear
          </Link>
        </p>
      )}
    </>
  )
}

type Href = (changes: QueryChanges) => string

function typeChoices({ types, type: chosen }: ResultsView, href: Href) {
  const offered = SEARCH_TYPES.flatMap((type) => {
    const count = types.find((each) => each.type === type)?.count
    return count === undefined && type !== chosen ? [] : [{ type, count: count ?? 0 }]
  })
  if (offered.length < 2 && chosen === undefined) return []
  return [
    {
      label: 'Everything',
      count: types.reduce((sum, { count }) => sum + count, 0),
      href: href({ type: undefined }),
      isCurrent: chosen === undefined,
    },
    ...offered.map(({ type, count }) => ({
      label: SEARCH_NOUNS[type].title,
      count,
      href: href({ type }),
      isCurrent: type === chosen,
    })),
  ]
}

function yearChoices({ years, year: chosen }: ResultsView, href: Href) {
  if (years.length < 2 && chosen === undefined) return []
  return [
    {
      label: `Any year (${years.reduce((sum, { count }) => sum + count, 0)})`,
      href: href({ year: undefined }),
      isCurrent: chosen === undefined,
    },
    ...years.map(({ year, count }) => ({
      label: `${year === 0 ? 'No year' : year} (${count})`,
      href: href({ year: yearParam(year) }),
      isCurrent: year === chosen,
    })),
  ]
}

/** First the results of this year or without a year, then those that have ended, then those of past festivals. */
function ResultGroup({ group, allHref }: { group: ResultGroupView; allHref: string }) {
  const { type, title, current, ended, earlier, all } = group
  const id = `found-${type}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.results}>
        {current.length > 0 && <ResultRows rows={rowsOf(current, type)} />}
        {ended.length > 0 && (
          // Open if there are no other results, so that a record that was searched by its name is visible.
          <FoldedRows title={`Ended (${ended.length})`} isOpen={current.length === 0}>
            <ResultRows rows={rowsOf(ended, type)} />
          </FoldedRows>
        )}
        {earlier.length > 0 && (
          <>
            <h3 className={styles.earlier}>In past festivals</h3>
            <ResultRows rows={rowsOf(earlier, type)} />
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

function rowsOf(results: readonly ResultView[], type: SearchType): readonly ResultRow[] {
  return results.map(({ title, ...row }) => ({
    ...row,
    title: <Caption text={title} />,
    code: type === 'event' ? row.id : undefined,
  }))
}
