import { STRAND } from '../../lists/lists.ts'
import { narrowList } from '../../lists/narrow-list.ts'
import { groupProgram } from '../../lists/program-sort.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { linksOf, type Query } from '../../urls/query.ts'
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
import { loadStrand, type StrandView } from './load.ts'
import styles from './strand.module.css'

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

  const list = narrowList(STRAND, { items, query, context, path })
  const sort = query['sort'] === 'title' ? 'title' : grouping
  const isGrid = query['view'] === 'grid'
  const to = linksOf(path, grammarOf('strand'), query)
  return (
    <>
      <ViewBar
        types={[]}
        sorts={[
          { label: STRAND.sorts[grouping], href: to({ sort: '' }), isCurrent: sort !== 'title' },
          { label: 'A–Z', href: to({ sort: 'title' }), isCurrent: sort === 'title' },
        ]}
        views={[
          { label: 'List', href: to({ view: '' }), isCurrent: !isGrid },
          { label: 'Grid', href: to({ view: 'grid' }), isCurrent: isGrid },
        ]}
      >
        <FilterForm id="filter" label={`Filter ${view.title}`} screen="strand" list={list} />
      </ViewBar>
      <ResultLine {...list.line} />
      {list.items.length === 0 ? (
        <EmptyState {...list.nothing} />
      ) : (
        <GroupedEvents
          groups={groupProgram(list.items, sort, context)}
          shape={isGrid ? 'grid' : 'list'}
          shows={sort === 'date' ? 'when' : 'type'}
          saysFacts={list.isWhole}
        />
      )}
    </>
  )
}

export const screen: Screen<StrandView> = {
  load: loadStrand,
  Component: Strand,
}
