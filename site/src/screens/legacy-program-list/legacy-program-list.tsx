import { LEGACY_SORTS } from '../../lists/lists.ts'
import { sortLinks, sortOf } from '../../lists/narrow-list.ts'
import { sortExhibitions } from '../../lists/program-sort.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { linksOf, type Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LegacyGrid } from '../../ui/legacy-grid.tsx'
import { LegacyDays } from '../../ui/legacy-sessions.tsx'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { typePath } from '../../views/type-path.ts'
import styles from './legacy-program-list.module.css'
import { loadLegacyProgramList, type LegacyProgramListView } from './load.ts'

const SORTS = LEGACY_SORTS.type

function LegacyProgramList({ view, query }: { view: LegacyProgramListView; query: Query }) {
  return (
    <div className="wrap">
      <LegacyTop top={view.top} />
      {view.intro && <p className={styles.intro}>{view.intro}</p>}
      <LegacyTypeEvents view={view} query={query} />
      <YearNav years={view.years} />
    </div>
  )
}

function LegacyTypeEvents({ view, query }: { view: LegacyProgramListView; query: Query }) {
  const { kind, exhibitions, sessions, program, type } = view
  if (exhibitions.length + sessions.length === 0) {
    return (
      <EmptyState
        sentence={`No ${view.noun} in ${view.year}`}
        links={[{ href: program, text: 'The whole program' }]}
      />
    )
  }
  if (kind === 'timed') return <LegacyDays sessions={sessions} heading="h2" />

  const href = linksOf(`${program}/${type}`, grammarOf('legacy-program-list'), query)
  // Elsewhere the default sort is left out of links. Here the path without `sort` may redirect, so the link names it.
  const sorts = sortLinks(SORTS, query, href).map((sort, index) =>
    index === 0 ? { ...sort, href: typePath(program, type) } : sort,
  )
  return (
    <>
      <Choices label="Sort by" choices={sorts} />
      <LegacyGrid events={sortExhibitions(exhibitions, sortOf(SORTS, query))} heading="h2" />
    </>
  )
}

export const screen: Screen<LegacyProgramListView> = {
  load: loadLegacyProgramList,
  Component: LegacyProgramList,
}
