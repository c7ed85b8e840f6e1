import {
  addDays,
  dayOf,
  formatDate,
  formatTime,
  formatTimeRange,
  timeOf,
} from 'contract/rules/local-time.ts'
import type { Payload } from 'payload'
import { VISIBLE } from '../records/visible.ts'
import type { Event } from '../payload-types.ts'

export interface ComingSession {
  readonly event: number
  readonly title: string
  readonly code: string
  readonly index: number
  readonly start: string
  /** `Fri, 20 Mar, 6.30–8pm`. */
  readonly when: string
  readonly isCancelled: boolean
  readonly isSoldOut: boolean
}

/**
 * Finds public sessions that have not ended at `nowLocal`, a wall time of the festival, the next one first. The
 * event's title contains `search`. A session without an end counts until midnight.
 */
export async function findComingSessions(
  payload: Payload,
  { nowLocal, search }: { readonly nowLocal: string; readonly search: string },
): Promise<ComingSession[]> {
  const today = dayOf(nowLocal)
  const { docs } = await payload.find({
    collection: 'events',
    where: {
      ...VISIBLE,
      // Includes yesterday, because a session may end after midnight.
      'sessions.start': { greater_than_equal: addDays(today, -1) },
      ...(search ? { title: { like: search } } : {}),
    },
    depth: 0,
    pagination: false,
  })
  return docs
    .flatMap((event) => comingOf(event, nowLocal))
    .toSorted((a, b) => a.start.localeCompare(b.start))
}

function comingOf({ id, title, sessions }: Event, now: string): ComingSession[] {
  return (sessions ?? []).flatMap((session, index): ComingSession[] => {
    const { start, end, code, status, fully_booked: isSoldOut } = session
    const ends = end || `${dayOf(start)}T24:00`
    if (!code || ends <= now) return []
    return [
      {
        event: id,
        title,
        code,
        index,
        start,
        when: whenWords(start, end),
        isCancelled: status.state === 'cancelled',
        isSoldOut: isSoldOut === true,
      },
    ]
  })
}

function whenWords(start: string, end: string | null | undefined): string {
  const from = timeOf(start)
  const time = end ? formatTimeRange(from, timeOf(end)) : formatTime(from)
  return `${formatDate(dayOf(start), 'weekday-short')}, ${time}`
}
