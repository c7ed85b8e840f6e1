import { dateOf, nextMidnight } from './melbourne-time.ts'
import { memoiseBounded } from './memoise-bounded.ts'

/**
 * The instant that a page is made for. Nobody is told it: rules ask questions of it, and it keeps the first instant at
 * which an answer would be another. Until then all that was made from the answers stays true (spec/screens §0.4).
 */
export interface Moment {
  /** Whether an instant, in epoch milliseconds, is still ahead. */
  isBefore(instantMs: number): boolean
  /** The date in a zone. */
  today(zone: string): string
  /** The first instant at which an answer given so far would be another; undefined: never. */
  until(): number | undefined
}

/** A festival has a handful of zones; the limit keeps wrong content from filling the memory. */
const MOST_ZONES = 100

export function createMoment(nowMs: number): Moment {
  let first = Infinity
  const isBefore = (instantMs: number) => {
    const isAhead = nowMs < instantMs
    if (isAhead && instantMs < first) first = instantMs
    return isAhead
  }
  const todayIn = memoiseBounded(MOST_ZONES, (zone) => {
    isBefore(nextMidnight(nowMs, zone))
    return dateOf(nowMs, zone)
  })
  return {
    isBefore,
    today: todayIn,
    until: () => (first === Infinity ? undefined : first),
  }
}
