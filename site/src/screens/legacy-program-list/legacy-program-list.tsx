import type { Query } from '../../urls/query.ts'
import { grammarOf } from '../../urls/query-grammars.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LegacyGrid } from '../../ui/legacy-grid.tsx'
import { LegacyDays } from '../../ui/legacy-sessions.tsx'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { legacySort, legacySorts, sortExhibitions } from '../../views/legacy-sort.ts'
import { typePath } from '../../views/type-path.ts'
import styles from './legacy-program-list.module.css'
import { loadLegacyProgramList, type LegacyProgramListView } from './load.ts'

const SORTS = ['location', 'title', 'artist'] as const

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

/** A grid of exhibitions, or a list of events by day. */
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

  const grammar = grammarOf('legacy-program-list')
  const sorts = legacySorts(SORTS, { path: `${program}/${type}`, query, grammar }).map(
    (sort, index) => (index === 0 ? { ...sort, href: typePath(program, type) } : sort),
  )
  return (
    <>
      <Choices label="Sort by" choices={sorts} />
      <LegacyGrid events={sortExhibitions(exhibitions, legacySort(SORTS, query))} heading="h2" />
    </>
  )
}

export const screen: Screen<LegacyProgramListView> = {
  load: loadLegacyProgramList,
  Component: LegacyProgramList,
}
