import type { Event, Session } from 'contract/answers/event.ts'
import type { EventStub } from 'contract/answers/stubs.ts'
import { family } from 'contract/rules/family.ts'

/** Whether an event, or one of its sessions, takes place online. */
export function isOnline({ flags, program_type: type }: Event, session?: Session): boolean {
  return flags.includes('online') || type?.online === true || session?.online_url !== undefined
}

/** Whether an event in a list takes place online. Its flags include that of its type. */
export function isOnlineStub({ flags }: Pick<EventStub, 'flags'>): boolean {
  return flags.includes('online')
}

/**
 * Times of online events name their zone, because people in other zones attend too (spec/screens §0.4). Those of a
 * legacy year do, because some were in AEDT and others in AEST (spec/screens §6.1).
 */
export function isZoned(event: Event, session?: Session): boolean {
  return isOnline(event, session) || family(event.edition.year) === 'legacy'
}

/** `isZoned` for an event in a list. */
export function isZonedStub(event: Pick<EventStub, 'flags' | 'year'>): boolean {
  return isOnlineStub(event) || family(event.year) === 'legacy'
}
