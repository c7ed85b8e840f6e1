'use client'

import { useState } from 'react'
import { DateRange } from '../page-form/date-inputs.tsx'
import { TextInput } from '../page-form/inputs.tsx'
import { useInputState } from '../page-form/page-form-context.ts'

/** A day that is typed without a year is in the year of the edition. */
export function EditionInputs() {
  const { restored } = useInputState('year')
  const [year, setYear] = useState(restored?.[0] ?? '')
  return (
    <>
      <TextInput name="year" label="Year" inputMode="numeric" onType={setYear} isNeeded />
      <DateRange
        kind="day"
        start={{ name: 'start', label: 'First day' }}
        end={{ name: 'end', label: 'Last day' }}
        near={/^\d{4}$/.test(year) ? `${year}-07-01` : undefined}
      />
    </>
  )
}
