import { LEGACY_SESSIONS } from '../../lists/lists.ts'
import { facetLinks, narrowList, sortLinks } from '../../lists/narrow-list.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { linksOf, type Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LegacyDays, LegacySessions } from '../../ui/legacy-sessions.tsx'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { byTitleAndStart } from '../../views/legacy-program.ts'
import styles from './legacy-program-events.module.css'
import { loadLegacyProgramEvents, type LegacyProgramEventsView } from './load.ts'

function LegacyProgramEvents({ view, query }: { view: LegacyProgramEventsView; query: Query }) {
  const { sessions, year } = view
  return (
    <div className="wrap">
      <LegacyTop top={view.top} />
      {sessions.length === 0 ? (
        <EmptyState
          sentence={`No events in ${year}`}
          links={[{ href: `/${year}/program`, text: `Program ${year}` }]}
        />
      ) : (
        <Events view={view} query={query} />
      )}
      <YearNav years={view.years} />
    </div>
  )
}

function Events({ view, query }: { view: LegacyProgramEventsView; query: Query }) {
  const { sessions, types, path } = view
  const list = narrowList(LEGACY_SESSIONS, { items: sessions, query, context: { types }, path })
  const href = linksOf(path, grammarOf('legacy-program-events'), query)
  const typeLinks = list.facets.flatMap((type) =>
    facetLinks(type, type.options({ types }), list.query, href),
  )
  return (
    <>
      <div className={styles.choices}>
        <Choices label="Type" choices={typeLinks} />
        <Choices label="Sort by" choices={sortLinks(LEGACY_SESSIONS.sorts, query, href)} />
      </div>
      <ResultLine {...list.line} />
      {query['sort'] === 'title' ? (
        <LegacySessions sessions={byTitleAndStart(list.items)} withDate />
      ) : (
        <LegacyDays sessions={list.items} heading="h2" />
      )}
    </>
  )
}

export const screen: Screen<LegacyProgramEventsView> = {
  load: loadLegacyProgramEvents,
  Component: LegacyProgramEvents,
}
