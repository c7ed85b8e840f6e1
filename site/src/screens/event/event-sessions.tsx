import { Former } from '../../ui/former.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { leadsTo } from './act.ts'
import styles from './event-facts.module.css'
import { ONLINE_EARLY_MINUTES } from './online-link.ts'
import type { SessionView } from './sessions.ts'

export interface EventSessionsProps {
  readonly sessions: readonly SessionView[]
  /** Whether these are the former dates of a postponed event. */
  readonly arePlanned: boolean
  readonly marked?: string | undefined
}

/** Past sessions are folded while others are to come. */
export function EventSessions({ sessions, arePlanned, marked }: EventSessionsProps) {
  const over = sessions.filter(({ isOver }) => isOver)
  const left = sessions.filter(({ isOver }) => !isOver)
  const shown = left.length > 0 ? left : over
  const folded = left.length > 0 ? over : []
  return (
    <>
      {arePlanned && <p>Planned for</p>}
      <SessionList sessions={shown} marked={marked} />
      {folded.length > 0 && (
        <details className={styles.earlier} open={folded.some(({ id }) => id === marked)}>
          <summary className={styles.summary}>{`Earlier sessions (${folded.length})`}</summary>
          <SessionList sessions={folded} marked={marked} />
        </details>
      )}
    </>
  )
}

function SessionList({ sessions, marked }: Pick<EventSessionsProps, 'sessions' | 'marked'>) {
  return (
    <ol className={styles.sessions}>
      {sessions.map((session) => (
        <Session key={session.id} session={session} isMarked={session.id === marked} />
      ))}
    </ol>
  )
}

function Session({ session, isMarked }: { session: SessionView; isMarked: boolean }) {
  const { when, start, mark, status, note, doors, venue, meetingPoint, access } = session
  return (
    <li
      id={`session-${session.id}`}
      className={styles.session}
      data-marked={isMarked || undefined}
      aria-current={isMarked ? 'true' : undefined}
    >
      {status && (
        <p>
          <Tag>{status}</Tag>
        </p>
      )}
      <p className={styles.when}>
        <time dateTime={start}>
          <Unbroken text={when} />
        </time>
      </p>
      {mark && <Mark {...mark} className={styles.mark} />}
      {note && <p>{note}</p>}
      <Former {...session} />
      {doors && <p>{`Doors ${doors}`}</p>}
      {venue && (
        <p>
          {'At '}
          <Link href={venue.href}>{venue.name}</Link>
        </p>
      )}
      {meetingPoint && <p>{`Meet: ${meetingPoint}`}</p>}
      {access.length > 0 && <p>{access.join(', ')}</p>}
      {session.online && <OnlineWay href={session.online.href} />}
      {session.booking && (
        <p>
          <Link href={session.booking}>
            Book
            <span className="visuallyHidden">{` ${when}`}</span>
          </Link>
          {leadsTo(session.booking)}
        </p>
      )}
      {session.calendar && (
        <p className="unprinted">
          <Link href={session.calendar}>
            Add to calendar
            <span className="visuallyHidden">{` ${when}`}</span>
          </Link>
        </p>
      )}
    </li>
  )
}

function OnlineWay({ href }: { href?: string | undefined }) {
  return (
    <p>
      {href === undefined ? (
        `The link appears here ${ONLINE_EARLY_MINUTES} minutes before the start`
      ) : (
        <Link href={href}>Join online</Link>
      )}
    </p>
  )
}
