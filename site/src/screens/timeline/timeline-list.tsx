import { plainPath } from '../../lists/program-bar.ts'
import { Caption } from '../../ui/caption.tsx'
import { FoldedRows } from '../../ui/folded-rows.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { NowLine } from '../../ui/now-line.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { countText, EXHIBITIONS, type Noun } from '../../views/count-text.ts'
import type { DayCount } from '../../views/timeline-now.ts'
import type { TimelineSessionView } from '../../views/timeline-session.ts'
import { isQuiet, type TimelineDay } from './days.ts'
import styles from './timeline-list.module.css'

const SESSIONS: Noun = ['session', 'sessions']
const NOTHING = 'Nothing on this day'

export interface TimelineListProps {
  readonly days: readonly TimelineDay[]
  readonly type: string | undefined
  /** Returns the address of one day; absent on the page of a single day. */
  readonly to?: ((date: string) => string) | undefined
}

export function TimelineList({ days, ...ways }: TimelineListProps) {
  return days.map((day) => (
    <section
      key={day.date}
      id={`day-${day.date}`}
      className={isQuiet(day) ? styles.quiet : styles.day}
      aria-labelledby={`title-${day.date}`}
    >
      {isQuiet(day) ? <QuietDay day={day} /> : <FullDay day={day} {...ways} />}
    </section>
  ))
}

interface DayProps {
  readonly day: TimelineDay
}

function QuietDay({ day: { date, label, exhibitions } }: DayProps) {
  return (
    <>
      <h2 id={`title-${date}`}>
        <time dateTime={date}>{label}</time>
      </h2>
      <p>
        {isNothingOn(exhibitions) ? (
          NOTHING
        ) : (
          <ExhibitionsOn date={date} exhibitions={exhibitions} />
        )}
      </p>
    </>
  )
}

function FullDay({ day, type, to }: DayProps & Omit<TimelineListProps, 'days'>) {
  const { date, heading, isToday, nextWords } = day
  return (
    <>
      <h2 id={`title-${date}`}>
        <time dateTime={date}>
          <Unbroken text={heading} />
        </time>
        {isToday && (
          <>
            {' '}
            <Tag next={nextWords?.tag}>Today</Tag>
          </>
        )}
      </h2>
      <Sessions day={day} />
      <div className={styles.foot}>
        <div>
          {day.opening.length > 0 && <Opening bars={day.opening} />}
          <p>
            <AlsoOn day={day} />
          </p>
        </div>
        <p className={`${styles.ways} unprinted`}>
          {to && <Link href={to(date)}>Hour by hour</Link>}
          <Link href={plainPath({ type }, { day: date })}>This day, to print</Link>
        </p>
      </div>
    </>
  )
}

/** Today's sessions that are over are folded (spec/behaviour §32.5). */
function Sessions({ day: { points, isToday, nextWords } }: DayProps) {
  const isEarlier = ({ now }: TimelineSessionView) => isToday && now?.isOver === true
  const earlier = points.filter(isEarlier)
  const left = points.filter((point) => !isEarlier(point))
  return (
    <>
      {earlier.length > 0 && (
        <FoldedRows
          title={<span data-next={nextWords?.earlier}>Earlier today</span>}
          count={countText(SESSIONS, earlier.length)}
        >
          <Rows points={earlier} isToday={isToday} />
        </FoldedRows>
      )}
      <Rows points={left} isToday={isToday} />
    </>
  )
}

function Rows({ points, isToday }: Pick<TimelineDay, 'points' | 'isToday'>) {
  if (points.length === 0) return null
  return (
    <ol>
      {points.map((point) => (
        <li key={point.id} className={styles.row}>
          <p className={styles.time}>
            <time dateTime={point.dateTime}>
              <Unbroken text={point.time} />
            </time>
          </p>
          <div className={styles.main}>
            {/* Under the heading of another day the time is enough. */}
            <NowLine now={isToday ? point.now : undefined} status={point.status} />
            <h3 className={styles.title}>
              <Link href={point.href}>
                <Caption text={point.title} />
              </Link>
            </h3>
          </div>
          <p className={styles.text}>{point.typeTitle}</p>
          <p className={styles.text}>{point.where}</p>
          <p className={styles.text}>{point.price}</p>
          <Mark code={point.code} className={styles.mark} />
        </li>
      ))}
    </ol>
  )
}

/** A list and not a sentence, because each exhibition has a mark. */
function Opening({ bars }: { readonly bars: TimelineDay['opening'] }) {
  return (
    <div className={styles.opening}>
      <p>Opens:</p>
      <ul>
        {bars.map(({ id, href, title }) => (
          <li key={id}>
            <Link href={href}>{title}</Link>
            <Mark code={id} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function AlsoOn({ day: { date, points, exhibitions } }: DayProps) {
  const isAlso = points.length > 0
  if (isNothingOn(exhibitions)) return isAlso ? null : NOTHING
  return (
    <>
      {isAlso ? 'Also on: ' : 'On: '}
      <ExhibitionsOn date={date} exhibitions={exhibitions} />
      {exhibitions.closed > 0 && ' that day'}
    </>
  )
}

function ExhibitionsOn({
  date,
  exhibitions: { open, closed },
}: Pick<TimelineDay, 'date' | 'exhibitions'>) {
  return (
    <>
      <Link href={`/program?day=${date}`}>{countText(EXHIBITIONS, open)}</Link>
      {closed === 0 ? ' open' : ` open, ${closed} closed`}
    </>
  )
}

function isNothingOn({ open, closed }: DayCount): boolean {
  return open + closed === 0
}
