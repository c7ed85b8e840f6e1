import { EventCard } from '../../ui/event-card.tsx'
import type { EventItemView } from '../../views/event-item.ts'
import styles from './event.module.css'

/** Other events under a heading; nothing without any. */
export function EventCards({
  id,
  title,
  events,
}: {
  id: string
  title: string
  events: readonly EventItemView[]
}) {
  if (events.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}
