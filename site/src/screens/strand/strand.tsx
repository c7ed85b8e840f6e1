import { changeQuery, formatQuery, type Query } from '../../urls/query.ts'
import { grammarOf } from '../../urls/query-grammars.ts'
import type { Screen } from '../../views/screen.ts'
import { Blocks } from '../../ui/blocks.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { GroupedEvents } from '../../ui/grouped-events.tsx'
import { Link } from '../../ui/link.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { ViewBar } from '../../ui/view-bar.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { dayField } from '../../views/filter-fields.ts'
import {
  filterProgram,
  filterWords,
  nothingLeft,
  programFilters,
  resultLine,
} from '../../views/program-filter.ts'
import { groupProgram } from '../../views/program-sort.ts'
import { loadStrand, type StrandView } from './load.ts'
import styles from './strand.module.css'

const GROUPING_LABELS = { date: 'Date', location: 'Location', type: 'Type' } as const

function Strand({ view, query }: { view: StrandView; query: Query }) {
  const { context, years } = view
  return (
    <>
      <div className="wrap">
        <ScreenHead
          title={view.title}
          line={years && `Festival ${context.year}`}
          intro={view.intro}
          past={context.isPast ? { year: context.year, isCurrent: view.isCurrent } : undefined}
        />
      </div>
      <Blocks blocks={view.blocks} />
      <div className="wrap">
        <StrandEvents view={view} query={query} />
        <p className={styles.program}>
          <Link href={view.program}>
            {view.isCurrent ? 'The whole program' : `The whole program of ${context.year}`}
          </Link>
        </p>
        {years && <YearNav years={years} />}
      </div>
    </>
  )
}

function StrandEvents({ view, query }: { view: StrandView; query: Query }) {
  const { items, context, path, grouping } = view
  if (items.length === 0)
    return <EmptyState sentence={`No events in ${view.title} yet`} links={[]} />

  const filters = programFilters(query, context)
  const words = filterWords(filters, query, context)
  const kept = filterProgram(items, filters)
  const sort = query['sort'] === 'title' ? 'title' : grouping
  const isGrid = query['view'] === 'grid'
  const to = (changes: Query) =>
    path + formatQuery(changeQuery(grammarOf('strand'), query, changes))
  const { day: _day, ...others } = query
  const allDays = to({ day: '' })
  const isWhole = words.length === 0
  const { today, start, end, isPast } = context
  return (
    <>
      <ViewBar
        types={[]}
        sorts={[
          { label: labelOf(grouping), href: to({ sort: '' }), isCurrent: sort !== 'title' },
          { label: 'A–Z', href: to({ sort: 'title' }), isCurrent: sort === 'title' },
        ]}
        views={[
          { label: 'List', href: to({ view: '' }), isCurrent: !isGrid },
          { label: 'Grid', href: to({ view: 'grid' }), isCurrent: isGrid },
        ]}
      >
        <FilterForm
          id="filter"
          label={`Filter ${view.title}`}
          screen="strand"
          path={path}
          fields={[dayField(context)]}
          query={query}
          kept={others}
          rows={isWhole ? { all: items.length, days: { today, start, end, isPast } } : undefined}
        />
      </ViewBar>
      <ResultLine
        text={resultLine(kept.length, items.length, words)}
        clearHref={isWhole ? undefined : allDays}
      />
      {kept.length === 0 ? (
        <EmptyState sentence={nothingLeft(words)} links={[{ href: allDays, text: 'All days' }]} />
      ) : (
        <GroupedEvents
          groups={groupProgram(kept, sort, context)}
          shape={isGrid ? 'grid' : 'list'}
          shows={sort === 'date' ? 'when' : 'type'}
          saysFacts={isWhole}
        />
      )}
    </>
  )
}

function labelOf(grouping: StrandView['grouping']): string {
  return grouping === 'date' || grouping === 'location'
    ? GROUPING_LABELS[grouping]
    : GROUPING_LABELS.type
}

export const screen: Screen<StrandView> = {
  load: loadStrand,
  Component: Strand,
}
