/** Converts wall times to minutes and back, without regard to summer time. */
const MINUTE_MS = 60_000

/** The minutes from 1970 to a wall time, `YYYY-MM-DDTHH:MM`. */
export function minutesOf(wall: string): number {
  return Date.parse(`${wall}Z`) / MINUTE_MS
}

/** The wall time that is a number of minutes later. */
export function wallTimeAfter(wall: string, minutes: number): string {
  return new Date((minutesOf(wall) + minutes) * MINUTE_MS)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:MM'.length)
}
