import { FESTIVAL_ZONE } from 'contract/rules/festival-zone.ts'
import {
  dateOf,
  formatDate,
  formatTime,
  formatTimeWithZone,
  wallTimeOf,
} from 'contract/rules/melbourne-time.ts'

/**
 * An instant (epoch milliseconds) in the festival's zone: `Wednesday 25 November 2026 at 11.42am AEDT`, or
 * `25 Nov 2026, 11.42am` where there is little room.
 */
export function instantWords(
  instantMs: number,
  length: 'long' | 'short' = 'long',
  zone: string = FESTIVAL_ZONE,
): string {
  const day = formatDate(dateOf(instantMs, zone), length)
  return length === 'long'
    ? `${day} at ${timeWithZone(instantMs, zone)}`
    : `${day}, ${formatTime(wallTimeOf(instantMs, zone))}`
}

/** The time at an instant, with its zone: `10am AEDT`, elsewhere than in Melbourne `10am Perth time`. */
export function timeWithZone(instantMs: number, zone: string): string {
  // Abbreviations of other zones differ between versions of ICU, and few readers know them.
  return zone === FESTIVAL_ZONE
    ? formatTimeWithZone(instantMs)
    : `${formatTime(wallTimeOf(instantMs, zone))} ${placeOfZone(zone)} time`
}

/** The city that a zone is named after: `Broken Hill` of `Australia/Broken_Hill`. */
export function placeOfZone(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
