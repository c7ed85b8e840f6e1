import { changeQuery, formatQuery, type Query } from '../../urls/query.ts'
import { grammarOf } from '../../urls/query-grammars.ts'
import { StreetMap } from '../../map/street-map.tsx'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import type { FilterField } from '../../views/filter-field.ts'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { Link } from '../../ui/link.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { accessField, dayField, openField, precinctField } from '../../views/filter-fields.ts'
import { venueAnchor } from '../../views/venue-anchor.ts'
import {
  filterMap,
  filterQuery,
  groupByPrecinct,
  mapFilters,
  NO_PLACE_LEFT,
  resultText,
} from './filter.ts'
import { loadProgramMap, type ProgramMapView } from './load.ts'
import { MapVenue } from './map-venue.tsx'
import { NearMe } from './near-me.tsx'
import styles from './program-map.module.css'
import { shownMaps, type ShownMap } from './shown-maps.ts'

const GRAMMAR = grammarOf('program-map')
const MAP_ID = 'map'
const MAP_END = 'map-end'

/** The map of an edition: a list and its pins, one set (spec/screens §5.1). */
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
        <EmptyState
          sentence={emptySentence(view)}
          links={[{ href: '/past-festivals', text: 'Past festivals' }]}
        />
      ) : (
        <Places view={view} query={query} />
      )}
      {years && <YearNav years={years} />}
    </div>
  )
}

function Places({ view, query }: { view: ProgramMapView; query: Query }) {
  const { path, venues, precincts, maps } = view
  const filters = mapFilters(query, view)
  const narrowing = filterQuery(query, filters)
  const kept = filterMap(venues, filters)
  const selected = kept.find(({ slug }) => slug === query['venue'])
  const to = (venue?: string) => path + formatQuery(changeQuery(GRAMMAR, narrowing, { venue }))
  const shown = shownMaps(maps, {
    kept,
    selected: selected?.slug,
    hrefOf: ({ slug }) => `${to(slug)}#${venueAnchor(slug)}`,
  })
  const text = resultText(kept.length, venues.length, { ...view, query, filters })
  const isFiltered = Object.keys(narrowing).length > 0
  const { today, start, end, isPast } = view.context
  return (
    <>
      <FilterForm
        id="map-filter"
        label="Filter venues"
        screen="program-map"
        path={path}
        fields={fields(view)}
        query={narrowing}
        // A filter takes a selection back, which is another page.
        rows={
          isFiltered || selected
            ? undefined
            : { all: venues.length, days: { today, start, end, isPast } }
        }
      />
      <ResultLine text={text} clearHref={isFiltered ? path : undefined} />
      <NearMe isPast={isPast} />
      <div className={styles.places} data-carries="" data-selected={selected?.slug}>
        <div className={styles.list} data-places="">
          {kept.length === 0 && (
            <EmptyState sentence={NO_PLACE_LEFT} links={[{ href: path, text: 'Clear filters' }]} />
          )}
          {groupByPrecinct(kept, precincts).map((group) => (
            <section key={group.key} aria-labelledby={`precinct-${group.key}`}>
              <h2 id={`precinct-${group.key}`} className={styles.precinct}>
                {group.title}
              </h2>
              {group.subtitle && <p className={styles.subtitle}>{group.subtitle}</p>}
              <ul>
                {group.venues.map((venue) => (
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

interface MapsProps {
  readonly shown: readonly ShownMap[]
  readonly skipHref: string
  readonly clearHref: string
}

/** After the list in the page, beside or above it on the screen; a link leads past it. */
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

function fields({ context, precincts, types }: ProgramMapView): readonly FilterField[] {
  return [
    precinctField(precincts),
    {
      kind: 'select',
      name: 'type',
      label: 'Type',
      options: [
        { value: '', label: 'All types' },
        ...types.map(({ key, title }) => ({ value: key, label: title })),
      ],
    },
    dayField(context),
    ...(context.isPast ? [] : [openField()]),
    accessField(),
  ]
}

function emptySentence({ edition, context }: ProgramMapView): string {
  if (context.isPast) return `No venues are listed for ${edition ?? 'this festival'}.`
  return `The venues of ${edition ?? 'the next festival'} are announced soon.`
}

export const screen: Screen<ProgramMapView> = {
  load: loadProgramMap,
  Component: ProgramMap,
}
