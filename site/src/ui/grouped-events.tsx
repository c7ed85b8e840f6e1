import { PROGRAM } from '../lists/lists.ts'
import type { EventGroupView } from '../lists/program-sort.ts'
import { countText } from '../views/count-text.ts'
import { cardSpans } from './spans.ts'
import { EventCard } from './event-card.tsx'
import { EventRow } from './event-row.tsx'
import styles from './grouped-events.module.css'

export interface GroupedEventsProps {
  readonly groups: readonly EventGroupView[]
  readonly shape?: 'list' | 'grid'
  /** The content of the last column. */
  readonly shows?: 'type' | 'when'
  /** Whether the first card's picture is the page's leading one. */
  readonly leading?: boolean
  /** Whether rows carry the facts that the browser needs to filter them. */
  readonly saysFacts?: boolean
}

/** Events under headings; past days are folded (spec/screens §0.7, §3). */
export function GroupedEvents({
  groups,
  shape = 'list',
  shows,
  leading = false,
  saysFacts = false,
}: GroupedEventsProps) {
  const earlier = groups.filter(({ isEarlier }) => isEarlier)
  const [first, ...others] = groups.filter(({ isEarlier }) => !isEarlier)
  // Events that run throughout have no day; they come before the past days.
  const before = first?.key === 'throughout' || earlier.length === 0 ? first : undefined
  const after = first && !before ? [first, ...others] : others
  return (
    <>
      {before && <EventGroup group={before} {...{ shape, shows, leading, saysFacts }} />}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary className={styles.summary}>
            <h2 className={styles.heading}>Earlier in the festival</h2>
          </summary>
          {earlier.map((group) => (
            <EventGroup key={group.key} group={group} {...{ shape, shows, saysFacts }} isNested />
          ))}
        </details>
      )}
      {after.map((group, index) => (
        <EventGroup
          key={group.key}
          group={group}
          {...{ shape, shows, saysFacts }}
          leading={leading && !before && index === 0}
        />
      ))}
    </>
  )
}

interface EventGroupProps {
  readonly group: EventGroupView
  readonly shape: 'list' | 'grid'
  readonly shows?: 'type' | 'when' | undefined
  readonly leading?: boolean
  readonly isNested?: boolean
  readonly saysFacts: boolean
}

function EventGroup({
  group,
  shape,
  shows,
  leading = false,
  isNested = false,
  saysFacts,
}: EventGroupProps) {
  const id = `group-${group.key}`
  const Heading = isNested ? 'h3' : 'h2'
  const heading = isNested ? 'h4' : 'h3'
  const { events } = group
  const spans = shape === 'grid' ? cardSpans(events.map(({ picture }) => picture?.layout)) : []
  const lead = leading ? events.find(({ picture }) => picture) : undefined
  return (
    <section
      className={styles.group}
      data-shape={shape}
      data-day={group.isDay || undefined}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <Heading id={id} className={styles.heading}>
          {group.heading}
        </Heading>
        {group.note && <p className={styles.note}>{group.note}</p>}
        <p className={styles.note} data-count>
          {countText(PROGRAM.noun, events.length)}
        </p>
      </header>
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
        <ul className={styles.grid}>
          {events.map((event, index) => (
            <EventCard
              key={event.id}
              event={event}
              heading={heading}
              facts={saysFacts ? event.facts : undefined}
              leading={event === lead}
              isWide={spans[index] === 2}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
