import { PROGRAM } from '../lists/lists.ts'
import { narrowList } from '../lists/narrow-list.ts'
import {
  keptQuery,
  plainPath,
  programBar,
  programCalendarPath,
  programPath,
  programSort,
} from '../lists/program-bar.ts'
import { groupProgram } from '../lists/program-sort.ts'
import type { Query } from '../urls/query.ts'
import type { ProgramItemView } from '../views/program-item.ts'
import type { ProgramView } from '../views/program-view.ts'
import { CalendarLinks } from './calendar-links.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { FilterForm } from './filter-form.tsx'
import { GroupedEvents } from './grouped-events.tsx'
import { ResultLine } from './result-line.tsx'
import { ViewBar } from './view-bar.tsx'

export interface ProgramBrowserProps {
  readonly program: ProgramView
  /** The events of the other types; the tabs count them while a filter is in use. */
  readonly others?: readonly ProgramItemView[] | undefined
  readonly query: Query
  /** Shown in place of form and list if the program is empty. */
  readonly empty: EmptyStateProps
}

/** spec/screens §3, §4 */
export function ProgramBrowser({ program, others = [], query, empty }: ProgramBrowserProps) {
  const { items, context, type } = program
  if (items.length === 0) {
    return (
      <>
        <ViewBar {...programBar(program, query)} />
        <EmptyState {...empty} />
      </>
    )
  }
  const narrow = (some: readonly ProgramItemView[]) =>
    narrowList(PROGRAM, {
      items: some,
      query,
      context,
      path: programPath(program),
      kept: keptQuery(program, query),
    })
  const list = narrow(items)
  const left = list.isWhole ? undefined : [...list.items, ...narrow(others).items]
  const sort = programSort(program, query)
  const calendar = programCalendarPath(program, query)
  return (
    <>
      <ViewBar {...programBar(program, query, left)}>
        <FilterForm
          id="filter"
          label="Filter the program"
          screen={type === undefined ? 'program' : 'program-list'}
          list={list}
        />
      </ViewBar>
      <ResultLine {...list.line} />
      {list.items.length === 0 ? (
        <EmptyState {...list.nothing} />
      ) : (
        <GroupedEvents
          groups={groupProgram(list.items, sort, context)}
          shape={query['view'] === 'grid' ? 'grid' : 'list'}
          // Under headings of types, rows do not repeat the type. Under headings of days, rows show the time.
          shows={sort === 'date' || sort === 'type' || type !== undefined ? 'when' : 'type'}
          leading
          saysFacts={list.isWhole}
        />
      )}
      {calendar && <CalendarLinks path={calendar} plain={plainPath(program, query)} />}
    </>
  )
}
