'use client'

import { useState } from 'react'
import { MomentInput } from '../dates/moment-input.tsx'
import styles from './quick.module.css'

interface QuickDateProps {
  /** Of the form's input. */
  readonly name: string
  readonly label: string
  /** A wall time of the festival: `2026-03-14T18:30`. */
  readonly value: string
}

/** A day and time as people type them (decision 053), in a form of the quick changes. */
export function QuickDate({ name, label, value }: QuickDateProps) {
  const [moment, setMoment] = useState<string | null>(value)
  return (
    <div className={styles['date']}>
      <MomentInput label={label} value={moment} onChange={setMoment} />
      <input name={name} type="hidden" value={moment ?? ''} />
    </div>
  )
}
