import type { Event } from '../payload-types.ts'
import { minutesOf, wallTimeAfter } from '../rules/wall-minutes.ts'

type Session = NonNullable<Event['sessions']>[number]

export interface NamedVenue {
  readonly id: number
  readonly name: string
  readonly slug: string
}

interface Move {
  /** A wall time. */
  readonly start: string
  /** Present only if the venue changes: the new venue and the present one. */
  readonly venue?: { readonly to: NamedVenue; readonly from: NamedVenue } | undefined
  /** Whether visitors have seen the session already. If so, the session stores its former time and place. */
  readonly isPublic: boolean
}

/**
 * The session keeps its length, and the time between its doors and its start. If it is moved back to its first printed
 * time and place, it is as planned again.
 */
export function moveSession(session: Session, move: Move): Session {
  const later = minutesOf(move.start) - minutesOf(session.start)
  return {
    ...session,
    start: move.start,
    end: wallTimeAfter(session.end, later),
    doors: session.doors ? timeAfter(session.doors, later) : session.doors,
    ...(move.venue ? { venue: move.venue.to.id } : {}),
    status: move.isPublic ? movedStatus(session, move) : session.status,
  }
}

function movedStatus({ start, status }: Session, move: Move): Session['status'] {
  const printedStart = status.previous_start || start
  const printedVenue = status.previous_venue?.name ? status.previous_venue : move.venue?.from
  const isOtherTime = move.start !== printedStart
  const isOtherPlace = move.venue
    ? move.venue.to.slug !== printedVenue?.slug
    : Boolean(status.previous_venue?.name)
  const { name = null, slug = null } = (isOtherPlace && printedVenue) || {}
  return {
    ...status,
    state: isOtherTime || isOtherPlace ? 'moved' : 'scheduled',
    previous_start: isOtherTime ? printedStart : null,
    ...(move.venue ? { previous_venue: { name, slug } } : {}),
  }
}

function timeAfter(time: string, minutes: number): string {
  return wallTimeAfter(`2000-01-01T${time}`, minutes).slice('YYYY-MM-DDT'.length)
}
