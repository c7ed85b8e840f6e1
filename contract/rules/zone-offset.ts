import { DEFAULT_ZONE } from './default-zone.ts'
import { memoiseBounded } from './memoise-bounded.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** More than Intl knows, so that only made-up names reach the limit. */
const ZONES = 500
/** How many days are remembered for each zone: five years of them. */
const DAYS = 2_000

/**
 * A zone's offset from UTC at an instant, in milliseconds; 0 for an instant that is none. An unknown zone is read as
 * the default. Intl needs 20 µs for an answer and a program asks for thousands, so the offset of a day that begins
 * and ends with the same one is remembered.
 */
export function zoneOffsetMs(instantMs: number, zone: string): number {
  if (!Number.isFinite(instantMs)) return 0
  const day = Math.floor(instantMs / DAY_MS)
  const offsetOfMidnight = midnightOffsets(zone)
  const atStart = offsetOfMidnight(day)
  return atStart === offsetOfMidnight(day + 1) ? atStart : readOffset(instantMs, zone)
}

/** For each zone, its offset at the start of a day in UTC, by the day's number. */
const midnightOffsets = memoiseBounded(ZONES, (zone) =>
  memoiseBounded(DAYS, (day: number) => readOffset(day * DAY_MS, zone)),
)

function readOffset(instantMs: number, zone: string): number {
  const written = offsetFormat(zone).format(instantMs)
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(written) ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS
  return sign === '-' ? -size : size
}

/** Writes an instant's offset as `GMT+11:00`. */
const offsetFormat = memoiseBounded(ZONES, (zone) => {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    // Intl refuses names it does not know; the schema only checks their form (spec/content A1).
    return new Intl.DateTimeFormat('en-AU', {
      timeZone: DEFAULT_ZONE,
      timeZoneName: 'longOffset',
    })
  }
})
