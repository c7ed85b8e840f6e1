/** Finds in the rows of the history which events and sessions were moved, called off, sold out or added. */
import type { ChangeKind } from 'contract/answers/changes.ts'
import type { HistoryRow } from './history-rows.ts'

/** Of an event, or of one of its sessions. */
export interface PublicEdit {
  readonly kind: ChangeKind
  /** The session's code. */
  readonly session?: string
  readonly previous_start?: string
  /** A venue, by id. */
  readonly previous_venue?: number
}

/** A row of the history that matters to visitors. */
export interface PublicEdits {
  readonly id: number
  /** An ISO instant. */
  readonly at: string
  /** The event's code. */
  readonly code: string
  readonly edits: readonly PublicEdit[]
}

/** Visitors have to know changes of these fields. */
export const TOLD_FIELDS = ['_status', 'status.state', 'dates.start', 'venues', 'sessions'] as const

/** The values are as the history stores them. */
export function publicEdits({
  field,
  old,
  new: next,
}: Pick<HistoryRow, 'field' | 'old' | 'new'>): readonly PublicEdit[] {
  switch (field) {
    case '_status':
      return next === 'published' ? [{ kind: 'new' }] : []
    case 'status.state':
      return stateEdits(old, next)
    case 'dates.start':
      return typeof old === 'string' && typeof next === 'string'
        ? [{ kind: 'moved', previous_start: `${old}T00:00` }]
        : []
    case 'venues':
      return venueEdits(firstOf(old), firstOf(next))
    case 'sessions':
      return sessionsEdits(rowsOf(old), rowsOf(next))
    default:
      return []
  }
}

function stateEdits(old: unknown, next: unknown): readonly PublicEdit[] {
  if (old === next) return []
  switch (next) {
    case 'moved':
    case 'postponed':
    case 'cancelled':
    case 'sold_out':
      return [{ kind: next }]
    default:
      return old === 'cancelled' || old === 'postponed' ? [{ kind: 'back' }] : []
  }
}

function venueEdits(old: unknown, next: unknown): readonly PublicEdit[] {
  const isOther = typeof old === 'number' && typeof next === 'number' && old !== next
  return isOther ? [{ kind: 'moved', previous_venue: old }] : []
}

type Row = Readonly<Record<string, unknown>>

/** An added session counts only if there were others: a new event is not announced session by session. */
function sessionsEdits(old: readonly Row[], next: readonly Row[]): readonly PublicEdit[] {
  if (old.length === 0) return []
  return next.flatMap((row) => {
    const code = row['code']
    if (typeof code !== 'string') return []
    const before = old.find((each) => each['code'] === code)
    const edits: readonly PublicEdit[] = before ? sessionEdits(before, row) : [{ kind: 'new' }]
    return edits.map((edit) => ({ ...edit, session: code }))
  })
}

function sessionEdits(before: Row, row: Row): readonly PublicEdit[] {
  const edits = [
    ...stateEdits(stateOf(before), stateOf(row)),
    ...venueEdits(before['venue'], row['venue']),
  ]
  const start = before['start']
  if (typeof start === 'string' && start !== row['start']) {
    edits.push({ kind: 'moved', previous_start: start })
  }
  if (row['fully_booked'] === true && before['fully_booked'] !== true) {
    edits.push({ kind: 'sold_out' })
  }
  return edits
}

/** A session without a state goes ahead as planned. */
function stateOf({ status }: Row): unknown {
  return valuesOf(status)['state'] ?? 'scheduled'
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined
}

function rowsOf(list: unknown): readonly Row[] {
  return Array.isArray(list) ? list.map(valuesOf) : []
}

function valuesOf(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
