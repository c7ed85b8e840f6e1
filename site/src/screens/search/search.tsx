import { changeQuery, formatQuery, type Query } from '../../query.ts'
import { grammarOf } from '../../query-grammars.ts'
import type { Screen } from '../../screen.ts'
import { SEARCH_NOUNS } from '../../search/nouns.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import type { ResultsView, SearchView } from './load.ts'
import { ResultGroup } from './result-group.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search.module.css'

const PATH = '/search'
const GRAMMAR = grammarOf('search')
const LISTS = [
  { href: '/program', text: 'Program' },
  { href: '/artists', text: 'Artists' },
  { href: '/venues', text: 'Venues' },
]

function Search({ view: { title, intro, q, results } }: { view: SearchView }) {
  return (
    <div className="wrap">
      <ScreenHead title={title} intro={intro} />
      <SearchBox q={q} />
      {results ? <Results q={q} results={results} /> : <Lists />}
    </div>
  )
}

/** Where to go without a word to look for. */
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
  const { line, total, type, year, groups, page, pages, suggestion } = results
  const set: Query = {
    q,
    ...(type ? { type } : {}),
    ...(year === undefined ? {} : { year: String(year) }),
  }
  const href: Href = (changes) => PATH + formatQuery(changeQuery(GRAMMAR, set, changes))
  const isFiltered = type !== undefined || year !== undefined
  return (
    <>
      <ResultLine
        text={total === 0 ? `Nothing found for “${q}”` : line}
        clearHref={isFiltered ? href({ type: undefined, year: undefined }) : undefined}
      />
      <Choices label="Type" choices={typeChoices(results, href)} />
      <Choices label="Year" choices={yearChoices(results, href)} />
      {suggestion !== undefined && (
        <p className={styles.suggestion}>
          Did you mean <Link href={href({ q: suggestion })}>{suggestion}</Link>?
        </p>
      )}
      {total === 0 && (
        <EmptyState sentence="Try another word, or look through a list" links={LISTS} />
      )}
      {groups.map((group) => (
        <ResultGroup key={group.type} group={group} allHref={href({ type: group.type })} />
      ))}
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={(number) => href({ page: number === 1 ? undefined : String(number) })}
      />
    </>
  )
}

type Href = (changes: Readonly<Record<string, string | undefined>>) => string

/** The types that have results, and the one that is chosen. */
function typeChoices({ types, type: chosen }: ResultsView, href: Href) {
  const offered = SEARCH_NOUNS.flatMap(([type, title]) => {
    const count = types.find((each) => each.type === type)?.count
    return count === undefined && type !== chosen ? [] : [{ type, title, count: count ?? 0 }]
  })
  if (offered.length < 2 && chosen === undefined) return []
  return [
    { label: 'Everything', href: href({ type: undefined }), isCurrent: chosen === undefined },
    ...offered.map(({ type, title, count }) => ({
      label: `${title} (${count})`,
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

export const screen: Screen<SearchView> = {
  load: async (args) => (await import('./load.ts')).loadSearch(args),
  Component: Search,
  loadsByQuery: true,
}
