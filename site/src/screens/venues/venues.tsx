import { groupByPrecinct, type PrecinctHead } from '../../lists/groups.ts'
import { formatFacts } from '../../lists/list.ts'
import { VENUES } from '../../lists/lists.ts'
import { narrowList, noItems, sortLinks, sortOf } from '../../lists/narrow-list.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { formatQuery, linksOf, type Query } from '../../urls/query.ts'
import { countText } from '../../views/count-text.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { Link } from '../../ui/link.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { VenueRow } from '../../ui/venue-row.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { loadVenues, type ListedVenue, type VenuesView } from './load.ts'
import styles from './venues.module.css'

/** spec/screens §5.5 */
function Venues({ view, query }: { view: VenuesView; query: Query }) {
  return (
    <div className="wrap">
      <ScreenHead title={view.title} intro={view.intro} past={view.past} />
      {view.venues.length === 0 ? (
        <EmptyState {...noItems(VENUES, view)} />
      ) : (
        <VenueList view={view} query={query} />
      )}
      {view.years && <YearNav years={view.years} />}
    </div>
  )
}

function VenueList({ view, query }: { view: VenuesView; query: Query }) {
  const { venues, context, path, mapPath } = view
  const list = narrowList(VENUES, { items: venues, query, context, path })
  const { items, isWhole } = list
  return (
    <>
      <FilterForm id="venue-filter" label="Filter venues" screen="venues" list={list} />
      <div className={styles.bar}>
        <ResultLine {...list.line} />
        <Choices
          label="Sort by"
          choices={sortLinks(VENUES.sorts, query, linksOf(path, grammarOf('venues'), query))}
        />
        <p data-carries="">
          <Link href={mapPath + formatQuery(list.query)}>See them on the map</Link>
        </p>
      </div>
      {items.length === 0 && <EmptyState {...list.nothing} />}
      {sortOf(VENUES.sorts, query) === 'title'
        ? items.length > 0 && (
            <Rows venues={items.toSorted(byName)} heading="h2" saysFacts={isWhole} />
          )
        : groupByPrecinct(context.precincts, items).map(({ items: inside, ...head }) => (
            <VenueGroup key={head.key} head={head} venues={inside} saysFacts={isWhole} />
          ))}
    </>
  )
}

function byName(a: ListedVenue, b: ListedVenue): number {
  if (a.sortKey === b.sortKey) return a.id < b.id ? -1 : 1
  return a.sortKey < b.sortKey ? -1 : 1
}

interface RowsProps {
  readonly venues: readonly ListedVenue[]
  readonly saysFacts: boolean
}

function VenueGroup({ head, venues, saysFacts }: RowsProps & { head: PrecinctHead }) {
  const id = `precinct-${head.key}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{head.title}</h2>
        {head.subtitle && <p className={styles.note}>{head.subtitle}</p>}
        <p className={styles.note} data-count="">
          {countText(VENUES.noun, venues.length)}
        </p>
      </header>
      <Rows venues={venues} heading="h3" saysFacts={saysFacts} />
    </section>
  )
}

function Rows({ venues, heading, saysFacts }: RowsProps & { heading: 'h2' | 'h3' }) {
  return (
    <ol className={styles.list}>
      {venues.map((venue) => (
        <VenueRow
          key={venue.id}
          venue={venue}
          heading={heading}
          facts={saysFacts ? formatFacts(VENUES.facts(venue)) : undefined}
        />
      ))}
    </ol>
  )
}

export const screen: Screen<VenuesView> = {
  load: loadVenues,
  Component: Venues,
}
