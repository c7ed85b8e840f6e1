import { dayOf, formatDate } from 'contract/rules/local-time.ts'
import { now } from 'content/requests/settings.ts'
import { festivalZone } from 'content/editions/festival-zone.ts'
import { findCurrentYear, findEditions } from 'content/editions/find-editions.ts'
import { dayGrid, daysOf } from 'content/timetable/day-grid.ts'
import {
  readTimetable,
  type PlannedSession,
  type Timetable,
} from 'content/timetable/read-timetable.ts'
import { dateOf } from 'contract/rules/local-time.ts'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { parameter, StaffView } from '../views/staff-view.tsx'
import { sessionAddress } from './session-words.ts'
import { SessionTable } from './session-table.tsx'
import { TimetableGrid } from './timetable-grid.tsx'
import styles from './timetable.module.css'

const TITLE = 'Timetable'
const ADDRESS = '/admin/timetable'

/** `/admin/timetable?year=2026&day=2026-03-14`: one day by venue; with `as=list` all days as tables, for print. */
export async function TimetableView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!req.user) return <StaffView of={props} title={TITLE} />
  const year = Number(parameter(props, 'year') || (await findCurrentYear(req)))
  const timetable = await readTimetable(req, year)
  const days = timetable ? daysOf(timetable) : []
  if (!timetable || days.length === 0) {
    return (
      <StaffView of={props} title={`${TITLE} ${year}`}>
        <Years req={req} shown={year} />
        <p>
          No session of {year} has a day yet. Talks, tours and other timed events stand here once
          their <a href="/admin/collections/events">event</a> has a session.
        </p>
      </StaffView>
    )
  }
  const isList = parameter(props, 'as') === 'list'
  const asked = parameter(props, 'day') || dateOf(now(req), await festivalZone(req))
  const [day = ''] = days.find(([each]) => each === asked) ?? days[0] ?? []
  return (
    <StaffView of={props} title={`${TITLE} ${year}`} isWide>
      <Years req={req} shown={year} />
      <nav className={styles.ways} aria-label="Ways to see it">
        <a href={`${ADDRESS}?year=${year}`} aria-current={isList ? undefined : 'page'}>
          By day and venue
        </a>
        <a href={`${ADDRESS}?year=${year}&as=list`} aria-current={isList ? 'page' : undefined}>
          As a list, for print
        </a>
        <a href={`/api/timetable?year=${year}`}>Spreadsheet (CSV)</a>
      </nav>
      {isList ? (
        days.map(([each]) => <SessionTable key={each} day={each} timetable={timetable} />)
      ) : (
        <Day days={days} day={day} timetable={timetable} />
      )}
    </StaffView>
  )
}

/** The next edition is among the links even while it is a draft. */
async function Years({ req, shown }: { readonly req: PayloadRequest; readonly shown: number }) {
  const years = (await findEditions(req)).map(({ year }) => year).toSorted((a, b) => b - a)
  if (years.length < 2) return null
  return (
    <nav className={styles.ways} aria-label="Editions">
      {years.map((year) => (
        <a
          key={year}
          href={`${ADDRESS}?year=${year}`}
          aria-current={year === shown ? 'true' : undefined}
        >
          {year}
        </a>
      ))}
    </nav>
  )
}

interface DayProps {
  readonly days: readonly (readonly [day: string, count: number])[]
  readonly day: string
  readonly timetable: Timetable
}

function Day({ days, day, timetable }: DayProps) {
  const { year, venues } = timetable
  return (
    <>
      <nav className={styles.days} aria-label="Days">
        {days.map(([each, count]) => (
          <a
            key={each}
            href={`${ADDRESS}?year=${year}&day=${each}`}
            aria-current={each === day ? 'date' : undefined}
          >
            {formatDate(each, 'weekday-short')}{' '}
            <small>{count === 1 ? '1 session' : `${count} sessions`}</small>
          </a>
        ))}
      </nav>
      <h2>{formatDate(day, 'weekday')}</h2>
      <Clashes sessions={timetable.sessions.filter(({ start }) => dayOf(start) === day)} />
      <TimetableGrid grid={dayGrid(timetable, day)} venues={venues} />
    </>
  )
}

function Clashes({ sessions }: { readonly sessions: readonly PlannedSession[] }) {
  const clashes = sessions.flatMap((session) =>
    session.clashes.map((message) => ({ session, message })),
  )
  if (clashes.length === 0) return null
  return (
    <section className={styles.clashes} aria-label="Clashes">
      <h3>{clashes.length === 1 ? '1 clash' : `${clashes.length} clashes`}</h3>
      <ul>
        {clashes.map(({ session, message }) => (
          <li key={`${session.id} ${message}`}>
            <a href={sessionAddress(session)}>{session.title}</a>: {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
