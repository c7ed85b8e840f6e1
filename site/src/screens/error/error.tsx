import {
  DEFAULT_ERROR_STATUS,
  GO_BACK_HOME,
  pageNotFoundWithoutError,
  statusMessage,
} from 'contract/rules/error-messages.ts'
import { errorTitle } from 'contract/rules/page-title.ts'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import type { PageError } from '../../page-error.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import styles from './error.module.css'

/** The error screen (specification §2, screens 12). */
export function ErrorScreen() {
  const { pathname } = useLocation()
  const { status, message, fullPath, detail } = readError(useRouteError(), pathname)
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
        <Link to="/" replace discover="none" className={styles.home}>
          {GO_BACK_HOME}
        </Link>
      </p>
      {status < 500 && <SearchForm id="error-search" />}
    </div>
  )
}

/** An error of ours as it is, no error as the specification's text, everything else without its details. */
function readError(error: unknown, path: string): PageError {
  if (isPageError(error)) return error
  if (isRouteErrorResponse(error)) {
    return isPageError(error.data)
      ? error.data
      : { status: error.status, message: statusMessage(error.status) }
  }
  if (error === undefined || error === null) {
    return { status: DEFAULT_ERROR_STATUS, message: pageNotFoundWithoutError(path) }
  }
  return { status: 500, message: statusMessage(500) }
}

function isPageError(error: unknown): error is PageError {
  return (
    typeof error === 'object' &&
    error !== null &&
    !(error instanceof Error) &&
    !isRouteErrorResponse(error) &&
    'status' in error &&
    'message' in error
  )
}
