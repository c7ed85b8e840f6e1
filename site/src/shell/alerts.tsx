import { Link } from '../ui/link.tsx'
import type { AlertView } from '../views/alerts.ts'
import styles from './alerts.module.css'

/** What visitors must know before the page (spec/screens §0.5). It is there when empty, so that what enters it is announced. */
export function Alerts({ alerts }: { alerts: readonly AlertView[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds words, no paragraphs
    <div role="status" className={styles.alerts}>
      {alerts.map(({ word, text, link }, index) => (
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
      ))}
    </div>
  )
}
