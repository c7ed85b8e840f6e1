import type { Screen } from '../../views/screen.ts'
import { countText, EXHIBITIONS } from '../../views/count-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EventRow } from '../../ui/event-row.tsx'
import { Link } from '../../ui/link.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Section } from '../../ui/section.tsx'
import { loadNow, type NowPart, type NowRowView, type NowScreenView } from './load.ts'
import styles from './now.module.css'

/** What is on now, tonight and tomorrow, in the order of somebody who stands in the street (spec/screens §15). */
function Now({ view }: { view: NowScreenView }) {
  const { title, now } = view
  return (
    <div className="wrap">
      <ScreenHead title={title} line={now?.day} />
      {now ? <Parts now={now} /> : <EmptyState {...NOTHING} />}
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

function Parts({ now }: { now: NowPart }) {
  const { precincts, tonight, tomorrow, openTomorrow, tomorrowDate } = now
  return (
    <>
      {/* `browser/lists/now-page.ts` counts minutes and sorts by distance; without it the lists are whole. */}
      <div className={styles.near} data-now-page="">
        <button type="button" className={styles.nearButton} aria-pressed={false}>
          Near me
        </button>
        <output />
      </div>
      <Section id="open" title="Open now and next">
        {precincts.length === 0 && <p>Nothing more opens today.</p>}
        <div data-now-list="">
          {precincts.map(({ key, title, rows }) => (
            <section key={key} aria-labelledby={`now-${key}`}>
              <h3 id={`now-${key}`} className={styles.precinct}>
                {title}
              </h3>
              <Rows rows={rows} heading="h4" />
            </section>
          ))}
        </div>
      </Section>
      {tonight.length > 0 && (
        <Section id="tonight" title="Tonight">
          <Rows rows={tonight} />
        </Section>
      )}
      <Section id="tomorrow" title="Tomorrow">
        {tomorrow.length > 0 && <Rows rows={tomorrow} />}
        <p className={styles.more}>
          <Link href={`/program?day=${tomorrowDate}`}>
            {`${countText(EXHIBITIONS, openTomorrow)} open tomorrow`}
          </Link>
        </p>
      </Section>
    </>
  )
}

interface RowsProps {
  readonly rows: readonly NowRowView[]
  readonly heading?: 'h3' | 'h4'
}

function Rows({ rows, heading = 'h3' }: RowsProps) {
  return (
    <ol className={styles.rows}>
      {rows.map(({ key, event, at, allowMin }) => (
        <EventRow
          key={key}
          event={event}
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
