import { GO_BACK_HOME } from 'contract/rules/error-messages.ts'
import { errorTitle } from 'contract/rules/page-title.ts'
import { useLocation, useRouteError } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import styles from './error.module.css'
import { readError } from './read-error.ts'

/** The error screen (specification §2, screens 12). */
export function ErrorScreen() {
  const location = useLocation()
  const { status, message, fullPath, detail } = readError(useRouteError(), location)
  return (
    <div className={styles.error}>
      <title>{errorTitle(status, message)}</title>
      <meta name="robots" content="noindex" />
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
