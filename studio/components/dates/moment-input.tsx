import { useId } from 'react'
import { DateInput } from './date-input.tsx'

interface MomentInputProps {
  readonly label: string
  /** A wall time of the festival, `2026-03-14T18:30`; null while none is given. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

const LIMITS = { kind: 'day-and-time', start: undefined, maxHours: undefined } as const

/** A day and time as people type them (decision 053), with its label, outside of a record's form. */
export function MomentInput({ label, value, onChange }: MomentInputProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <DateInput
        inputProps={{ id, required: true }}
        limits={LIMITS}
        onChange={onChange}
        value={value ?? undefined}
      />
    </>
  )
}
