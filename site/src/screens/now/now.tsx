import { groupByPrecinct } from '../../lists/groups.ts'
import { formatFacts } from '../../lists/list.ts'
import { NOW, nowFacts } from '../../lists/lists.ts'
import { narrowList } from '../../lists/narrow-list.ts'
import type { Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { countText, EXHIBITIONS } from '../../views/count-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EventRow } from '../../ui/event-row.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { Link } from '../../ui/link.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Section } from '../../ui/section.tsx'
import { loadNow, type NowPart, type NowRowView, type NowScreenView } from './load.ts'
import styles from './now.module.css'

/** spec/screens §15 */
function Now({ view, query }: { view: NowScreenView; query: Query }) {
  const { title, now } = view
  return (
    <div className="wrap">
      <ScreenHead title={title} line={now?.day} />
      {now ? <Parts now={now} query={query} /> : <EmptyState {...NOTHING} />}
    </div>
  )
}

const NOTHING = {
  sentence: 'No festival is on just now.',
  links: [
    { href: '/program', text: 'Program' },
    { href: '/past-festivals', text: 'Past festivals' },
  ],
}

function Parts({ now, query }: { now: NowPart; query: Query }) {
  const { precincts, types, nextHeadings, openTomorrow, tomorrowDate } = now
  const list = narrowList(NOW, {
    items: eventsOf(now.rows),
    query,
    context: { precincts, types },
    path: '/now',
  })
  const rows = list.items.flatMap((event) => event.rows)
  const partRows = (part: NowRowView['part']) =>
    rows.filter((row) => row.part === part).toSorted(byStart)
  /** A part without rows, even without filters, stays on the page and says so, because searches link to it. */
  const isNothing = (part: NowRowView['part']) => now.rows.every((row) => row.part !== part)
  const [open, tonight, tomorrow] = [partRows('now'), partRows('tonight'), partRows('tomorrow')]
  return (
    <>
      {/* `browser/lists/now-page.ts` counts minutes and sorts by distance; the lists are complete without it. */}
      <div className={styles.near} data-now-page="">
        <button type="button" className={styles.nearButton} aria-pressed={false}>
          Near me
        </button>
        <output />
      </div>
      {now.rows.length > 0 && (
        <>
          <FilterForm id="now-filter" label="Filter what is on" screen="now" list={list} />
          <ResultLine {...list.line} />
        </>
      )}
      {list.items.length === 0 && !list.isWhole && <EmptyState {...list.nothing} />}
      {(open.length > 0 || isNothing('now')) && (
        <Section id="open" title="Open now and next" next={nextHeadings.now}>
          {open.length === 0 && <p>Nothing more opens today.</p>}
          <div data-now-list="">
            {groupByPrecinct(precincts, open).map(({ key, title, items }) => (
              <section key={key} aria-labelledby={`now-${key}`}>
                <h3 id={`now-${key}`} className={styles.precinct}>
                  {title}
                </h3>
                <Rows rows={items} heading="h4" />
              </section>
            ))}
          </div>
        </Section>
      )}
      {(tonight.length > 0 || isNothing('tonight')) && (
        <Section id="tonight" title="Tonight" next={nextHeadings.tonight}>
          {tonight.length === 0 ? <p>Nothing more begins tonight.</p> : <Rows rows={tonight} />}
        </Section>
      )}
      {tomorrow.length > 0 && (
        <Section id="tomorrow" title="Tomorrow" next={nextHeadings.tomorrow}>
          <Rows rows={tomorrow} />
        </Section>
      )}
      <p className={styles.more}>
        <Link href={`/program?day=${tomorrowDate}`}>
          {`${countText(EXHIBITIONS, openTomorrow)} open on ${now.tomorrow}`}
        </Link>
      </p>
    </>
  )
}

function eventsOf(rows: readonly NowRowView[]) {
  return [...Map.groupBy(rows, ({ event }) => event.id).values()].map((own) => ({
    isTimed: own.some(({ isTimed }) => isTimed),
    rows: own,
  }))
}

/** Sorts what is open first, in the program's order; then the rest by start. */
function byStart(a: NowRowView, b: NowRowView): number {
  return (a.event.now?.from ?? 0) - (b.event.now?.from ?? 0)
}

interface RowsProps {
  readonly rows: readonly NowRowView[]
  readonly heading?: 'h3' | 'h4'
}

function Rows({ rows, heading = 'h3' }: RowsProps) {
  return (
    <ol className={styles.rows}>
      {rows.map(({ key, event, at, allowMin, ...facts }) => (
        <EventRow
          key={key}
          event={event}
          facts={formatFacts(nowFacts(facts))}
          shows="now"
          heading={heading}
          visit={{ at: at && `${at.lat},${at.lon}`, allowMin }}
        />
      ))}
    </ol>
  )
}

export const screen: Screen<NowScreenView> = {
  load: loadNow,
  Component: Now,
}
