import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './home.module.css'
import type { TodayView } from './today.ts'

/** The next sessions, and how many exhibitions are on that day. */
export function TodaySection({
  today: { title, date, exhibitions, sessions },
}: {
  today: TodayView
}) {
  return (
    <section className={styles.section} aria-labelledby="today">
      <h2 id="today">{title}</h2>
      <p>{`${date}, and ${exhibitions} exhibitions`}</p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <time dateTime={session.start}>{session.time}</time>
            <div>
              {session.status && <Tag>{session.status}</Tag>}
              <h3>
                <Link href={session.href}>{session.title}</Link>
              </h3>
            </div>
            <span>{session.type}</span>
            <span>{session.venue}</span>
            <span>{session.price}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/timeline">Day by day</Link>
      </p>
    </section>
  )
}
