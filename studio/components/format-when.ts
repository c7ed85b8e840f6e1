import { dateOf, formatDate, formatTime } from 'contract/rules/melbourne-time.ts'

/** `on Wednesday 25 November 2026 at 11.42am`, in the festival's zone. Takes an instant in ISO format. */
export function formatWhen(instant: string): string {
  const at = Date.parse(instant)
  return `on ${formatDate(dateOf(at), 'long')} at ${formatTime(at)}`
}
