import type { Event, Session } from 'contract/answers/event.ts'

/** Whether an event takes place online, or this session of it. */
export function isOnline({ flags, program_type: type }: Event, session?: Session): boolean {
  return flags.includes('online') || type?.online === true || session?.online_url !== undefined
}
