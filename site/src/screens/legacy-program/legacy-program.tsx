import { LEGACY_SORTS } from '../../lists/lists.ts'
import { sortLinks, sortOf } from '../../lists/narrow-list.ts'
import { sortExhibitions } from '../../lists/program-sort.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { linksOf, type Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GuideLinks } from '../../ui/guide-links.tsx'
import { LegacyGrid } from '../../ui/legacy-grid.tsx'
import { LegacyDays } from '../../ui/legacy-sessions.tsx'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { loadLegacyProgramScreen, type LegacyProgramView } from './load.ts'
import styles from './legacy-program.module.css'

const SORTS = LEGACY_SORTS.program

function LegacyProgram({ view, query }: { view: LegacyProgramView; query: Query }) {
  const { exhibitions, sessions, guides, path } = view
  return (
    <div className="wrap">
      <LegacyTop top={view.top} />
      {exhibitions.length + sessions.length === 0 && (
        <EmptyState sentence={`No events of ${view.year} are on record`} links={[]} />
      )}
      {exhibitions.length > 0 && (
        <section className={styles.section} aria-labelledby="exhibitions">
          <h2 id="exhibitions">Exhibitions</h2>
          <Choices
            label="Sort by"
            choices={sortLinks(SORTS, query, linksOf(path, grammarOf('legacy-program'), query))}
          />
          <LegacyGrid events={sortExhibitions(exhibitions, sortOf(SORTS, query))} />
        </section>
      )}
      {sessions.length > 0 && (
        <section className={styles.section} aria-labelledby="events">
          <h2 id="events">Events</h2>
          <LegacyDays sessions={sessions} heading="h3" />
        </section>
      )}
      <GuideLinks guides={guides} />
      <YearNav years={view.years} />
    </div>
  )
}

export const screen: Screen<LegacyProgramView> = {
  load: loadLegacyProgramScreen,
  Component: LegacyProgram,
}
