import type { EventItemView } from '../views/event-item.ts'
import styles from './event-row.module.css'
import { Link } from './link.tsx'
import { Mark } from './mark.tsx'
import { NowLine } from './now-line.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { Unbroken } from './unbroken.tsx'

export interface EventRowProps {
  readonly event: EventItemView
  /** The list that the row is in, which decides what the row shows beside title and picture. */
  readonly shows?: keyof typeof COLUMNS
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** The facts that filters need, if the browser filters the rows. */
  readonly facts?: string | undefined
  /** The facts by which the browser counts the minutes of a visit: the place, "lat,lon", and how long a visit takes. */
  readonly visit?: { readonly at?: string | undefined; readonly allowMin: number } | undefined
}

/** A title of up to this length has room to widen on hover without a second line (spec/design §5.6.6, MO2). */
const OPENING_LENGTH = 18

/** A row does not repeat what the headings above it say. `here` is a venue's page; `now` shows the current state. */
const COLUMNS = {
  type: ({ where, when, type }: EventItemView) => [`${type}, ${where}`, when],
  when: ({ where, when }: EventItemView) => [where, when],
  here: ({ when, type }: EventItemView) => [when, type],
  now: ({ where, price }: EventItemView) => [where, price],
} as const

/** The title is the row's only link. */
export function EventRow({
  event,
  shows = 'type',
  heading: Heading = 'h3',
  facts,
  visit,
}: EventRowProps) {
  const [first = '', last = ''] = COLUMNS[shows](event)
  return (
    <li
      className={styles.row}
      data-opens={titleOpens(event.title) || undefined}
      data-facts={facts}
      data-at={visit?.at}
      data-allow={visit?.allowMin}
    >
      <span className={styles.number}>
        {event.number && (
          <>
            <span className="visuallyHidden">Number </span>
            {event.number}
          </>
        )}
      </span>
      <div className={styles.words}>
        <NowLine now={event.now} status={event.status} isCounted={visit !== undefined} />
        <Heading className={styles.title}>
          <Link href={event.href}>{event.title}</Link>
        </Heading>
        {event.artists && <p className={styles.by}>{event.artists}</p>}
      </div>
      <p className={styles.where}>
        <Unbroken text={first} />
      </p>
      <p
        className={styles.last}
        data-when={(facts !== undefined && last === event.when) || undefined}
      >
        <Unbroken text={last} />
      </p>
      <div className={styles.thumbnail}>{event.picture && <Thumbnail view={event.picture} />}</div>
      <Mark code={event.id} fingerprint={event.fingerprint} className={styles.mark} />
    </li>
  )
}

function titleOpens(title: string): boolean {
  return [...title].length <= OPENING_LENGTH
}
