import { dateOf, formatDate, formatTimeWithZone } from 'contract/rules/melbourne-time.ts'

/** `Wednesday 25 November 2026 at 11.42am AEDT`, in the festival's zone. Takes epoch milliseconds. */
export function instantWords(instantMs: number): string {
  return `${formatDate(dateOf(instantMs), 'long')} at ${formatTimeWithZone(instantMs)}`
}
