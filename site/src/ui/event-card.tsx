import type { EventItemView } from '../views/event-item.ts'
import styles from './event-card.module.css'
import { Link } from './link.tsx'
import { Mark } from './mark.tsx'
import { NowLine } from './now-line.tsx'
import { Picture } from './picture.tsx'
import { rowSpans, type CardSpan } from './spans.ts'
import { Unbroken } from './unbroken.tsx'

export interface EventCardProps {
  readonly event: EventItemView
  readonly sizes?: string
  readonly leading?: boolean
  /** Two grid cells wide. */
  readonly isWide?: boolean
  /** Without price and access, in a list whose rows are full. */
  readonly isBrief?: boolean
  /** Columns of twelve above 1024 px. */
  readonly span?: CardSpan
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** The facts that filters need, if the browser filters the cards. */
  readonly facts?: string | undefined
}

/**
 * Four cards in a row, two up to 1024 px; a brief card is a row there, with a picture of 96 px; a wide one takes two
 * cells.
 */
const CARD_SIZES = '(width > 1024px) 25vw, 50vw'
const BRIEF_SIZES: Readonly<Record<CardSpan, string>> = {
  3: '(width > 1024px) 25vw, 96px',
  4: '(width > 1024px) 33vw, 96px',
  6: '(width > 1024px) 50vw, 96px',
  12: '(width > 1024px) 50vw, 96px',
}
const WIDE_SIZES = '(width > 1024px) 50vw, 100vw'

/**
 * An event as a card: image, status word, type, number, title, artists, venue, when, price, access (spec/screens §0.7).
 */
export function EventCard({
  event,
  leading = false,
  isWide = false,
  isBrief = false,
  span,
  sizes = isWide ? WIDE_SIZES : isBrief ? BRIEF_SIZES[span ?? 3] : CARD_SIZES,
  heading: Heading = 'h3',
  facts,
}: EventCardProps) {
  const { picture, number, access } = event
  const name = (
    <>
      <NowLine now={event.now} status={event.status} />
      <p className={styles.kicker}>
        {event.type}
        {number && `, no.\u00a0${number}`}
      </p>
      <Heading className={styles.title}>
        <Link href={event.href}>{event.title}</Link>
      </Heading>
      {event.artists && <p className={styles.by}>{event.artists}</p>}
    </>
  )
  return (
    <li
      className={`pictureCard ${styles.card}`}
      data-pictured={picture ? 'yes' : 'no'}
      data-wide={isWide || undefined}
      data-span={span}
      data-facts={facts}
    >
      {/* Without a picture the name takes the place of the frame (spec/design GR12). */}
      {picture ? (
        <Picture view={picture} sizes={sizes} leading={leading} cropped />
      ) : (
        <div>{name}</div>
      )}
      <div>
        {picture && name}
        <div className={styles.meta}>
          <p>{event.where}</p>
          <p data-when={facts !== undefined || undefined}>
            <Unbroken text={event.when} />
          </p>
          {!isBrief && <p>{event.price}</p>}
          {!isBrief && access && <p>{access}</p>}
        </div>
        <Mark code={event.id} fingerprint={event.fingerprint} className={styles.mark} />
      </div>
    </li>
  )
}

export interface EventCardsProps extends Pick<EventCardProps, 'heading' | 'isBrief'> {
  readonly events: readonly EventItemView[]
}

/** Events side by side with their status. */
export function EventCards({ events, ...how }: EventCardsProps) {
  const spans = rowSpans(events.length)
  return (
    <ul className={styles.cards} data-brief={how.isBrief}>
      {events.map((event, index) => (
        <EventCard
          key={event.id}
          event={event}
          {...how}
          {...(how.isBrief ? { span: spans[index] ?? 3 } : {})}
        />
      ))}
    </ul>
  )
}
