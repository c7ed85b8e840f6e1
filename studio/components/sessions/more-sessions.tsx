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
/** The values of every copy in place of the original's, which belong to that session alone. */
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

function useLastSession(): LastSession | undefined {
  const index = useFormFields(([fields]) => (fields[SESSIONS]?.rows?.length ?? 0) - 1)
  const start = useFormFields(([fields]) => fields[`${SESSIONS}.${index}.start`]?.value)
  const end = useFormFields(([fields]) => fields[`${SESSIONS}.${index}.end`]?.value)
  const isKnown = [start, end].every((time) => typeof time === 'string' && isLocalDateTime(time))
  return isKnown ? { index, times: { start: String(start), end: String(end) } } : undefined
}

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
