import { Caption } from '../../ui/caption.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { NowLine } from '../../ui/now-line.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { countText, EXHIBITIONS } from '../../views/count-text.ts'
import type { DayCount } from '../../views/timeline-now.ts'
import type { TimelineDay } from './days.ts'
import styles from './timeline-list.module.css'

/** Days with their sessions by start, then the exhibitions. */
export function TimelineList({ days }: { days: readonly TimelineDay[] }) {
  return days.map(({ date, heading, points, exhibitions, isToday }) => (
    <section key={date} id={`day-${date}`} className={styles.day} aria-labelledby={`title-${date}`}>
      <h2 id={`title-${date}`}>
        <time dateTime={date}>
          <Unbroken text={heading} />
        </time>
        {isToday && (
          <>
            {' '}
            <Tag>Today</Tag>
          </>
        )}
      </h2>
      {points.length > 0 && (
        <ol>
          {points.map((point) => (
            <li key={point.id} className={styles.row}>
              <p className={styles.time}>
                <time dateTime={point.dateTime}>
                  <Unbroken text={point.time} />
                </time>
              </p>
              <div className={styles.main}>
                {/* Under the heading of another day, the time alone says when. */}
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
              {point.code && <Mark code={point.code} className={styles.mark} />}
            </li>
          ))}
        </ol>
      )}
      <p className={styles.also}>{alsoOn(exhibitions, date, points.length > 0)}</p>
    </section>
  ))
}

function alsoOn({ open, closed }: DayCount, date: string, isAlso: boolean) {
  if (open + closed === 0) return isAlso ? null : 'Nothing on this day'
  return (
    <>
      {isAlso ? 'Also on: ' : 'On: '}
      <Link href={`/program?day=${date}`}>{countText(EXHIBITIONS, open)}</Link>
      {closed === 0 ? ' open' : ` open, ${closed} closed that day`}
    </>
  )
}
