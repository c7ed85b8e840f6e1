import { groupByPrecinct } from '../../lists/groups.ts'
import { PLACES } from '../../lists/lists.ts'
import { narrowList, noItems } from '../../lists/narrow-list.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { linksOf, type Query } from '../../urls/query.ts'
import { StreetMap } from '../../map/street-map.tsx'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { Link } from '../../ui/link.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { venueAnchor } from '../../views/venue-facts.ts'
import { loadProgramMap, type ProgramMapView } from './load.ts'
import { MapVenue } from './map-venue.tsx'
import styles from './program-map.module.css'
import { shownMaps, type ShownMap } from './place-maps.ts'

const MAP_ID = 'map'
const MAP_END = 'map-end'

/** The map of an edition: a list, and a pin for each of its venues (spec/screens §5.1). */
function ProgramMap({ view, query }: { view: ProgramMapView; query: Query }) {
  const { title, dates, intro, past, legacyTop, years } = view
  return (
    <div className="wrap">
      {legacyTop ? (
        <LegacyTop top={legacyTop} />
      ) : (
        <ScreenHead title={title} line={dates} intro={intro} isBrief past={past} />
      )}
      {view.venues.length === 0 ? (
        <EmptyState {...noItems(PLACES, view)} />
      ) : (
        <Places view={view} query={query} />
      )}
      {years && <YearNav years={years} />}
    </div>
  )
}

function Places({ view, query }: { view: ProgramMapView; query: Query }) {
  const { path, venues, context, maps } = view
  const list = narrowList(PLACES, { items: venues, query, context, path, kept: {} })
  const selected = list.items.find(({ slug }) => slug === query['venue'])
  const href = linksOf(path, grammarOf('program-map'), list.query)
  const to = (venue?: string) => href({ venue })
  const shown = shownMaps(maps, {
    kept: list.items,
    selected: selected?.slug,
    hrefOf: ({ slug }) => `${to(slug)}#${venueAnchor(slug)}`,
  })
  return (
    <>
      <FilterForm
        id="map-filter"
        label="Filter venues"
        screen="program-map"
        list={list}
        // A filter clears the selection, which is in the address.
        hasAllRows={list.isWhole && !selected}
      />
      <ResultLine {...list.line} />
      <NearMe isPast={view.past !== undefined} />
      <div className={styles.places} data-carries="" data-selected={selected?.slug}>
        <div className={styles.list} data-places="">
          {list.items.length === 0 && <EmptyState {...list.nothing} />}
          {groupByPrecinct(context.precincts, list.items).map((group) => (
            <section key={group.key} aria-labelledby={`precinct-${group.key}`}>
              <h2 id={`precinct-${group.key}`} className={styles.precinct}>
                {group.title}
              </h2>
              {group.subtitle && <p className={styles.subtitle}>{group.subtitle}</p>}
              <ul>
                {group.items.map((venue) => (
                  <MapVenue
                    key={venue.id}
                    venue={venue}
                    isSelected={venue === selected}
                    mapHref={`${to(venue.slug)}#${MAP_ID}`}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        {shown.length > 0 && (
          <Maps shown={shown} skipHref={`${to(selected?.slug)}#${MAP_END}`} clearHref={to()} />
        )}
      </div>
    </>
  )
}

/**
 * A button that sorts the list by distance; needs script (`browser/lists/near-me.ts`). In a past edition, what is open
 * now is not put first.
 */
function NearMe({ isPast }: { readonly isPast: boolean }) {
  return (
    <div className={styles.near} data-near={isPast ? 'past' : 'now'}>
      <button type="button" className={styles.nearButton} aria-pressed={false}>
        Near me
      </button>
      <output className={styles.nearMessage} />
    </div>
  )
}

interface MapsProps {
  readonly shown: readonly ShownMap[]
  readonly skipHref: string
  readonly clearHref: string
}

/** The maps follow the list in the document, and are beside or above it on the screen. A link leads past them. */
function Maps({ shown, skipHref, clearHref }: MapsProps) {
  const [only] = shown.length === 1 ? shown : []
  return (
    <section
      id={MAP_ID}
      className={styles.maps}
      data-single={only ? 'yes' : 'no'}
      aria-labelledby="map-title"
    >
      <h2 id="map-title" className="visuallyHidden">
        Map
      </h2>
      <p className={styles.skip}>
        <Link href={skipHref} className={styles.skipLink} current={false}>
          Skip map
        </Link>
      </p>
      {only ? (
        <StreetMap view={only.map} label={`Map of ${only.title}`} clearHref={clearHref} />
      ) : (
        <div className={styles.rail}>
          {shown.map(({ key, title, map }) => (
            <section key={key} className={styles.map} aria-labelledby={key}>
              <h3 id={key}>{title}</h3>
              <StreetMap view={map} label={`Map of ${title}`} clearHref={clearHref} />
            </section>
          ))}
        </div>
      )}
      <div id={MAP_END} tabIndex={-1} />
    </section>
  )
}

export const screen: Screen<ProgramMapView> = {
  load: loadProgramMap,
  Component: ProgramMap,
}
