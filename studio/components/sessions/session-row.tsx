'use client'

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

/** The title of a row of sessions. */
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

/** The id of a related record. Payload gives the id or the record. */
function idOf(relation: unknown): number | undefined {
  if (typeof relation === 'number') return relation
  const isRecord = typeof relation === 'object' && relation !== null && 'id' in relation
  return isRecord && typeof relation.id === 'number' ? relation.id : undefined
}
