import type { ComingOpening } from 'content/quick/coming-openings.ts'
import type { ComingSession } from 'content/quick/coming-sessions.ts'
import { sessionAddress } from '../timetable/session-words.ts'
import styles from './home.module.css'

/** How many of the next sessions or openings are shown. */
export const NEXT = 5

interface Props {
  /** Sessions that have not ended, the next one first. */
  readonly sessions: readonly ComingSession[]
  /** The exhibitions that open next, shown when no session is still to come. */
  readonly openings: readonly ComingOpening[]
  /** The festival's present wall time, `YYYY-MM-DDTHH:MM`. */
  readonly nowLocal: string
}

export function NowAndNext({ sessions, openings, nowLocal }: Props) {
  const goingAhead = sessions.filter(({ isCancelled }) => !isCancelled)
  const isOn = goingAhead.filter(({ start }) => start <= nowLocal)
  const next = goingAhead.filter(({ start }) => start > nowLocal).slice(0, NEXT)
  return (
    <section aria-labelledby="now">
      <h2 id="now">Now and next</h2>
      <h3>On now</h3>
      <Sessions sessions={isOn} none="No session is on." />
      <h3>Next</h3>
      {next.length === 0 && openings.length > 0 ? (
        <Openings openings={openings} />
      ) : (
        <Sessions sessions={next} none="No public session or opening is still to come." />
      )}
    </section>
  )
}

function Openings({ openings }: Pick<Props, 'openings'>) {
  return (
    <ul className={styles.rows}>
      {openings.map(({ event, title, when }) => (
        <li key={event}>
          <a href={`/admin/collections/events/${event}`}>{title}</a>
          <span>{when}</span>
        </li>
      ))}
    </ul>
  )
}

function Sessions({
  sessions,
  none,
}: {
  readonly sessions: readonly ComingSession[]
  readonly none: string
}) {
  if (sessions.length === 0) return <p>{none}</p>
  return (
    <ul className={styles.rows}>
      {sessions.map(({ code, event, index, title, when, isSoldOut }) => (
        <li key={code}>
          <a href={sessionAddress({ event, index })}>{title}</a>
          <span>{isSoldOut ? `${when} · Sold out` : when}</span>
        </li>
      ))}
    </ul>
  )
}
