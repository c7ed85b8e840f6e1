'use client'

import { useId, useState } from 'react'
import { DateInput } from './date-input.tsx'
import styles from './day-input.module.css'

interface DayInputProps {
  readonly label: string
  /** The form gets the stored value under this name: `2026-03-14`. */
  readonly name: string
  /** As stored; nothing by default. */
  readonly value?: string
  readonly isRequired?: boolean
}

/** A day as people type it (decision 053), with its label, in a plain form. */
export function DayInput({ label, name, value: first = '', isRequired = false }: DayInputProps) {
  const id = useId()
  const [value, setValue] = useState(first)
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <DateInput
        inputProps={{ id, required: isRequired }}
        limits={{ kind: 'day' }}
        onChange={(day) => setValue(day ?? '')}
        value={value || undefined}
      />
      <input type="hidden" name={name} value={value} />
    </div>
  )
}
