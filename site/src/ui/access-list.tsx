import { ACCESS_UNKNOWN } from 'contract/rules/access.ts'
import type { AccessView } from '../views/access-view.ts'
import styles from './access-list.module.css'
import { Link } from './link.tsx'

/** The list is never empty (spec/content A5). */
export function AccessList({ view }: { view: AccessView }) {
  const { items, checked, contact } = view
  return (
    <div className={styles.access}>
      {items.length === 0 ? (
        <p>{ACCESS_UNKNOWN}</p>
      ) : (
        <ul className={styles.list}>
          {items.map(({ words, note }) => (
            <li key={words}>
              {words}
              {note && <span className={styles.note}>{`. ${note}`}</span>}
            </li>
          ))}
        </ul>
      )}
      {checked && items.length > 0 && (
        <p className={styles.note}>
          Checked <time dateTime={checked.date}>{checked.text}</time>
        </p>
      )}
      {contact && (
        <p>
          Ask about access:{' '}
          {contact.href ? <Link href={contact.href}>{contact.text}</Link> : contact.text}
        </p>
      )}
    </div>
  )
}
