import { programBar } from '../../lists/program-bar.ts'
import type { Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { ProgramBrowser } from '../../ui/program-browser.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { loadProgramList, type ProgramListView } from './load.ts'

function ProgramList({ view, query }: { view: ProgramListView; query: Query }) {
  const { program, others, years } = view
  return (
    <div className="wrap">
      <ScreenHead title={view.title} intro={view.intro} isBrief past={program.past} />
      <ProgramBrowser program={program} others={others} query={query} empty={emptyState(view)} />
      {years && <YearNav years={years} />}
    </div>
  )
}

/** Such as "No online events this year", with links to the types that have events. */
function emptyState({ noun, year, program }: ProgramListView) {
  const { types } = programBar(program, {})
  return {
    sentence: `No ${noun} ${program.context.isPast ? `in ${year}` : 'this year'}`,
    links: types
      .filter(({ isCurrent, count }) => !isCurrent && count !== undefined && count > 0)
      .map(({ label, href }) => ({ href, text: label === 'All' ? 'The whole program' : label })),
  }
}

export const screen: Screen<ProgramListView> = {
  load: loadProgramList,
  loadsByQuery: true,
  Component: ProgramList,
}
