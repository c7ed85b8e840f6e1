'use client'

import { idOf } from '../choices/chosen.ts'
import { useFormFields, useRowLabel } from '../payload-ui.ts'
import { useRecordName } from '../parts/use-record-name.ts'
import { sessionTitle } from './session-title.ts'

interface SessionData {
  readonly start?: string | null
  readonly end?: string | null
  readonly venue?: unknown
  readonly fully_booked?: boolean | null
  readonly status?: { readonly state?: string | null } | null
}

export function SessionRow() {
  const { data } = useRowLabel<SessionData>()
  const mainVenue = useFormFields(([fields]) => firstOf(fields['venues']?.value))
  const venue = useRecordName('venues', idOf(data.venue) ?? idOf(mainVenue))
  const { start, end, status, fully_booked: isSoldOut } = data
  return <span>{sessionTitle({ start, end, venue, state: status?.state, isSoldOut })}</span>
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined
}
