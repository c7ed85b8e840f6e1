import type { CollectionBeforeChangeHook } from 'payload'
import type { Event, Status } from '../payload-types.ts'
import { now } from '../requests/settings.ts'

/** Notes when the status of an event, or of one of its sessions, changed (spec/content A6). */
export const noteStatusChange: CollectionBeforeChangeHook<Event> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data
  const at = new Date(now(req)).toISOString().replace(/\.\d+Z$/, 'Z')
  const before = new Map(originalDoc.sessions?.map((session) => [session.code, session.status]))
  return {
    ...data,
    ...(data.status ? { status: changed(data.status, originalDoc.status, at) } : {}),
    sessions: (data.sessions ?? []).map((session) => ({
      ...session,
      status: changed(session.status, before.get(session.code), at),
    })),
  }
}

/** The status of a new session keeps the time with which it was sent. */
function changed(status: Status, before: Status | undefined, at: string): Status {
  if (!before) return status
  return { ...status, changed_at: status.state === before.state ? (before.changed_at ?? null) : at }
}
