import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { NowLine } from '../../ui/now-line.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { SectionHead } from './section-head.tsx'
import styles from './today-section.module.css'
import type { TodayView } from './today.ts'

export function TodaySection({
  today: { title, nextTitle, date, exhibitions, sessions },
}: {
  today: TodayView
}) {
  return (
    <section className={styles.today} aria-labelledby="today">
      <SectionHead
        id="today"
        title={title}
        next={nextTitle}
        link={{ href: '/timeline', text: 'Day by day' }}
      >
        {date && <p>{date}</p>}
        {exhibitions && <p>{exhibitions}</p>}
      </SectionHead>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <time dateTime={session.dateTime}>
              <Unbroken text={session.time} />
            </time>
            <div className={styles.title}>
              <NowLine now={session.now} status={session.status} />
              <h3>
                <Link href={session.href}>{session.title}</Link>
              </h3>
            </div>
            <span className={styles.type}>{session.typeTitle}</span>
            <span className={styles.venue}>{session.where}</span>
            <span className={styles.price}>{session.price}</span>
            <Mark code={session.code} className={styles.mark} />
          </li>
        ))}
      </ul>
    </section>
  )
}
