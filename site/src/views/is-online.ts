import type { Event, Session } from 'contract/answers/event.ts'
import type { EventStub } from 'contract/answers/stubs.ts'

/** Whether an event takes place online, or this session of it. */
export function isOnline({ flags, program_type: type }: Event, session?: Session): boolean {
  return flags.includes('online') || type?.online === true || session?.online_url !== undefined
}

/** The same of an event in a list. */
export function isOnlineStub({ flags }: Pick<EventStub, 'flags'>): boolean {
  return flags.includes('online')
}
