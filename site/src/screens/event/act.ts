import { hostOf } from '../../views/venue-facts.ts'
import type { BookingView } from './booking.ts'
import type { SessionView } from './sessions.ts'

export interface ActView {
  readonly link?: { readonly href: string; readonly text: string } | undefined
  /** Such as "Just come, no booking needed", "Sold out", "Booking required". */
  readonly words: string
}

/**
 * Undefined if the event is cancelled, postponed or over. If the event has no booking link, `link` books the only
 * session that can be booked, or leads to the sessions to choose from.
 */
export function actView(
  booking: BookingView | undefined,
  sessions: readonly SessionView[],
): ActView | undefined {
  if (!booking) return undefined
  if (booking.link) return { link: booking.link, words: booking.text + leadsTo(booking.link.href) }
  const [first, ...others] = sessions.filter((session) => session.booking !== undefined)
  if (first?.booking !== undefined) {
    const link =
      others.length === 0
        ? { href: first.booking, text: 'Book' }
        : { href: `#session-${first.id}`, text: 'Choose a session' }
    return { link, words: booking.text + leadsTo(link.href) }
  }
  return { words: booking.text }
}

/** The words after a link to another site, such as ", at tickets.example"; empty for other links. */
export function leadsTo(href: string): string {
  return /^https?:/.test(href) ? `, at ${hostOf(href)}` : ''
}
