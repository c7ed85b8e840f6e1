import { EventRow } from '../../ui/event-row.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './event.module.css'
import type { PartOfView } from './part-of.ts'

export function EventPartOf({ partOf: { guides, parent, children } }: { partOf: PartOfView }) {
  const links = [...guides, ...(parent ? [parent] : [])]
  return (
    <>
      {links.length > 0 && (
        <Section id="part-of" title="Part of" holds="text">
          <ul className={styles.lines}>
            {links.map(({ title, href, note }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
                {`, ${note}`}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {children.length > 0 && (
        <Section id="includes" title="Part of this event">
          <ol className={styles.rows}>
            {children.map((event) => (
              <EventRow key={event.id} event={event} shows="when" />
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}
