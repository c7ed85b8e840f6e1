'use client'

import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import { daysLater, weeklyUntil, type SessionTimes } from 'contract/rules/session-repeats.ts'
import { isLocalDateTime } from 'content/rules/dates.ts'
import { useId, useState } from 'react'
import { DateInput } from '../dates/date-input.tsx'
import { useForm, useFormFields } from '../payload-ui.ts'
import parts from '../parts/field-parts.module.css'
import styles from './more-sessions.module.css'

const SESSIONS = 'sessions'
const WEEK = 7
/**
 * The values that every copy begins with. A copy does not take them from the original session, because they belong to
 * that session alone.
 */
const FRESH = {
  code: null,
  fully_booked: false,
  few_left: false,
  'status.state': 'scheduled',
  'status.note': null,
  'status.previous_start': null,
  'status.previous_venue.name': null,
  'status.previous_venue.slug': null,
  'status.changed_at': null,
}

/**
 * Buttons below the sessions. They add a copy of the last session a day or a week later, or one copy every week until a
 * day.
 */
export function MoreSessions() {
  const last = useLastSession()
  const add = useAddCopies()
  const [until, setUntil] = useState('')
  const id = useId()
  if (!last) return null
  const weekly = isCalendarDate(until) ? weeklyUntil(last.times, until) : []
  const count = `${weekly.length} ${weekly.length === 1 ? 'session' : 'sessions'}`
  return (
    <fieldset className={styles['more']}>
      <legend>Another like the last</legend>
      <button
        type="button"
        className={parts['button']}
        onClick={() => add(last, [daysLater(last.times, 1)])}
      >
        A day later
      </button>
      <button
        type="button"
        className={parts['button']}
        onClick={() => add(last, [daysLater(last.times, WEEK)])}
      >
        A week later
      </button>
      <span className={styles['weekly']}>
        <label htmlFor={id}>Repeat weekly until</label>
        <span>
          <DateInput
            limits={{ kind: 'day', start: last.times.start }}
            value={until}
            onChange={(day) => setUntil(day ?? '')}
            inputProps={{ id }}
          />
        </span>
        <button
          type="button"
          className={parts['button']}
          disabled={weekly.length === 0}
          onClick={() => add(last, weekly)}
        >
          {weekly.length === 0 ? 'Add' : `Add ${count}`}
        </button>
      </span>
    </fieldset>
  )
}

interface LastSession {
  readonly index: number
  readonly times: SessionTimes
}

/** The last session; undefined while its times are not known. */
function useLastSession(): LastSession | undefined {
  const index = useFormFields(([fields]) => (fields[SESSIONS]?.rows?.length ?? 0) - 1)
  const start = useFormFields(([fields]) => fields[`${SESSIONS}.${index}.start`]?.value)
  const end = useFormFields(([fields]) => fields[`${SESSIONS}.${index}.end`]?.value)
  const isKnown = [start, end].every((time) => typeof time === 'string' && isLocalDateTime(time))
  return isKnown ? { index, times: { start: String(start), end: String(end) } } : undefined
}

/** Returns a function that adds a copy of the last row for each of the times, as Payload's own *Duplicate* does. */
function useAddCopies() {
  const { dispatchFields, setModified } = useForm()
  return ({ index }: LastSession, copies: readonly SessionTimes[]) => {
    for (const [offset, times] of copies.entries()) {
      const rowIndex = index + offset
      dispatchFields({ type: 'DUPLICATE_ROW', path: SESSIONS, rowIndex })
      for (const [name, value] of Object.entries({ ...FRESH, ...times })) {
        dispatchFields({ type: 'UPDATE', path: `${SESSIONS}.${rowIndex + 1}.${name}`, value })
      }
    }
    setModified(true)
  }
}
