import {
  dateOf,
  formatDate,
  formatTime,
  formatTimeWithZone,
} from 'contract/rules/melbourne-time.ts'

/**
 * An instant (epoch milliseconds) in the festival's zone: `Wednesday 25 November 2026 at 11.42am AEDT`, or
 * `25 Nov 2026, 11.42am` where there is little room.
 */
export function instantWords(instantMs: number, length: 'long' | 'short' = 'long'): string {
  const day = formatDate(dateOf(instantMs), length)
  return length === 'long'
    ? `${day} at ${formatTimeWithZone(instantMs)}`
    : `${day}, ${formatTime(instantMs)}`
}
