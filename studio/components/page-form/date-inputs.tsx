'use client'

import { findEndProblem } from 'content/rules/date-range.ts'
import type { DateKind } from 'content/rules/dates.ts'
import { useState } from 'react'
import { DateInput } from '../dates/date-input.tsx'
import type { DateLimits } from '../dates/date-words.ts'
import { useFestivalClock } from '../parts/use-festival-clock.tsx'
import { HiddenInput, Labelled, Row } from './inputs.tsx'
import { useInputState } from './page-form-context.ts'

interface DateProps {
  readonly name: string
  readonly label: string
  readonly kind: DateKind
  /** The stored value: `2026-03-14`, `2026-03-14T18:30`. */
  readonly value?: string | undefined
  readonly limits?: Omit<DateLimits, 'kind'>
  readonly isNeeded?: boolean
  readonly onChange?: (value: string) => void
}

/** A day, a time or both as people type them (decision 053). The form sends the stored value. */
export function FormDate({
  name,
  label,
  kind,
  value: own = '',
  limits = {},
  isNeeded = false,
  onChange,
}: DateProps) {
  const { restored, problem } = useInputState(name)
  const [value, setValue] = useState(restored?.[0] ?? own)
  const { start, maxHours } = limits
  const { zone } = useFestivalClock()

  return (
    <Labelled
      label={label}
      isNeeded={isNeeded}
      problem={findEndProblem({ start, end: value, maxHours, zone }) ?? problem}
    >
      {(tied) => (
        <div>
          <DateInput
            inputProps={{ ...tied, required: isNeeded }}
            limits={{ ...limits, kind }}
            value={value || undefined}
            onChange={(next) => {
              setValue(next ?? '')
              onChange?.(next ?? '')
            }}
          />
          <HiddenInput name={name} value={value} label={label} isNeeded={isNeeded} />
        </div>
      )}
    </Labelled>
  )
}

interface EndProps {
  readonly name: string
  readonly label: string
  readonly value?: string | undefined
}

interface RangeProps {
  readonly kind: DateKind
  readonly start: EndProps
  readonly end: EndProps
  /** A day that is typed without a year is the one nearest to this day. */
  readonly near?: string | undefined
  readonly maxHours?: number | undefined
}

export function DateRange({ kind, start, end, near, maxHours }: RangeProps) {
  const { restored } = useInputState(start.name)
  const [startValue, setStartValue] = useState(restored?.[0] ?? start.value)
  return (
    <Row>
      <FormDate
        {...start}
        isNeeded
        kind={kind}
        limits={{ editionStart: near }}
        onChange={setStartValue}
      />
      <FormDate
        {...end}
        isNeeded
        kind={kind}
        limits={{ editionStart: near, start: startValue, maxHours }}
      />
    </Row>
  )
}
