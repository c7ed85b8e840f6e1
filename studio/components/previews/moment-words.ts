import { formatDate, formatTime } from 'contract/rules/local-time.ts'

/** A wall time of the festival in words: `Sunday 15 March 2026, 9.55am`. */
export function momentWords(at: string): string {
  const [day = '', time = ''] = at.split('T')
  return `${formatDate(day, 'weekday')}, ${formatTime(time)}`
}
