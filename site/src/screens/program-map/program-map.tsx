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
const LIST_ID = 'list'

/** spec/screens §5.1, spec/behaviour §36 */
function ProgramMap({ view, query }: { view: ProgramMapView; query: Query }) {
  const { years } = view
  return (
    <div className="wrap">
      {view.venues.length === 0 ? (
        <>
          <Head view={view} />
          <EmptyState {...noItems(PLACES, view)} />
        </>
      ) : (
        <Places view={view} query={query} />
      )}
      {years && <YearNav years={years} />}
    </div>
  )
}

function Head({ view: { title, dates, intro, past, legacyTop } }: { view: ProgramMapView }) {
  if (legacyTop) return <LegacyTop top={legacyTop} />
  return <ScreenHead title={title} line={dates} intro={intro} isBrief past={past} />
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
  const hasMap = shown.length > 0
  const pinned = new Set(shown.flatMap(({ map }) => map.pins.map(({ id }) => id)))
  return (
    <div className={styles.places} data-carries="" data-map={hasMap || undefined}>
      <div className={styles.head} data-told={view.legacyTop || view.past ? 'yes' : undefined}>
        <Head view={view} />
      </div>
      {hasMap && (
        <Maps
          shown={shown}
          selected={selected?.id}
          skipHref={`${to(selected?.slug)}#${LIST_ID}`}
          clearHref={to()}
        />
      )}
      <section id={LIST_ID} className={styles.sheet} aria-label="List of venues" tabIndex={-1}>
        <Handle
          mapHref={hasMap ? `${to(selected?.slug)}#${MAP_ID}` : undefined}
          isPast={view.past !== undefined}
        />
        <FilterForm
          id="map-filter"
          label="Filter venues"
          screen="program-map"
          list={list}
          // Filtering must load a page while a venue is selected, because the selection is in the address.
          hasAllRows={list.isWhole && !selected}
        />
        <ResultLine {...list.line} />
        <div data-places="">
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
                    mapHref={pinned.has(venue.id) ? `${to(venue.slug)}#${MAP_ID}` : undefined}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </div>
  )
}

interface HandleProps {
  readonly mapHref: string | undefined
  readonly isPast: boolean
}

/** On a phone a button opens and closes the list over the map (`browser/lists/map-sheet.ts`). */
function Handle({ mapHref, isPast }: HandleProps) {
  return (
    <div className={styles.handle} data-handle="">
      {mapHref !== undefined && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={false}
            aria-controls={LIST_ID}
            data-toggle=""
          >
            List
          </button>
          <Link href={mapHref} className={styles.skipLink} current={false} keys="m">
            To the map
          </Link>
        </>
      )}
      <NearMe isPast={isPast} />
    </div>
  )
}

/** Needs script (`browser/lists/near-me.ts`). In a past edition, what is open now is not put first. */
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
  readonly selected: string | undefined
  readonly skipHref: string
  readonly clearHref: string
}

/** One of the maps is shown. The list is their text alternative, in the same order. */
function Maps({ shown, selected, skipHref, clearHref }: MapsProps) {
  const isChosen = ({ map }: ShownMap) => map.pins.some(({ id }) => id === selected)
  const chosen = shown.find(isChosen) ?? shown[0]
  const isChoice = shown.length > 1
  const Group = isChoice ? 'fieldset' : 'div'
  return (
    <section id={MAP_ID} className={styles.maps} aria-labelledby="map-title" tabIndex={-1}>
      <h2 id="map-title" className="visuallyHidden">
        Map
      </h2>
      <p className={styles.skip}>
        <Link href={skipHref} className={styles.skipLink} current={false} keys="l">
          To the list
        </Link>
      </p>
      <Group className={styles.choices}>
        {isChoice && <legend className="visuallyHidden">Place</legend>}
        {shown.map((place) => (
          <PlaceMap
            key={place.key}
            place={place}
            isChoice={isChoice}
            isChosen={place === chosen}
            clearHref={clearHref}
          />
        ))}
      </Group>
    </section>
  )
}

interface PlaceMapProps {
  readonly place: ShownMap
  /** The visitor chooses one of several places. The choice works without script. */
  readonly isChoice: boolean
  readonly isChosen: boolean
  readonly clearHref: string
}

function PlaceMap({ place, isChoice, isChosen, clearHref }: PlaceMapProps) {
  const { key, title, map } = place
  return (
    <>
      {isChoice && (
        <label className={styles.choice} htmlFor={key}>
          <input
            id={key}
            type="radio"
            name="place"
            className={styles.radio}
            defaultChecked={isChosen}
          />
          {title}
        </label>
      )}
      <div className={styles.panel} data-panel="">
        <StreetMap view={map} label={`Map of ${title}`} clearHref={clearHref} fills />
      </div>
    </>
  )
}

export const screen: Screen<ProgramMapView> = {
  load: loadProgramMap,
  Component: ProgramMap,
}
