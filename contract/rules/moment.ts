import { dateOf, nextMidnight } from './local-time.ts'
import { memoiseBounded } from './memoise-bounded.ts'

/**
 * The instant for which a page is made. It cannot be read: rules call these functions, and the moment notes the first
 * instant at which one of them would return something else. Until then the page stays true (spec/screens §0.4).
 */
export interface Moment {
  /** `instantMs` is in milliseconds since 1970. */
  isBefore(instantMs: number): boolean
  today(zone: string): string
  /** The first instant at which a result so far would change; undefined if none ever does. */
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
