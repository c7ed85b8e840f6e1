import { linksOf, type Query } from '../../urls/query.ts'
import { type } from '../../lists/facets.ts'
import { facetLinks } from '../../lists/narrow-list.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoldedRows } from '../../ui/folded-rows.tsx'
import { Neighbours } from '../../ui/neighbours.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { ViewBar } from '../../ui/view-bar.tsx'
import { countText, type Noun } from '../../views/count-text.ts'
import { DayStrip } from './day-strip.tsx'
import { ofType, splitBars, splitDays, timelineDays, type TimelineDay } from './days.ts'
import { loadTimeline, type TimelinePart, type TimelineView } from './load.ts'
import { Throughout } from './throughout.tsx'
import { DayChart, EditionChart } from './timeline-chart.tsx'
import { TimelineList } from './timeline-list.tsx'
import styles from './timeline.module.css'

const PATH = '/timeline'
const DAYS: Noun = ['day', 'days']
/** The filter by type as links, which need a word for all types. */
const TYPE = { ...type, any: 'All' }

function Timeline({ view, query }: { view: TimelineView; query: Query }) {
  const { title, intro, timeline } = view
  const hasItems = timeline !== undefined && timeline.bars.length + timeline.points.length > 0
  return (
    <div className="wrap">
      <ScreenHead
        title={title}
        line={timeline?.dates}
        intro={intro}
        // The timeline is always about the current year.
        past={timeline?.isPast ? { year: timeline.year, isCurrent: true } : undefined}
      />
      {hasItems ? (
        <TimelineBody timeline={timeline} query={query} />
      ) : (
        <EmptyState
          sentence="No dates are announced yet"
          links={[{ href: '/program', text: 'See the program' }]}
        />
      )}
    </div>
  )
}

function TimelineBody({ timeline, query }: { timeline: TimelinePart; query: Query }) {
  const { types, start, end } = timeline
  const items = ofType(timeline, query['type'])
  const days = timelineDays(timeline, items)
  const index = days.findIndex(({ date }) => date === query['day'])
  const day = days[index]
  const to = linksOf(PATH, grammarOf('timeline'), query)
  const toDay = (date: string) => to({ day: date })
  const chosen = types.find(({ key }) => key === query['type'])
  return (
    <>
      <ViewBar
        types={facetLinks(TYPE, TYPE.options({ types }), chosen ? { type: chosen.key } : {}, to)}
        sorts={[]}
        views={[]}
      />
      <DayStrip
        days={days}
        current={day?.date}
        to={day ? toDay : (date) => `${to({})}#day-${date}`}
      />
      <div className={styles.below}>
        {day ? (
          <OneDay days={days} index={index} chosenType={chosen?.key} to={toDay} />
        ) : (
          <AllDays
            start={start}
            end={end}
            days={days}
            bars={items.bars}
            chosenType={chosen?.key}
            to={toDay}
          />
        )}
      </div>
    </>
  )
}

interface AllDaysProps extends Pick<TimelinePart, 'start' | 'end' | 'bars'> {
  readonly days: readonly TimelineDay[]
  readonly chosenType: string | undefined
  readonly to: (date: string) => string
}

function AllDays({ start, end, days, bars, chosenType, to }: AllDaysProps) {
  const { throughout, others } = splitBars(bars, { start, end })
  const { today, earlier, coming } = splitDays(days)
  return (
    <>
      {today && <TimelineList days={[today]} type={chosenType} to={to} />}
      <EditionChart
        start={start}
        end={end}
        days={days}
        throughout={throughout.length}
        bars={others}
      />
      <Throughout bars={throughout} />
      {earlier.length > 0 && (
        <FoldedRows title="Earlier in the festival" count={countText(DAYS, earlier.length)}>
          <TimelineList days={earlier} type={chosenType} to={to} />
        </FoldedRows>
      )}
      <TimelineList days={coming} type={chosenType} to={to} />
    </>
  )
}

interface OneDayProps extends Pick<AllDaysProps, 'days' | 'chosenType' | 'to'> {
  readonly index: number
}

function OneDay({ days, index, chosenType, to }: OneDayProps) {
  const shown = days.slice(index, index + 1)
  return (
    <>
      <DayChart points={shown.flatMap(({ points }) => points)} />
      <TimelineList days={shown} type={chosenType} />
      {/* Arrow keys also open the neighbouring days (`browser/lists/arrow-keys.ts`). */}
      <div data-turns="">
        <Neighbours
          label="Previous and next day"
          words={['Previous day', 'Next day']}
          previous={neighbour(days[index - 1], to)}
          next={neighbour(days[index + 1], to)}
        />
      </div>
    </>
  )
}

function neighbour(day: TimelineDay | undefined, to: AllDaysProps['to']) {
  return day && { title: day.label, href: to(day.date) }
}

export const screen: Screen<TimelineView> = {
  load: loadTimeline,
  Component: Timeline,
}
