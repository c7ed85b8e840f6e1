import type { Event, Session } from 'contract/answers/event.ts'
import type { Offer } from 'schema-dts'
import { isoTime } from './iso-time.ts'
import { webAddress } from './web-links.ts'

export interface OffersSource {
  readonly event: Event
  readonly session?: Session | undefined
  /** Of the event's page. */
  readonly url: string
  readonly origin: string
}

/** What it costs, in Australian dollars; nothing where no number is known. */
export function offers({ event, session, url, origin }: OffersSource): {
  readonly offers?: readonly Offer[]
} {
  const { price, booking, status, edition } = event
  const isSoldOut =
    status.state === 'sold_out' ||
    session?.status.state === 'sold_out' ||
    session?.fully_booked === true
  const common = {
    '@type': 'Offer',
    priceCurrency: 'AUD',
    availability: isSoldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    url: webAddress(session?.booking_url ?? booking.url, { origin }) ?? url,
    ...(booking.opens_at === undefined
      ? {}
      : { validFrom: isoTime(booking.opens_at, edition.zone) }),
  } as const
  const prices = pricesOf(price)
  return prices.length === 0 ? {} : { offers: prices.map((each) => ({ ...common, ...each })) }
}

function pricesOf({
  free,
  from,
  concession,
}: Event['price']): readonly { readonly price: number; readonly name?: string }[] {
  if (free) return [{ price: 0 }]
  const full = from === undefined ? [] : [{ price: from, name: 'Full price' }]
  return concession === undefined ? full : [...full, { price: concession, name: 'Concession' }]
}
