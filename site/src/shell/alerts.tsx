import { Link } from '../ui/link.tsx'
import type { AlertView } from '../views/alerts.ts'
import styles from './alerts.module.css'

/** The alerts above a page (spec/screens §0.5). `PageDocument` has the element around them. */
export function AlertLines({ alerts }: { alerts: readonly AlertView[] }) {
  return alerts.map(({ word, text, link }, index) => (
    <p key={`${index} ${text}`} className={styles.alert}>
      <strong>{`${word}: `}</strong>
      {text}
      {link && (
        <>
          {' '}
          <Link href={link.href} className={styles.link} current={false}>
            {link.title}
          </Link>
        </>
      )}
    </p>
  ))
}
