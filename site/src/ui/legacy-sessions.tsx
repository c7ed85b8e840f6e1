import { formatDate } from 'contract/rules/local-time.ts'
import { legacyDays, type LegacySessionView } from '../views/legacy-program.ts'
import { Caption } from './caption.tsx'
import styles from './legacy-sessions.module.css'
import { Link } from './link.tsx'
import { Tag } from './tag.tsx'
import { Unbroken } from './unbroken.tsx'

/** spec/screens §6.1, §6.4 */
export function LegacyDays({
  sessions,
  heading: Heading,
}: {
  sessions: readonly LegacySessionView[]
  heading: 'h2' | 'h3'
}) {
  return legacyDays(sessions).map(({ key, heading, sessions: ofDay }) => (
    <section key={key} className={styles.day} aria-labelledby={`day-${key}`}>
      <Heading id={`day-${key}`} className={styles.heading}>
        {heading}
      </Heading>
      <LegacySessions sessions={ofDay} />
    </section>
  ))
}

/** `withDate`: each row shows its date, for a list without day headings. */
export function LegacySessions({
  sessions,
  withDate = false,
}: {
  sessions: readonly LegacySessionView[]
  withDate?: boolean
}) {
  return (
    <ol>
      {sessions.map((session) => (
        <li key={session.id} className={styles.row}>
          <p className={styles.time}>
            {session.dateTime ? (
              <time dateTime={session.dateTime}>
                {withDate && `${formatDate(session.day, 'weekday-short')}, `}
                <Unbroken text={session.time} />
              </time>
            ) : (
              withDate && 'Date to be announced'
            )}
          </p>
          <p className={styles.title}>
            {session.status && (
              <>
                <Tag>{session.status}</Tag>{' '}
              </>
            )}
            <Link href={session.href}>
              <Caption text={session.title} />
            </Link>
          </p>
          <p className={styles.text}>{session.type}</p>
          <p className={styles.text}>{session.where}</p>
          <p className={styles.text}>{session.price}</p>
        </li>
      ))}
    </ol>
  )
}
