import type { Query } from '../urls/query.ts'
import { programFields } from '../views/filter-fields.ts'
import { clearHref, keptQuery, programBar, programPath, programSort } from '../views/program-bar.ts'
import {
  filterProgram,
  filterWords,
  nothingLeft,
  programFilters,
  resultLine,
} from '../views/program-filter.ts'
import { groupProgram } from '../views/program-sort.ts'
import type { ProgramView } from '../views/program-view.ts'
import { EmptyState } from './empty-state.tsx'
import { FilterForm } from './filter-form.tsx'
import { GroupedEvents } from './grouped-events.tsx'
import { ResultLine } from './result-line.tsx'
import { ViewBar } from './view-bar.tsx'

export interface ProgramBrowserProps {
  readonly program: ProgramView
  readonly query: Query
  /** In place of form and list where there is nothing to narrow. */
  readonly empty: {
    readonly sentence: string
    readonly links: readonly { href: string; text: string }[]
  }
}

/** View bar, filter form, result line and groups of a program (spec/screens §3, §4). */
export function ProgramBrowser({ program, query, empty }: ProgramBrowserProps) {
  const { items, context } = program
  if (items.length === 0) {
    return (
      <>
        <ViewBar {...programBar(program, query)} />
        <EmptyState {...empty} />
      </>
    )
  }
  const filters = programFilters(query, context)
  const sort = programSort(program, query)
  const kept = filterProgram(items, filters)
  const words = filterWords(filters, query, context)
  const clear = clearHref(program, query)
  const isWhole = words.length === 0
  const { today, start, end, isPast } = context
  return (
    <>
      <ViewBar {...programBar(program, query)}>
        <FilterForm
          id="filter"
          label="Filter the program"
          screen={program.type === undefined ? 'program' : 'program-list'}
          path={programPath(program)}
          fields={programFields(context)}
          query={query}
          kept={keptQuery(program, query)}
          rows={isWhole ? { all: items.length, days: { today, start, end, isPast } } : undefined}
        />
      </ViewBar>
      <ResultLine
        text={resultLine(kept.length, items.length, words)}
        clearHref={isWhole ? undefined : clear}
      />
      {kept.length === 0 ? (
        <EmptyState
          sentence={nothingLeft(words)}
          links={[{ href: clear, text: 'Clear filters' }]}
        />
      ) : (
        <GroupedEvents
          groups={groupProgram(kept, sort, context)}
          shape={query['view'] === 'grid' ? 'grid' : 'list'}
          shows={sort === 'date' || sort === 'type' || program.type !== undefined ? 'when' : 'type'}
          leading
          saysFacts={isWhole}
        />
      )}
    </>
  )
}
