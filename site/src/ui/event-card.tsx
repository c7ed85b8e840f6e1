import type { EventItemView } from '../views/event-item.ts'
import { briefCardSizes, cardSizes, type Hang } from './card-sizes.ts'
import styles from './event-card.module.css'
import { Link } from './link.tsx'
import { Mark } from './mark.tsx'
import { NowLine } from './now-line.tsx'
import { Picture } from './picture.tsx'
import { Unbroken } from './unbroken.tsx'

export interface EventCardProps {
  readonly event: EventItemView
  /** The height of the row, if it is not the usual height (`card-sizes.ts`). */
  readonly hang?: Hang
  readonly leading?: boolean
  /** Leaves out price and access; on a narrow screen the card is a row with a small picture. */
  readonly isBrief?: boolean
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** The facts that filters need, if the browser filters the cards. */
  readonly facts?: string | undefined
}

/** spec/screens §0.7 */
export function EventCard({
  event,
  leading = false,
  isBrief = false,
  hang,
  heading: Heading = 'h3',
  facts,
}: EventCardProps) {
  const { picture, number, access, notice } = event
  const name = (
    <>
      {notice && <p className={styles.notice}>{notice}</p>}
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
      data-shape={picture?.layout}
      data-facts={facts}
    >
      {/* Without a picture the name takes the place of the frame (spec/design GR12). */}
      {picture ? (
        <Picture
          view={picture}
          sizes={isBrief ? briefCardSizes(picture.layout) : cardSizes(picture.layout, hang)}
          leading={leading}
          cropped
        />
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

export function EventCards({ events, ...how }: EventCardsProps) {
  return (
    <ul className={`hung ${styles.cards}`} data-brief={how.isBrief}>
      {events.map((event) => (
        <EventCard key={event.id} event={event} {...how} />
      ))}
    </ul>
  )
}
