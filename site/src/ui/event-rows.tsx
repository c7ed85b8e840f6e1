import { countKinds, exhibitionsOf } from '../views/count-text.ts'
import { isOver, type EventItemView } from '../views/event-item.ts'
import { FoldedRows } from './folded-rows.tsx'
import { EventRow, type EventRowProps } from './event-row.tsx'

/** Events that have ended are last and folded. */
export function EventRows({
  events,
  className,
  ...how
}: Pick<EventRowProps, 'shows' | 'heading'> & {
  readonly events: readonly EventItemView[]
  readonly className?: string | undefined
}) {
  const ended = events.filter(isOver)
  const exhibitions = exhibitionsOf(ended)
  const rows = (all: readonly EventItemView[]) => (
    <ol className={className}>
      {all.map((event) => (
        <EventRow key={event.id} event={event} {...how} />
      ))}
    </ol>
  )
  return (
    <>
      {ended.length < events.length && rows(events.filter((event) => !isOver(event)))}
      {ended.length > 0 && (
        <FoldedRows title="Ended" count={countKinds(exhibitions, ended.length - exhibitions)}>
          {rows(ended)}
        </FoldedRows>
      )}
    </>
  )
}
