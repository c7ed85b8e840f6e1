import type { EventGroupView } from '../lists/program-sort.ts'
import { EventCard } from './event-card.tsx'
import { EventRow } from './event-row.tsx'
import { FoldedRows } from './folded-rows.tsx'
import styles from './grouped-events.module.css'

export interface GroupedEventsProps {
  readonly groups: readonly EventGroupView[]
  readonly shape?: 'list' | 'grid'
  /** The content of the last column. */
  readonly shows?: 'type' | 'when'
  /** Whether the first card's picture is the page's leading one. */
  readonly leading?: boolean
  readonly saysFacts?: boolean
}

/** Events under headings; past days and the group "On throughout" are folded (spec/screens §0.7, §3). */
export function GroupedEvents({
  groups,
  shape = 'list',
  shows,
  leading = false,
  saysFacts = false,
}: GroupedEventsProps) {
  const earlier = groups.filter(({ isEarlier }) => isEarlier)
  const present = groups.filter(({ isEarlier }) => !isEarlier)
  const isOnlyFolds = present.every(({ isFolded }) => isFolded)
  const led = present.find(({ isFolded }) => !isFolded)
  return (
    <>
      {present.map((group) =>
        group.isFolded ? (
          <FoldedRows
            key={group.key}
            title={<h2 className={styles.heading}>{group.heading}</h2>}
            count={group.count}
            isOpen={isOnlyFolds}
          >
            <EventGroup group={group} {...{ shape, shows, saysFacts }} isHeadless />
          </FoldedRows>
        ) : (
          <EventGroup
            key={group.key}
            group={group}
            {...{ shape, shows, saysFacts }}
            leading={leading && group === led}
          />
        ),
      )}
      {earlier.length > 0 && (
        <FoldedRows
          title={<h2 className={styles.heading}>Earlier in the festival</h2>}
          isOpen={present.length === 0}
        >
          {earlier.map((group) => (
            <EventGroup key={group.key} group={group} {...{ shape, shows, saysFacts }} isNested />
          ))}
        </FoldedRows>
      )}
    </>
  )
}

interface EventGroupProps {
  readonly group: EventGroupView
  readonly shape: 'list' | 'grid'
  readonly shows?: 'type' | 'when' | undefined
  readonly leading?: boolean
  readonly isNested?: boolean
  /** Set if the fold around the group has the group's heading. */
  readonly isHeadless?: boolean
  readonly saysFacts: boolean
}

function EventGroup({
  group,
  shape,
  shows,
  leading = false,
  isNested = false,
  isHeadless = false,
  saysFacts,
}: EventGroupProps) {
  const id = `group-${group.key}`
  const Heading = isNested ? 'h3' : 'h2'
  const heading = isNested ? 'h4' : 'h3'
  const { events } = group
  const lead = leading ? events.find(({ picture }) => picture) : undefined
  return (
    <section
      className={styles.group}
      data-shape={shape}
      data-day={group.isDay || undefined}
      aria-label={isHeadless ? group.heading : undefined}
      aria-labelledby={isHeadless ? undefined : id}
    >
      {!isHeadless && (
        <header className={styles.head}>
          <Heading id={id} className={styles.heading} data-next={group.nextHeading}>
            {group.heading}
          </Heading>
          {group.note && <p className={styles.note}>{group.note}</p>}
          <p className={styles.note} data-count>
            {group.count}
          </p>
        </header>
      )}
      {shape === 'list' ? (
        <ol className={styles.list}>
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              heading={heading}
              facts={saysFacts ? event.facts : undefined}
              {...(shows ? { shows } : {})}
            />
          ))}
        </ol>
      ) : (
        <ul className={`hung ${styles.grid}`}>
          {events.map((event) => (
            <EventCard
              key={event.id}
              event={event}
              heading={heading}
              facts={saysFacts ? event.facts : undefined}
              leading={event === lead}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
