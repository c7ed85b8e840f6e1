/** What a visitor with little time has to know (spec/screens §15). `browser/lists/now-page.ts` adds it to the rows. */

const MINUTE_MS = 60_000
/** The minutes that a visitor with little time has. A judgement: a long lunch break, or the gap between two talks. */
export const SPARE_MIN = 90
/** If the start is farther away, minutes are not shown, because nobody waits so long at the door. */
const SOON_MIN = 90
/** From then on the minutes that are left are shown. A judgement: earlier, nobody has to hurry. */
const CLOSING_MIN = 60

/** `from` and `until` are epoch milliseconds: opening or start, and closing or end, as far as they are known. */
export interface Visit {
  readonly from?: number | undefined
  readonly until?: number | undefined
  readonly allowMin: number
}

/** Such as "in 40 min", "40 min left"; empty while neither is near. */
export function minutesText({ from, until }: Omit<Visit, 'allowMin'>, nowMs: number): string {
  const minutesTo = (instant: number) => Math.ceil((instant - nowMs) / MINUTE_MS)
  if (from !== undefined) {
    const minutes = minutesTo(from)
    return minutes > 0 && minutes <= SOON_MIN ? `in ${minutes}\u00a0min` : ''
  }
  if (until === undefined) return ''
  const minutes = minutesTo(until)
  return minutes > 0 && minutes <= CLOSING_MIN ? `${minutes}\u00a0min left` : ''
}

/** Whether a visitor can walk there in time and make the visit within the spare time, before the place closes. */
export function fitsInSpare(
  { from = 0, until = Infinity, allowMin }: Visit,
  walkMin: number,
  nowMs: number,
): boolean {
  const begin = Math.max(nowMs + walkMin * MINUTE_MS, from)
  const isLate = from > 0 && nowMs + walkMin * MINUTE_MS > from
  const end = begin + allowMin * MINUTE_MS
  return !isLate && end <= Math.min(until, nowMs + SPARE_MIN * MINUTE_MS)
}
