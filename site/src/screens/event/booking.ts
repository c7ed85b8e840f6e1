import type { Event } from 'contract/answers/event.ts'
import { formatInstant, toInstant } from 'contract/rules/local-time.ts'
import { placesLeft } from 'contract/rules/places-left.ts'
import { takesPlace, isToCome } from 'contract/rules/state-now.ts'
import { sessionTimes } from '../../views/event-times.ts'
import type { EventTiming } from './timing.ts'

export interface BookingView {
  readonly text: string
  readonly link?: { readonly href: string; readonly text: string } | undefined
}

const MODE_WORDS: Readonly<Record<Event['booking']['mode'], string>> = {
  none: 'Just come, no booking needed',
  walk_up: 'Just walk up, no booking needed',
  recommended: 'Booking recommended',
  required: 'Booking required',
}

/**
 * Undefined for an event that is cancelled, postponed or over. If no places are left, it says so even before booking
 * opens: otherwise a visitor would wait for nothing.
 */
export function bookingView(event: Event, timing: EventTiming): BookingView | undefined {
  if (isClosed(timing)) return undefined
  if (placesLeft(event) === 'none') return { text: 'Sold out' }
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

export function isBookable(
  event: Event,
  session: Event['sessions'][number],
  timing: EventTiming,
): boolean {
  return (
    !isClosed(timing) &&
    bookingOpens(event, timing) === undefined &&
    isToCome(timing.ofSession(session)) &&
    placesLeft(event, sessionTimes(session)) !== 'none'
  )
}

/** In epoch milliseconds; undefined if booking is open. */
function bookingOpens({ booking }: Event, { moment, zone }: EventTiming): number | undefined {
  if (booking.opens_at === undefined) return undefined
  const opens = toInstant(booking.opens_at, zone)
  return moment.isBefore(opens) ? opens : undefined
}

function isClosed({ state, hasEnded, isPast }: EventTiming): boolean {
  return !takesPlace(state) || hasEnded || isPast
}

function isFullyBooked(event: Event, timing: EventTiming): boolean {
  const left = event.sessions.filter((session) => isToCome(timing.ofSession(session)))
  return (
    left.length > 0 && left.every((session) => placesLeft(event, sessionTimes(session)) === 'none')
  )
}

/** The time names its zone, because people in other zones act on it (spec/screens §0.4). */
function opensText(opens: number, { zone }: EventTiming): string {
  return `Bookings open ${formatInstant(opens, zone)}`
}
