import { FESTIVAL_ZONE } from './festival-zone.ts'
import { remember } from './remember.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const ZONES = 500
const DAYS = 20_000

/**
 * A zone's offset from UTC at an instant, in milliseconds; 0 for an instant that is none. An unknown zone is read as
 * the festival's. Intl needs 20 µs for an answer and a program asks for thousands, so the offset of a day that begins
 * and ends with the same one is remembered.
 */
export function zoneOffsetMs(instantMs: number, zone: string = FESTIVAL_ZONE): number {
  if (!Number.isFinite(instantMs)) return 0
  const day = Math.floor(instantMs / DAY_MS)
  const atStart = offsetOfMidnight(`${day} ${zone}`)
  const atEnd = offsetOfMidnight(`${day + 1} ${zone}`)
  return atStart === atEnd ? atStart : readOffset(instantMs, zone)
}

const offsetOfMidnight = remember(DAYS, (dayAndZone) => {
  const [day, zone = ''] = dayAndZone.split(' ')
  return readOffset(Number(day) * DAY_MS, zone)
})

function readOffset(instantMs: number, zone: string): number {
  const written = offsetFormat(zone).format(instantMs)
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(written) ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS
  return sign === '-' ? -size : size
}

/** Writes an instant's offset as `GMT+11:00`. */
const offsetFormat = remember(ZONES, (zone) => {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    // Intl refuses names it does not know; the schema only checks their form (spec/content A1).
    return new Intl.DateTimeFormat('en-AU', {
      timeZone: FESTIVAL_ZONE,
      timeZoneName: 'longOffset',
    })
  }
})
