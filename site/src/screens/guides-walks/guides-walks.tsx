import { changeQuery, formatQuery, type Query } from '../../urls/query.ts'
import { grammarOf } from '../../urls/query-grammars.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import type { FilterField } from '../../views/filter-field.ts'
import { GuideCards } from '../../ui/guide-card.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { precinctField } from '../../views/filter-fields.ts'
import { GUIDE_MODES } from '../../views/guide-words.ts'
import {
  filterGuides,
  formatGuideFacts,
  guideFilters,
  NO_GUIDE_LEFT,
  resultText,
  sortGuides,
  type GuideSort,
} from './filter.ts'
import styles from './guides-walks.module.css'
import { loadGuidesWalks, type GuidesWalksView } from './load.ts'

const GRAMMAR = grammarOf('guides-walks')
const PATH = '/program/guides-walks'
const SORTS: Readonly<Record<GuideSort, string>> = {
  editor: 'Our order',
  duration: 'Duration',
  distance: 'Distance',
}

/** Guides and walks of the current year (spec/screens §5.3). */
function GuidesWalks({ view, query }: { view: GuidesWalksView; query: Query }) {
  return (
    <div className="wrap">
      <ScreenHead title={view.title} intro={view.intro} past={view.past} />
      {view.guides.length === 0 ? (
        <EmptyState
          sentence={view.year === undefined ? 'No guides yet' : `No guides for ${view.year}`}
          links={[{ href: '/program/map', text: 'See the map' }]}
        />
      ) : (
        <Guides view={view} query={query} />
      )}
    </div>
  )
}

function Guides({ view, query }: { view: GuidesWalksView; query: Query }) {
  const filters = guideFilters(query, view)
  const kept = sortGuides(filterGuides(view.guides, filters), query['sort'])
  const sortQuery = changeQuery(GRAMMAR, {}, { sort: query['sort'] })
  const cleared = PATH + formatQuery(sortQuery)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <>
      <FilterForm
        id="guide-filter"
        label="Filter guides"
        screen="guides-walks"
        path={PATH}
        fields={fields(view)}
        query={filters}
        kept={sortQuery}
        rows={isFiltered ? undefined : { all: view.guides.length }}
      />
      <div className={styles.bar}>
        <ResultLine
          text={resultText(kept.length, view.guides.length, { ...view, filters })}
          clearHref={isFiltered ? cleared : undefined}
        />
        <Choices
          label="Sort by"
          choices={Object.entries(SORTS).map(([sort, label]) => ({
            label,
            href: PATH + formatQuery(changeQuery(GRAMMAR, query, { sort })),
            isCurrent: sort === (query['sort'] ?? 'editor'),
          }))}
        />
      </div>
      {kept.length === 0 ? (
        <EmptyState sentence={NO_GUIDE_LEFT} links={[{ href: cleared, text: 'Clear filters' }]} />
      ) : (
        <GuideCards
          guides={kept.map(({ item }) => item)}
          facts={isFiltered ? undefined : kept.map(formatGuideFacts)}
          heading="h2"
          leading
        />
      )}
    </>
  )
}

function fields({ precincts }: GuidesWalksView): readonly FilterField[] {
  return [
    {
      kind: 'select',
      name: 'mode',
      label: 'Mode',
      options: [
        { value: '', label: 'Any' },
        ...Object.entries(GUIDE_MODES).map(([value, label]) => ({ value, label })),
      ],
    },
    { kind: 'check', name: 'step', label: 'Step-free', value: 'free' },
    precinctField(precincts),
  ]
}

export const screen: Screen<GuidesWalksView> = {
  load: loadGuidesWalks,
  Component: GuidesWalks,
}
