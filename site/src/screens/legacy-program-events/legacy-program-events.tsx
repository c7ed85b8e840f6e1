import { changeQuery, formatQuery, type Query } from '../../urls/query.ts'
import { grammarOf } from '../../urls/query-grammars.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LegacyDays, LegacySessions } from '../../ui/legacy-sessions.tsx'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { legacySorts } from '../../views/legacy-sort.ts'
import { byTitleAndStart } from '../../views/legacy-days.ts'
import styles from './legacy-program-events.module.css'
import { loadLegacyProgramEvents, type LegacyProgramEventsView } from './load.ts'

const SORTS = ['date', 'title'] as const

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
  const grammar = grammarOf('legacy-program-events')
  const type = types.find(({ key }) => key === query['type'])
  const kept = type ? sessions.filter(({ typeKey }) => typeKey === type.key) : sessions
  const to = (key: string) => path + formatQuery(changeQuery(grammar, query, { type: key }))
  return (
    <>
      <div className={styles.choices}>
        <Choices
          label="Type"
          choices={[
            { label: 'All events', href: to(''), isCurrent: !type },
            ...types.map(({ key, title }) => ({
              label: title,
              href: to(key),
              isCurrent: key === type?.key,
            })),
          ]}
        />
        <Choices label="Sort by" choices={legacySorts(SORTS, { path, query, grammar })} />
      </div>
      <ResultLine
        text={resultText(kept.length, sessions.length, type?.title)}
        clearHref={type && to('')}
      />
      {query['sort'] === 'title' ? (
        <LegacySessions sessions={byTitleAndStart(kept)} withDate />
      ) : (
        <LegacyDays sessions={kept} heading="h2" />
      )}
    </>
  )
}

function resultText(kept: number, all: number, type: string | undefined): string {
  if (type === undefined) return all === 1 ? '1 session' : `${all} sessions`
  return `${kept} of ${all}, ${type.toLowerCase()}`
}

export const screen: Screen<LegacyProgramEventsView> = {
  load: loadLegacyProgramEvents,
  Component: LegacyProgramEvents,
}
