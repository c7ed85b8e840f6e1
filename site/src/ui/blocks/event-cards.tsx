import type { EventItemView } from '../../views/event-item.ts'
import { EventCard } from '../event-card.tsx'
import styles from './event-cards.module.css'

export interface EventCardsProps {
  readonly events: readonly EventItemView[]
  readonly heading?: 'h2' | 'h3' | 'h4'
}

/** Events side by side, each with its present status. */
export function EventCards({ events, heading = 'h3' }: EventCardsProps) {
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <EventCard key={event.id} event={event} heading={heading} />
      ))}
    </ul>
  )
}
