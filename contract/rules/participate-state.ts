import type { Moment } from './moment.ts'

export type ParticipateState = 'open' | 'upcoming' | 'closed'

/**
 * Whether a participate item takes applications (spec/content B10): before `opensAt` upcoming, from
 * `closesAt` on closed, open otherwise and without dates. Both in epoch milliseconds.
 */
export function participateState(
  {
    opensAt,
    closesAt,
  }: { readonly opensAt?: number | undefined; readonly closesAt?: number | undefined },
  moment: Moment,
): ParticipateState {
  if (closesAt !== undefined && !moment.isBefore(closesAt)) return 'closed'
  return opensAt !== undefined && moment.isBefore(opensAt) ? 'upcoming' : 'open'
}
