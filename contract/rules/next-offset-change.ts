import { DAY_MS } from './day-ms.ts'
import { offsetOf } from './local-time.ts'

const MINUTE_MS = 60_000
/** More than a year, because a zone changes its clocks every year or not at all. */
const LOOK_AHEAD_DAYS = 400

/**
 * In milliseconds since 1970, exact to the minute. Undefined if the clocks do not change within 400 days (spec/content
 * D7).
 */
export function nextOffsetChange(instantMs: number, zone: string): number | undefined {
  const offset = offsetOf(instantMs, zone)
  for (let day = 1; day <= LOOK_AHEAD_DAYS; day += 1) {
    const after = instantMs + day * DAY_MS
    if (offsetOf(after, zone) !== offset) return firstDifferent(after - DAY_MS, after, zone)
  }
  return undefined
}

function firstDifferent(before: number, after: number, zone: string): number {
  const offset = offsetOf(before, zone)
  let [same, other] = [Math.floor(before / MINUTE_MS), Math.ceil(after / MINUTE_MS)]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (offsetOf(middle * MINUTE_MS, zone) === offset) same = middle
    else other = middle
  }
  return other * MINUTE_MS
}
