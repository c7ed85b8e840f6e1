import type { EventItemView } from '../views/event-item.ts'
import styles from './event-card.module.css'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import { Tag } from './tag.tsx'

export interface EventCardProps {
  readonly event: EventItemView
  readonly sizes?: string
  readonly leading?: boolean
  /** Over two cells of a grid. */
  readonly isWide?: boolean
  readonly heading?: 'h2' | 'h3' | 'h4'
}

const CARD_SIZES = '(width > 1024px) 25vw, 50vw'
const WIDE_SIZES = '(width > 1024px) 50vw, 100vw'

/** An event as a card: image, status word, type, title, artists, venue, when, price, number, access (screens 0.7). */
export function EventCard({
  event,
  leading = false,
  isWide = false,
  sizes = isWide ? WIDE_SIZES : CARD_SIZES,
  heading: Heading = 'h3',
}: EventCardProps) {
  return (
    <li
      className={styles.card}
      data-pictured={event.picture ? 'yes' : 'no'}
      data-wide={isWide || undefined}
    >
      {event.picture && <Picture view={event.picture} sizes={sizes} leading={leading} cropped />}
      <p className={styles.kicker}>
        {event.status && <Tag>{event.status}</Tag>} {event.type}
      </p>
      <Heading className={styles.title}>
        <Link href={event.href}>{event.title}</Link>
      </Heading>
      {event.artists && <p className={styles.by}>{event.artists}</p>}
      <div className={styles.meta}>
        <p>{event.where}</p>
        <p>{event.when}</p>
        <p>
          {event.price}
          {event.number && `, no.\u00a0${event.number}`}
        </p>
        {event.access.length > 0 && <p>{event.access.join(', ')}</p>}
      </div>
    </li>
  )
}
