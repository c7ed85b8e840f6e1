export interface ParticipateState {
  readonly state: 'open' | 'upcoming' | 'closed'
  /** The instant until which it is true, absent when it stays. */
  readonly until?: number
}

/**
 * Whether a participate item takes applications (spec/content B10): before `opensAt` upcoming, from
 * `closesAt` on closed, open otherwise and without dates. All in epoch milliseconds.
 */
export function participateState(
  {
    opensAt,
    closesAt,
  }: { readonly opensAt?: number | undefined; readonly closesAt?: number | undefined },
  now: number,
): ParticipateState {
  if (closesAt !== undefined && now >= closesAt) return { state: 'closed' }
  if (opensAt !== undefined && now < opensAt) return { state: 'upcoming', until: opensAt }
  return closesAt === undefined ? { state: 'open' } : { state: 'open', until: closesAt }
}
