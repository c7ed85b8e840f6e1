import { Link } from '../../ui/link.tsx'
import type { TimelineDay } from './days.ts'
import styles from './day-strip.module.css'

export interface DayStripProps {
  readonly days: readonly TimelineDay[]
  /** The chosen day; without one the links lead to the days on this page. */
  readonly current: string | undefined
  /** Returns the address of a day; of all days for ''. */
  readonly to: (date: string) => string
}

export function DayStrip({ days, current, to }: DayStripProps) {
  return (
    <nav aria-label="Days" className={styles.strip} data-days="">
      <ul className={styles.days} data-bar="">
        {current !== undefined && (
          <li>
            <Link href={to('')} current={false}>
              All days
            </Link>
          </li>
        )}
        {days.map(({ date, head: [weekday, day, month], points, isToday, nextWords }) => (
          <li key={date} data-today={isToday || undefined}>
            <Link href={to(date)} current={currentOf(date === current, isToday && !current)}>
              <span className={styles.weekday} data-next={nextWords?.weekday}>
                {isToday ? 'Today' : weekday}
              </span>{' '}
              <span className={styles.number}>
                {day}
                <span className="visuallyHidden"> {month}</span>
                {points.length > 0 && (
                  <span className={styles.count}>
                    <span className="visuallyHidden">, sessions: </span>
                    {points.length}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function currentOf(isChosen: boolean, isToday: boolean) {
  if (isChosen) return 'true'
  return isToday && 'date'
}
