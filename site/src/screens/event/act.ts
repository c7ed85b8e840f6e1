import type { BookingView } from './booking.ts'
import type { SessionView } from './sessions.ts'

/** What a visitor does to be there: book, choose what to book, or come. */
export interface ActView {
  readonly link?: { readonly href: string; readonly text: string } | undefined
  /** "Just come, no booking needed", "Sold out", "Booking required". */
  readonly words: string
}

/**
 * Returns what a visitor can do; undefined where there is nothing to do, because the event is cancelled, over or without a
 * date. One session with a link of its own is booked by it; among several the visitor chooses.
 */
export function actView(
  booking: BookingView | undefined,
  sessions: readonly SessionView[],
): ActView | undefined {
  if (!booking || booking.link) return booking && { link: booking.link, words: booking.text }
  const [first, ...others] = sessions.filter((session) => session.booking !== undefined)
  if (first?.booking !== undefined) {
    const link =
      others.length === 0
        ? { href: first.booking, text: 'Book' }
        : { href: `#session-${first.id}`, text: 'Choose a session' }
    return { link, words: booking.text }
  }
  return { words: booking.text }
}
