import type { SessionTimes } from './state-now.ts'

/**
 * How many places are left, as staff say it; undefined if there are enough, or if nobody counts them. A session that
 * was moved may be sold out too. Without `session`, only the status of the event counts.
 */
export function placesLeft(
  event: { readonly status: { readonly state: string } },
  session?: Pick<SessionTimes, 'state' | 'fully_booked' | 'few_left'>,
): 'none' | 'few' | undefined {
  const isSoldOut = event.status.state === 'sold_out' || session?.state === 'sold_out'
  if (isSoldOut || session?.fully_booked) return 'none'
  return session?.few_left ? 'few' : undefined
}
