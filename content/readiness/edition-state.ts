import { dateOf, daysBetween, formatDate, localOf } from 'contract/rules/local-time.ts'

interface EditionDays {
  readonly start: string
  readonly end: string
  /** A local date-time; by default the start of the first day. */
  readonly opens_at?: string | null | undefined
  readonly zone: string
}

/** In words for staff: `12 days to the opening`, `Open: day 9 of 24`, `Over since 29 March 2026`. */
export function editionState({ start, end, opens_at: opensAt, zone }: EditionDays, now: number) {
  const today = dateOf(now, zone)
  if (today > end) return `Over since ${formatDate(end, 'long')}`
  const opens = opensAt || `${start}T00:00`
  const day = opens.slice(0, start.length)
  const days = daysBetween(today, day)
  if (days > 1) return `${days} days to the opening`
  if (days === 1) return 'Opens tomorrow'
  if (localOf(now, zone) < opens) return 'Opens today'
  return `Open: day ${daysBetween(start, today) + 1} of ${daysBetween(start, end) + 1}`
}
