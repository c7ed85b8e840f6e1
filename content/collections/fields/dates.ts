/** Dates and times as text: stored as typed, without conversion of zones (spec/content A1). */
import type { TextField } from 'payload'
import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import { NEEDED } from '../rules/finding.ts'
import { isLocalDateTime, isWallTime } from '../rules/dates.ts'

type Options = Partial<Pick<TextField, 'label' | 'required' | 'defaultValue'>> & {
  readonly description?: string
}

/** `YYYY-MM-DD`. */
export function dateField(name: string, options: Options = {}): TextField {
  return checkedText(name, options, {
    isValid: isCalendarDate,
    message: 'Give a date of the calendar as YYYY-MM-DD, for example 2026-03-06',
    placeholder: 'YYYY-MM-DD',
  })
}

/** `HH:MM`. */
export function timeField(name: string, options: Options = {}): TextField {
  return checkedText(name, options, {
    isValid: isWallTime,
    message: 'Give a time as HH:MM from 00:00 to 23:59, for example 18:30',
    placeholder: 'HH:MM',
  })
}

/** `YYYY-MM-DDTHH:MM`, a wall time in the record's zone. */
export function dateTimeField(name: string, options: Options = {}): TextField {
  return checkedText(name, options, {
    isValid: isLocalDateTime,
    message: 'Give date and time as YYYY-MM-DDTHH:MM, for example 2026-03-06T18:00',
    placeholder: 'YYYY-MM-DDTHH:MM',
  })
}

interface Format {
  readonly isValid: (text: string) => boolean
  readonly message: string
  readonly placeholder: string
}

function checkedText(
  name: string,
  { description, required = false, ...rest }: Options,
  { isValid, message, placeholder }: Format,
): TextField {
  return {
    name,
    type: 'text',
    required,
    ...rest,
    admin: { placeholder, ...(description === undefined ? {} : { description }) },
    validate: (value: string | null | undefined) => {
      if (!value) return required ? NEEDED : true
      return isValid(value) || message
    },
  }
}
