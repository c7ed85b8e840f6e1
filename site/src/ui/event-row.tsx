import type { EventItemView } from '../views/event-item.ts'
import styles from './event-row.module.css'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import { Tag } from './tag.tsx'

export interface EventRowProps {
  readonly event: EventItemView
  /** What the last column says: the type, or when. */
  readonly shows?: 'type' | 'when'
  readonly heading?: 'h2' | 'h3' | 'h4'
}

/** A title of up to this length stands on one line, with room to open (design, "Program" 6). */
const OPENING_LENGTH = 18

/** One event in a list: number, title, artists, venue, type or when, thumbnail. The title is the row's only link. */
export function EventRow({ event, shows = 'type', heading: Heading = 'h3' }: EventRowProps) {
  return (
    <li className={styles.row} data-opens={titleOpens(event.title) || undefined}>
      <span className={styles.number}>
        {event.number && (
          <>
            <span className="visuallyHidden">Number </span>
            {event.number}
          </>
        )}
      </span>
      <div className={styles.words}>
        {event.status && <Tag>{event.status}</Tag>}
        <Heading className={styles.title}>
          <Link href={event.href}>{event.title}</Link>
        </Heading>
        {event.artists && <p className={styles.by}>{event.artists}</p>}
      </div>
      <p className={styles.where}>{event.where}</p>
      <p className={styles.last}>{shows === 'type' ? event.type : event.when}</p>
      <div className={styles.thumbnail}>
        {event.picture && <Picture view={event.picture} sizes="11rem" decorative />}
      </div>
    </li>
  )
}

function titleOpens(title: string): boolean {
  return [...title].length <= OPENING_LENGTH
}
