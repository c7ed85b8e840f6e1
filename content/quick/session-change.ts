import * as v from 'valibot'
import type { Event } from '../payload-types.ts'
import { isLocalDateTime } from '../rules/dates.ts'
import { moveSession } from '../timetable/move-session.ts'

type Session = NonNullable<Event['sessions']>[number]

const Note = v.optional(v.pipe(v.string(), v.trim()))
const LocalDateTime = v.pipe(
  v.string(),
  v.check(isLocalDateTime, 'Give the new day and time, for example 2026-03-20T18:30'),
)

/** What staff change on a phone, mostly on the day itself. `start` is a wall time of the festival. */
export const SessionChange = v.variant('kind', [
  v.object({ kind: v.literal('cancel'), note: Note }),
  v.object({ kind: v.literal('move'), start: LocalDateTime, note: Note }),
  v.object({ kind: v.literal('sold-out') }),
  v.object({ kind: v.literal('not-sold-out') }),
  v.object({ kind: v.literal('as-planned') }),
])
export type SessionChange = v.InferOutput<typeof SessionChange>

export function changeSession(
  sessions: readonly Session[],
  code: string,
  change: SessionChange,
): Session[] {
  return sessions.map((session) => (session.code === code ? changed(session, change) : session))
}

function changed(session: Session, change: SessionChange): Session {
  const { status } = session
  switch (change.kind) {
    case 'cancel':
      return { ...session, status: { ...status, state: 'cancelled', note: change.note || null } }
    case 'move':
      return moved(session, change.start, change.note)
    case 'sold-out':
      return { ...session, fully_booked: true }
    case 'not-sold-out':
      return { ...session, fully_booked: false }
    case 'as-planned':
      return { ...session, status: { ...status, state: 'scheduled', note: null } }
  }
}

/** `moveSession` decides the state: "moved", or "scheduled" if the session is again where and when it was printed. */
function moved(session: Session, start: string, note: string | undefined): Session {
  const next = moveSession(session, { start, isPublic: true })
  return { ...next, status: { ...next.status, note: note || null } }
}
