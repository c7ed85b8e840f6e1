/** Wall times as minutes, on a clock that knows no summer time: as a wall shows them. */
const MINUTE_MS = 60_000

/** Minutes since 1970 of a wall time, `YYYY-MM-DDTHH:MM`. */
export function minutesOf(wall: string): number {
  return Date.parse(`${wall}Z`) / MINUTE_MS
}

/** The wall time so many minutes later. */
export function wallTimeAfter(wall: string, minutes: number): string {
  return new Date((minutesOf(wall) + minutes) * MINUTE_MS)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:MM'.length)
}
