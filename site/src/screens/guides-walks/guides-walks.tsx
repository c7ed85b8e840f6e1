import { formatFacts } from '../../lists/list.ts'
import { GUIDES } from '../../lists/lists.ts'
import { narrowList, sortLinks, sortOf } from '../../lists/narrow-list.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { linksOf, type Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { GuideCards } from '../../ui/guide-card.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import styles from './guides-walks.module.css'
import { loadGuidesWalks, type GuidesWalksView, type ListedGuideView } from './load.ts'

const PATH = '/program/guides-walks'

/** spec/screens §5.3 */
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
  const { guides, precincts } = view
  const list = narrowList(GUIDES, { items: guides, query, context: { precincts }, path: PATH })
  const sorted = sortGuides(list.items, sortOf(GUIDES.sorts, query))
  return (
    <>
      <FilterForm id="guide-filter" label="Filter guides" screen="guides-walks" list={list} />
      <div className={styles.bar}>
        <ResultLine {...list.line} />
        <Choices
          label="Sort by"
          choices={sortLinks(GUIDES.sorts, query, linksOf(PATH, grammarOf('guides-walks'), query))}
        />
      </div>
      {sorted.length === 0 ? (
        <EmptyState {...list.nothing} />
      ) : (
        <GuideCards
          guides={sorted.map(({ item }) => item)}
          facts={list.isWhole ? sorted.map((guide) => formatFacts(GUIDES.facts(guide))) : undefined}
          heading="h2"
          leading
        />
      )}
    </>
  )
}

/** Guides without this number come last (spec/content C3). Equal guides stay in the order of the editor. */
function sortGuides(
  guides: readonly ListedGuideView[],
  sort: keyof typeof GUIDES.sorts | undefined,
): readonly ListedGuideView[] {
  if (sort !== 'duration' && sort !== 'distance') return guides
  const length = (guide: ListedGuideView) =>
    (sort === 'duration' ? guide.durationMin : guide.distanceM) ?? Number.MAX_VALUE
  return guides.toSorted((a, b) => length(a) - length(b))
}

export const screen: Screen<GuidesWalksView> = {
  load: loadGuidesWalks,
  Component: GuidesWalks,
}
