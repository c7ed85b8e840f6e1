import { formatQuery, linksOf, type Query } from '../../urls/query.ts'
import { type } from '../../lists/facets.ts'
import { facetLinks } from '../../lists/narrow-list.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { ViewBar } from '../../ui/view-bar.tsx'
import { ofType, splitBars, timelineDays, type TimelineDay } from './days.ts'
import { loadTimeline, type TimelinePart, type TimelineView } from './load.ts'
import { Throughout } from './throughout.tsx'
import { DayChart, EditionChart } from './timeline-chart.tsx'
import { TimelineList } from './timeline-list.tsx'
import styles from './timeline.module.css'

const PATH = '/timeline'
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
  const { types, start, end, today } = timeline
  const items = ofType(timeline, query['type'])
  const { throughout, others } = splitBars(items.bars, timeline)
  const days = timelineDays(timeline, items)
  const index = days.findIndex(({ date }) => date === query['day'])
  const day = days[index]
  const to = linksOf(PATH, grammarOf('timeline'), query)
  const chosen = types.find(({ key }) => key === query['type'])
  return (
    <>
      <ViewBar
        types={facetLinks(TYPE, TYPE.options({ types }), chosen ? { type: chosen.key } : {}, to)}
        sorts={[]}
        views={[]}
      />
      <DayLinks days={days} current={day?.date} to={(date) => to({ day: date })} />
      {day ? (
        <OneDay
          day={day}
          previous={days[index - 1]}
          next={days[index + 1]}
          to={(date) => to({ day: date })}
        />
      ) : (
        <>
          {today !== undefined && (
            <p className={`${styles.today} unprinted`}>
              <Link href={`${PATH}${formatQuery(query)}#day-${today}`} current={false}>
                Go to today
              </Link>
            </p>
          )}
          <EditionChart
            start={start}
            end={end}
            days={days}
            throughout={throughout.length}
            bars={others}
          />
          <Throughout bars={throughout} />
          <TimelineList days={days} />
        </>
      )}
    </>
  )
}

interface DayLinksProps {
  readonly days: readonly TimelineDay[]
  readonly current: string | undefined
  /** Returns the address of one day; with '' of all days. */
  readonly to: (date: string) => string
}

function DayLinks({ days, current, to }: DayLinksProps) {
  return (
    <nav aria-label="Days">
      <ul className={styles.days} data-bar="">
        <li>
          <Link href={to('')} current={current === undefined && 'true'}>
            All days
          </Link>
        </li>
        {days.map(({ date, label, points, isToday }) => (
          <li key={date}>
            <Link href={to(date)} current={date === current && 'true'}>
              {isToday && <span className={styles.now}>Today, </span>}
              {label}
              <span className={styles.count}>
                <span className="visuallyHidden">, sessions: </span>
                {points.length}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface OneDayProps {
  readonly day: TimelineDay
  readonly previous: TimelineDay | undefined
  readonly next: TimelineDay | undefined
  readonly to: (date: string) => string
}

function OneDay({ day, previous, next, to }: OneDayProps) {
  const before = previous && to(previous.date)
  const after = next && to(next.date)
  return (
    <>
      <DayChart points={day.points} />
      <TimelineList days={[day]} />
      <nav aria-label="Previous and next day">
        {/* The arrow keys turn too (`browser/lists/arrow-keys.ts`). */}
        <ul className={styles.turn} data-turns="">
          <li>
            {previous && before && (
              <Link href={before} rel="prev">{`Previous day: ${previous.label}`}</Link>
            )}
          </li>
          <li>
            {next && after && <Link href={after} rel="next">{`Next day: ${next.label}`}</Link>}
          </li>
        </ul>
      </nav>
    </>
  )
}

export const screen: Screen<TimelineView> = {
  load: loadTimeline,
  Component: Timeline,
}
