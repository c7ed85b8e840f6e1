import { EventCards } from '../../ui/blocks/event-cards.tsx'
import { Section } from '../../ui/section.tsx'
import type { EventItemView } from '../../views/event-item.ts'

/** Other events under a heading; renders nothing if there are none. */
export function OtherEvents({
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
    <Section id={id} title={title}>
      <EventCards events={events} isBrief />
    </Section>
  )
}
