import type { EventItemView } from '../views/event-item.ts'
import { Caption } from './caption.tsx'
import styles from './legacy-grid.module.css'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import { Tag } from './tag.tsx'

/** Three columns over 1024 px, two over 640, else one (spec/design §5.14). */
const GRID_SIZES = '(width > 1024px) 33vw, (width > 640px) 50vw, 100vw'

/** A uniform 3:2 grid (spec/design §5.14). The first picture is the page's leading image (spec/behaviour §20.8). */
export function LegacyGrid({
  events,
  heading: Heading = 'h3',
}: {
  events: readonly EventItemView[]
  heading?: 'h2' | 'h3'
}) {
  const lead = events.find(({ picture }) => picture)
  return (
    <ul className={styles.grid}>
      {events.map((event) => (
        <li key={event.id} className={styles.card} data-pictured={event.picture ? 'yes' : 'no'}>
          {event.picture && (
            <div className={styles.frame}>
              <Picture view={event.picture} sizes={GRID_SIZES} leading={event === lead} cropped />
            </div>
          )}
          {event.status && <Tag>{event.status}</Tag>}
          <Heading className={styles.title}>
            <Link href={event.href}>
              <Caption text={event.title} />
            </Link>
          </Heading>
          {event.artists && <p className={styles.text}>{event.artists}</p>}
          <p className={styles.text}>{event.where}</p>
          <p className={styles.text}>{event.when}</p>
        </li>
      ))}
    </ul>
  )
}
