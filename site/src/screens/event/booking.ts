import type { Event } from 'contract/answers/event.ts'
import { dateOf, formatDate, formatTimeWithZone, toInstant } from 'contract/rules/melbourne-time.ts'
import { isSessionOver, type EventMoment } from './moment.ts'

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
export function bookingView(event: Event, moment: EventMoment): BookingView | undefined {
  if (isClosed(moment)) return undefined
  if (event.status.state === 'sold_out') return { text: 'Sold out' }
  if (isFullyBooked(event, moment)) return { text: 'Fully booked' }
  const { mode, url, provider } = event.booking
  const opens = bookingOpens(event, moment)
  if (opens !== undefined) return { text: opensText(opens, moment) }
  return {
    text: MODE_WORDS[mode],
    link:
      url === undefined
        ? undefined
        : { href: url, text: provider ? `Book with ${provider}` : 'Book' },
  }
}

/** Whether one session of the event can be booked on its own at this moment. */
export function isBookable(
  event: Event,
  session: Event['sessions'][number],
  moment: EventMoment,
): boolean {
  return (
    !isClosed(moment) &&
    event.status.state !== 'sold_out' &&
    bookingOpens(event, moment) === undefined &&
    !isSessionOver(session, moment) &&
    !session.fully_booked &&
    !['cancelled', 'postponed', 'sold_out'].includes(session.status.state)
  )
}

/** When booking opens, while that lies ahead; also the instant at which the fact changes. */
export function bookingOpens({ booking }: Event, { now, zone }: EventMoment): number | undefined {
  if (booking.opens_at === undefined) return undefined
  const opens = toInstant(booking.opens_at, zone)
  return opens > now ? opens : undefined
}

function isClosed({ isCancelled, isUndated, hasEnded, isPast }: EventMoment): boolean {
  return isCancelled || isUndated || hasEnded || isPast
}

function isFullyBooked({ sessions }: Event, moment: EventMoment): boolean {
  const left = sessions.filter(
    (session) => !isSessionOver(session, moment) && session.status.state !== 'cancelled',
  )
  return (
    left.length > 0 &&
    left.every((session) => session.fully_booked || session.status.state === 'sold_out')
  )
}

/** A time that readers elsewhere act on names its zone (spec/screens §0.4). */
function opensText(opens: number, { zone }: EventMoment): string {
  return `Bookings open ${formatDate(dateOf(opens, zone), 'weekday')}, ${formatTimeWithZone(opens)}`
}
