import { GO_BACK_HOME } from 'contract/rules/error-messages.ts'
import type { PageError } from '../../page-error.ts'
import { Link } from '../../ui/link.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import styles from './error.module.css'

/** The error screen (specification §2, screens 12). */
export function ErrorScreen({ error }: { error: PageError }) {
  const { status, message, fullPath, detail } = error
  return (
    <div className={styles.error}>
      <p className={styles.code}>{status}</p>
      <h1 className={styles.message}>
        <bdi>{message}</bdi>
      </h1>
      {detail && <p>{detail}</p>}
      {status === 404 && fullPath !== undefined && (
        <p className={styles.url}>
          <bdi>{fullPath}</bdi>
        </p>
      )}
      <p>
        <Link href="/" replaces className={styles.home}>
          {GO_BACK_HOME}
        </Link>
      </p>
      {status < 500 && <SearchForm id="error-search" />}
    </div>
  )
}
