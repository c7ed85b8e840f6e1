import type { EventItemView } from '../../views/event-item.ts'
import { EventCard, type EventCardProps } from '../event-card.tsx'
import styles from './event-cards.module.css'

export interface EventCardsProps extends Pick<EventCardProps, 'heading' | 'isBrief'> {
  readonly events: readonly EventItemView[]
}

/** Events side by side with their status. */
export function EventCards({ events, ...how }: EventCardsProps) {
  return (
    <ul className={styles.cards} data-brief={how.isBrief}>
      {events.map((event) => (
        <EventCard key={event.id} event={event} {...how} />
      ))}
    </ul>
  )
}
