import { EventRow } from '../../ui/event-row.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './event.module.css'
import type { PartOfView } from './part-of.ts'

/** Guides with the stop's number, the event this one belongs to, and those that belong to it. */
export function EventPartOf({ partOf: { guides, parent, children } }: { partOf: PartOfView }) {
  const links = [...guides, ...(parent ? [parent] : [])]
  return (
    <>
      {links.length > 0 && (
        <section className={styles.section} aria-labelledby="part-of">
          <h2 id="part-of">Part of</h2>
          <ul className={styles.lines}>
            {links.map(({ title, href, note }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
                {`, ${note}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {children.length > 0 && (
        <section className={styles.section} aria-labelledby="includes">
          <h2 id="includes">Part of this event</h2>
          <ol className={styles.rows}>
            {children.map((event) => (
              <EventRow key={event.id} event={event} shows="when" />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
