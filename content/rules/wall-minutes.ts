/** Wall times count here as UTC, without regard to summer time. */
const MINUTE_MS = 60_000

/** The minutes since 1970 began; `wall` is `YYYY-MM-DDTHH:MM`. */
export function minutesOf(wall: string): number {
  return Date.parse(`${wall}Z`) / MINUTE_MS
}

export function wallTimeAfter(wall: string, minutes: number): string {
  return new Date((minutesOf(wall) + minutes) * MINUTE_MS)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:MM'.length)
}
