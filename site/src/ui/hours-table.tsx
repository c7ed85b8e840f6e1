import type { HoursView } from '../views/hours-view.ts'
import styles from './hours-table.module.css'
import { Unbroken } from './unbroken.tsx'

/** spec/screens §5.6 */
export function HoursTable({ view }: { view: HoursView }) {
  const { open, today, summary, week, exceptions, notes } = view
  return (
    <div className={styles.hours}>
      {today && (
        <p>
          Today{' '}
          <strong className={styles.today} data-next={today.next}>
            {today.text}
          </strong>
        </p>
      )}
      {/* "Always open" and "Hours to be confirmed" are both the state and the summary, so only one of them is
          shown. */}
      {open && open.text !== summary && (
        <p className={styles.today} data-until={open.until} data-next={open.next}>
          {open.text}
        </p>
      )}
      {summary && <p className={styles.today}>{summary}</p>}
      {week.length > 0 && (
        <table className={styles.table}>
          <caption className="visuallyHidden">Opening hours</caption>
          <tbody>
            {week.map(({ days, hours }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>
                  <Unbroken text={hours} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {exceptions.length > 0 && (
        <table className={styles.table}>
          <caption>Other hours</caption>
          <tbody>
            {exceptions.map(({ date, day, hours, note }) => (
              <tr key={date}>
                <th scope="row">
                  <time dateTime={date}>
                    <Unbroken text={day} />
                  </time>
                </th>
                <td>{note ? `${hours}, ${note}` : hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  )
}
