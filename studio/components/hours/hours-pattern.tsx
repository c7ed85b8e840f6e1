'use client'

import { isWallTime } from 'content/rules/dates.ts'
import type { UIFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { useForm, useFormFields } from '../payload-ui.ts'
import { WEEKDAYS } from 'contract/rules/weekdays.ts'
import styles from './hours-pattern.module.css'
import { hoursWords, timesWords } from './hours-words.ts'
import { readHours } from './read-hours.ts'
import { inOrder, openingsOf, type Opening, type WeeklyHours } from './week.ts'

/** Hours that galleries, offices and markets often have (a judgement). */
const PATTERNS = [
  'daily 10am–6pm',
  'daily 10am–5pm, closed Monday',
  'Monday–Friday 9am–5pm',
  'Saturday and Sunday 11am–4pm',
  'always open',
]

type HoursPatternProps = UIFieldClientProps & {
  /** What visitors read when this place has no hours. */
  readonly whenEmpty: string
}

export function HoursPattern({ path, whenEmpty }: HoursPatternProps) {
  const id = useId()
  const group = path.split('.').slice(0, -1).join('.')
  const hours = useWeeklyHours(group)
  const setHours = useSetWeeklyHours(group)
  const [typed, setTyped] = useState<string>()
  const reading = typed === undefined ? hours : readHours(typed)
  const problem = 'problem' in reading ? reading.problem : undefined

  const apply = (text: string) => {
    const meant = readHours(text)
    if ('problem' in meant) return
    setHours(meant)
    setTyped(undefined)
  }

  return (
    <div className={`field-type text ${problem === undefined ? '' : 'error'}`}>
      <label className="field-label" htmlFor={id}>
        Every week
      </label>
      {problem !== undefined && (
        <p id={`${id}-error`} className="finding finding--must" role="alert">
          {problem}. Nothing has changed yet.
        </p>
      )}
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={typed ?? hoursWords(hours)}
        placeholder="daily 10am–6pm, closed Monday, late Friday until 9pm"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-error ${id}-week`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== undefined && apply(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Without this, Enter would save the form.
          event.preventDefault()
          if (typed !== undefined) apply(typed)
        }}
      />
      {'problem' in reading ? undefined : (
        <Week id={`${id}-week`} hours={reading} whenEmpty={whenEmpty} />
      )}
      <fieldset className={styles['patterns']} aria-label="Usual hours">
        {PATTERNS.map((pattern) => (
          <button key={pattern} type="button" onClick={() => apply(pattern)}>
            {pattern}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

interface WeekProps {
  readonly id: string
  readonly hours: WeeklyHours
  readonly whenEmpty: string
}

function Week({ id, hours, whenEmpty }: WeekProps) {
  if (hours.isAlwaysOpen) return <Words id={id}>Open day and night.</Words>
  if (hours.openings.length === 0) return <Words id={id}>{whenEmpty}</Words>
  return (
    <dl id={id} className={styles['week']}>
      {WEEKDAYS.map((name, index) => (
        <div key={name}>
          <dt>{name.slice(0, 3)}</dt>
          <dd>{timesWords(openingsOf(hours.openings, index + 1)) || 'Closed'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Words({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className={styles['words']}>
      {children}
    </p>
  )
}

function useWeeklyHours(group: string): WeeklyHours {
  const isAlwaysOpen = useFormFields(([fields]) => Boolean(fields[`${group}.always_open`]?.value))
  // As JSON text, because a new array would count as a change although the hours are equal.
  const rows = useFormFields(([fields]) =>
    JSON.stringify(
      (fields[`${group}.weekly`]?.rows ?? []).map((_row, index) =>
        ['day', 'opens', 'closes'].map((name) => fields[`${group}.weekly.${index}.${name}`]?.value),
      ),
    ),
  )
  const openings = (JSON.parse(rows) as unknown[][]).flatMap(([day, opens, closes]): Opening[] =>
    day && isTime(opens) && isTime(closes) ? [{ day: Number(day), opens, closes }] : [],
  )
  return { isAlwaysOpen, openings: inOrder(openings) }
}

/** False for a time that is not filled in yet: its row is left out of the hours. */
function isTime(value: unknown): value is string {
  return typeof value === 'string' && isWallTime(value)
}

/** Existing rows are filled first and keep their ids; rows are added or removed at the end. */
function useSetWeeklyHours(group: string) {
  const { dispatchFields, getFields, setModified } = useForm()
  const path = `${group}.weekly`
  return ({ isAlwaysOpen, openings }: WeeklyHours) => {
    const count = getFields()[path]?.rows?.length ?? 0
    for (let rowIndex = count - 1; rowIndex >= openings.length; rowIndex -= 1) {
      dispatchFields({ type: 'REMOVE_ROW', path, rowIndex })
    }
    for (const [rowIndex, { day, opens, closes }] of openings.entries()) {
      const values = { day: String(day), opens, closes }
      if (rowIndex >= count) {
        const subFieldState = Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            { value, initialValue: value, valid: true, passesCondition: true },
          ]),
        )
        dispatchFields({ type: 'ADD_ROW', path, rowIndex, subFieldState })
        continue
      }
      for (const [name, value] of Object.entries(values)) {
        dispatchFields({ type: 'UPDATE', path: `${path}.${rowIndex}.${name}`, value })
      }
    }
    dispatchFields({ type: 'UPDATE', path: `${group}.always_open`, value: isAlwaysOpen })
    setModified(true)
  }
}
