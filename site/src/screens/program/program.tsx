import type { Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GuideLinks } from '../../ui/guide-links.tsx'
import { ProgramBrowser } from '../../ui/program-browser.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { noEventsText } from '../../views/edition.ts'
import { YearNav } from '../../ui/year-nav.tsx'
import { loadProgram, type ProgramScreenView } from './load.ts'
import styles from './program.module.css'

function Program({ view, query }: { view: ProgramScreenView; query: Query }) {
  const { program, guides, years } = view
  const empty = emptyState(view)
  return (
    <div className="wrap">
      <ScreenHead
        title={view.title}
        line={program?.dates}
        intro={view.intro}
        isBrief
        past={program?.past}
      />
      {view.leadsToNow && (
        <p className={`${styles.now} unprinted`}>
          <Link href="/now">Open now, tonight and tomorrow</Link>
        </p>
      )}
      {program ? (
        <ProgramBrowser program={program} query={query} empty={empty} />
      ) : (
        <EmptyState {...empty} />
      )}
      <GuideLinks guides={guides} />
      {years && <YearNav years={years} />}
    </div>
  )
}

function emptyState({ program, year, lastYear }: ProgramScreenView) {
  const links =
    lastYear === undefined ? [] : [{ href: `/${lastYear}/program`, text: `Program ${lastYear}` }]
  return { sentence: noEventsText(year, program?.context.isPast === true), links }
}

export const screen: Screen<ProgramScreenView> = {
  load: loadProgram,
  Component: Program,
}
