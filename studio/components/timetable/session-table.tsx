import { dayOf, formatDate, formatTimeRange, timeOf } from 'contract/rules/local-time.ts'
import type { Timetable } from 'content/timetable/read-timetable.ts'
import { sessionAddress, stateWordsOf } from './session-words.ts'
import styles from './timetable.module.css'

export function SessionTable({
  day,
  timetable,
}: {
  readonly day: string
  readonly timetable: Timetable
}) {
  const names = new Map(timetable.venues.map(({ id, name }) => [id, name]))
  const sessions = timetable.sessions.filter(({ start }) => dayOf(start) === day)
  return (
    <table className={styles.table}>
      <caption>{formatDate(day, 'weekday')}</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Session</th>
          <th scope="col">Venue</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={`${session.event}/${session.id}`}>
            <td>{timesOf(session.start, session.end)}</td>
            <td>
              <a href={sessionAddress(session)}>{session.title}</a> {session.type}
            </td>
            <td>{names.get(session.venue ?? 0) ?? 'No venue yet'}</td>
            <td>{[...stateWordsOf(session), ...session.clashes].join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function timesOf(start: string, end: string): string {
  return formatTimeRange(timeOf(start), timeOf(end))
}
