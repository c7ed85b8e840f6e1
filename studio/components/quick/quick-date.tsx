'use client'

import { useId, useState } from 'react'
import { DateInput } from '../dates/date-input.tsx'
import styles from './quick.module.css'

interface QuickDateProps {
  /** Of the form's input. */
  readonly name: string
  readonly label: string
  /** A wall time of the festival: `2026-03-14T18:30`. */
  readonly value: string
}

const LIMITS = { kind: 'day-and-time', start: undefined, maxHours: undefined } as const

/** A day and time as people type them (decision 053), in a form of the quick changes. */
export function QuickDate({ name, label, value }: QuickDateProps) {
  const id = useId()
  const [moment, setMoment] = useState<string | null>(value)
  return (
    <div className={styles['date']}>
      <label htmlFor={id}>{label}</label>
      <DateInput
        inputProps={{ id, required: true }}
        limits={LIMITS}
        onChange={setMoment}
        value={moment ?? undefined}
      />
      <input name={name} type="hidden" value={moment ?? ''} />
    </div>
  )
}
