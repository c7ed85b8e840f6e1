import type { Moment } from './moment.ts'

export type ParticipateState = 'open' | 'upcoming' | 'closed'

/**
 * `upcoming` before `opensAt`, `closed` from `closesAt` on, otherwise `open`, also without dates (spec/content B10).
 * Both are in milliseconds since 1970.
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
