import {
  dateOf,
  formatDate,
  formatTime,
  formatTimeWithZone,
  wallTimeOf,
} from 'contract/rules/local-time.ts'

/** In the festival's zone: `25 November 2026 at 11.42am AEDT` or, if `short`, `25 Nov 2026, 11.42am`. */
export function instantWords(
  instantMs: number,
  zone: string,
  length: 'long' | 'short' = 'long',
): string {
  const day = formatDate(dateOf(instantMs, zone), length)
  return length === 'long'
    ? `${day} at ${formatTimeWithZone(instantMs, zone)}`
    : `${day}, ${formatTime(wallTimeOf(instantMs, zone))}`
}
