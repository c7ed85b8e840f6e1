import { DAY_MS } from './day-ms.ts'
import { DEFAULT_ZONE } from './default-zone.ts'
import { memoiseBounded } from './memoise-bounded.ts'

const MINUTE_MS = 60_000
/** More than Intl knows, so that only invented names can reach the limit. */
const ZONES = 500
/** Five years for each zone. */
const DAYS = 2_000

/**
 * In milliseconds; 0 if the instant is not a finite number. An unknown zone is read as the default zone. Intl needs 20
 * µs for each offset, and a page of the program needs thousands. So the offsets of midnights are memoised, and a day
 * that begins and ends with the same offset has it throughout.
 */
export function zoneOffsetMs(instantMs: number, zone: string): number {
  if (!Number.isFinite(instantMs)) return 0
  const day = Math.floor(instantMs / DAY_MS)
  const offsetOfMidnight = midnightOffsets(zone)
  const atStart = offsetOfMidnight(day)
  return atStart === offsetOfMidnight(day + 1) ? atStart : readOffset(instantMs, zone)
}

/** By zone, then by the number of the day in UTC. */
const midnightOffsets = memoiseBounded(ZONES, (zone) =>
  memoiseBounded(DAYS, (day: number) => readOffset(day * DAY_MS, zone)),
)

function readOffset(instantMs: number, zone: string): number {
  const written = offsetFormat(zone).format(instantMs)
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(written) ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS
  return sign === '-' ? -size : size
}

/** Writes an offset as `GMT+11:00`. */
const offsetFormat = memoiseBounded(ZONES, (zone) => {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    // Intl does not know the name. The schema accepts any text as a zone.
    return new Intl.DateTimeFormat('en-AU', {
      timeZone: DEFAULT_ZONE,
      timeZoneName: 'longOffset',
    })
  }
})
