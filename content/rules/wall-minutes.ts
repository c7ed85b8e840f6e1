/** Wall times as minutes. Changes of summer time are ignored. */
const MINUTE_MS = 60_000

/** Minutes since 1970 of a wall time, `YYYY-MM-DDTHH:MM`. */
export function minutesOf(wall: string): number {
  return Date.parse(`${wall}Z`) / MINUTE_MS
}

/** The wall time a number of minutes later. */
export function wallTimeAfter(wall: string, minutes: number): string {
  return new Date((minutesOf(wall) + minutes) * MINUTE_MS)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:MM'.length)
}
