'use client'

import { findEndProblem } from 'content/rules/date-range.ts'
import { DATE_FORMATS, type DateKind } from 'content/rules/dates.ts'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { useEditionOfForm } from '../choices/editions.tsx'
import { FieldParts } from '../parts/field-parts.tsx'
import { useFestivalClock } from '../parts/use-festival-clock.tsx'
import { useField, useFormFields } from '../payload-ui.ts'
import { DateInput } from './date-input.tsx'
import type { DateLimits } from './date-words.ts'
import { useReader } from './use-reader.ts'

type DateFieldProps = TextFieldClientProps & {
  readonly kind: DateKind
  /** The name of the field that this date must follow. */
  readonly after?: string
  readonly maxHours?: number
}

/** Stored as text (decision 053). A text that is not understood stays as typed, and the field says so. */
export function DateField({ kind, after, maxHours, field, path: place, readOnly }: DateFieldProps) {
  const limits = {
    kind,
    start: useStart(place, after),
    maxHours,
    editionStart: useEditionOfForm()?.start ?? undefined,
  }
  const found = useField<string | null>({ potentiallyStalePath: place })
  const { setValue, path, disabled } = found
  const value = found.value ?? undefined
  return (
    <FieldParts field={field} path={path} look="text" problem={useProblem(limits, value)}>
      {(inputProps) => (
        <DateInput
          limits={limits}
          value={value}
          onChange={setValue}
          inputProps={inputProps}
          isOff={Boolean(readOnly) || disabled}
        />
      )}
    </FieldParts>
  )
}

function useStart(path: string, after: string | undefined): string | undefined {
  const startPath = after && [...path.split('.').slice(0, -1), after].join('.')
  const start = useFormFields(([fields]) => (startPath ? fields[startPath]?.value : undefined))
  return typeof start === 'string' ? start : undefined
}

/** Shown at once, before any save. The server reports missing values. */
function useProblem(limits: DateLimits, value: string | undefined): string | undefined {
  const { kind, start, maxHours } = limits
  const read = useReader(limits)
  const { zone } = useFestivalClock()
  const isRead = !value || DATE_FORMATS[kind].isValid(value)
  const [unread, setUnread] = useState<{ readonly text: string; readonly problem: string }>()
  useEffect(() => {
    if (isRead) return
    void read(value).then((reading) => {
      if ('problem' in reading) setUnread({ text: value, problem: reading.problem })
    })
  }, [isRead, value, read])
  if (!isRead) return unread?.text === value ? unread.problem : undefined
  return kind === 'time' ? undefined : findEndProblem({ start, end: value, maxHours, zone })
}
