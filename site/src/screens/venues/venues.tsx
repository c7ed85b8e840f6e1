import { changeQuery, formatQuery, type Query } from '../../urls/query.ts'
import { grammarOf } from '../../urls/query-grammars.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { Link } from '../../ui/link.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { VenueRow } from '../../ui/venue-row.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { accessField, openField, precinctField } from '../../views/filter-fields.ts'
import {
  countText,
  filterVenues,
  formatVenueFacts,
  groupVenues,
  NO_VENUE_LEFT,
  resultText,
  venueFilters,
  type VenueGroupView,
} from './filter.ts'
import { loadVenues, type VenuesView } from './load.ts'
import styles from './venues.module.css'

const GRAMMAR = grammarOf('venues')

/** The venues of an edition (spec/screens §5.5). */
function Venues({ view, query }: { view: VenuesView; query: Query }) {
  return (
    <div className="wrap">
      <ScreenHead title={view.title} intro={view.intro} past={view.past} />
      {view.venues.length === 0 ? (
        <NoVenues view={view} />
      ) : (
        <VenueList view={view} query={query} />
      )}
      {view.years && <YearNav years={view.years} />}
    </div>
  )
}

function VenueList({ view, query }: { view: VenuesView; query: Query }) {
  const { precincts, past } = view
  const filters = venueFilters(query, { precincts, isPast: past !== undefined })
  const kept = filterVenues(view.venues, filters)
  const { sort } = query
  const sortQuery = changeQuery(GRAMMAR, {}, { sort })
  const cleared = view.path + formatQuery(sortQuery)
  const isFiltered = Object.keys(filters).length > 0
  const sorted = (value: string) =>
    view.path + formatQuery(changeQuery(GRAMMAR, query, { sort: value }))
  return (
    <>
      <FilterForm
        id="venue-filter"
        label="Filter venues"
        screen="venues"
        path={view.path}
        fields={[precinctField(precincts), ...(past ? [] : [openField()]), accessField()]}
        query={filters}
        kept={sortQuery}
        rows={isFiltered ? undefined : { all: view.venues.length }}
      />
      <div className={styles.bar}>
        <ResultLine
          text={resultText(kept.length, view.venues.length, { precincts, filters })}
          clearHref={isFiltered ? cleared : undefined}
        />
        <Choices
          label="Sort by"
          choices={[
            { label: 'Location', href: sorted('location'), isCurrent: sort !== 'title' },
            { label: 'Title', href: sorted('title'), isCurrent: sort === 'title' },
          ]}
        />
        <p data-carries="">
          <Link href={view.mapPath + formatQuery(filters)}>See them on the map</Link>
        </p>
      </div>
      {kept.length === 0 ? (
        <EmptyState sentence={NO_VENUE_LEFT} links={[{ href: cleared, text: 'Clear filters' }]} />
      ) : (
        groupVenues(kept, view.precincts, sort).map((group) => (
          <VenueGroup key={group.key} group={group} saysFacts={!isFiltered} />
        ))
      )}
    </>
  )
}

function VenueGroup({ group, saysFacts }: { group: VenueGroupView; saysFacts: boolean }) {
  const { key, title, subtitle, venues } = group
  const id = `precinct-${key}`
  const list = (
    <ol className={styles.list}>
      {venues.map((venue) => (
        <VenueRow
          key={venue.id}
          venue={venue}
          heading={title === undefined ? 'h2' : 'h3'}
          facts={saysFacts ? formatVenueFacts(venue) : undefined}
        />
      ))}
    </ol>
  )
  if (title === undefined) return list
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {subtitle && <p className={styles.note}>{subtitle}</p>}
        <p className={styles.note} data-count="">
          {countText(venues.length)}
        </p>
      </header>
      {list}
    </section>
  )
}

function NoVenues({ view: { past, edition } }: { view: VenuesView }) {
  return (
    <EmptyState
      sentence={
        past
          ? `No venues are listed for ${edition ?? 'this festival'}.`
          : `The venues of ${edition ?? 'the next festival'} are announced soon.`
      }
      links={[{ href: '/past-festivals', text: 'Past festivals' }]}
    />
  )
}

export const screen: Screen<VenuesView> = {
  load: loadVenues,
  Component: Venues,
}
