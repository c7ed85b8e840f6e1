import type { Event } from 'contract/answers/event.ts'
import { dateOf, formatDate, formatTimeWithZone, toInstant } from 'contract/rules/melbourne-time.ts'
import { isSessionOver, type EventTiming } from './timing.ts'

/** How to book, in words, with a link while there is something to book. */
export interface BookingView {
  readonly text: string
  readonly link?: { readonly href: string; readonly text: string } | undefined
}

const MODE_WORDS: Readonly<Record<Event['booking']['mode'], string>> = {
  none: 'No booking needed',
  walk_up: 'Walk up, no booking needed',
  recommended: 'Booking recommended',
  required: 'Booking required',
}

/** The booking fact; none once the event is cancelled, over or without a date. */
export function bookingView(event: Event, timing: EventTiming): BookingView | undefined {
  if (isClosed(timing)) return undefined
  if (event.status.state === 'sold_out') return { text: 'Sold out' }
  if (isFullyBooked(event, timing)) return { text: 'Fully booked' }
  const { mode, url, provider } = event.booking
  const opens = bookingOpens(event, timing)
  if (opens !== undefined) return { text: opensText(opens, timing) }
  return {
    text: MODE_WORDS[mode],
    link:
      url === undefined
        ? undefined
        : { href: url, text: provider ? `Book with ${provider}` : 'Book' },
  }
}

/** Whether one session of the event can be booked on its own at this timing. */
export function isBookable(
  event: Event,
  session: Event['sessions'][number],
  timing: EventTiming,
): boolean {
  return (
    !isClosed(timing) &&
    event.status.state !== 'sold_out' &&
    bookingOpens(event, timing) === undefined &&
    !isSessionOver(session, timing) &&
    !session.fully_booked &&
    !['cancelled', 'postponed', 'sold_out'].includes(session.status.state)
  )
}

/** When booking opens, while that lies ahead. */
function bookingOpens({ booking }: Event, { moment, zone }: EventTiming): number | undefined {
  if (booking.opens_at === undefined) return undefined
  const opens = toInstant(booking.opens_at, zone)
  return moment.isBefore(opens) ? opens : undefined
}

function isClosed({ isCancelled, isUndated, hasEnded, isPast }: EventTiming): boolean {
  return isCancelled || isUndated || hasEnded || isPast
}

function isFullyBooked({ sessions }: Event, timing: EventTiming): boolean {
  const left = sessions.filter(
    (session) => !isSessionOver(session, timing) && session.status.state !== 'cancelled',
  )
  return (
    left.length > 0 &&
    left.every((session) => session.fully_booked || session.status.state === 'sold_out')
  )
}

/** A time that readers elsewhere act on names its zone (spec/screens §0.4). */
function opensText(opens: number, { zone }: EventTiming): string {
  return `Bookings open ${formatDate(dateOf(opens, zone), 'weekday')}, ${formatTimeWithZone(opens)}`
}
