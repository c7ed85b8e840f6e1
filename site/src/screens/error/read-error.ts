import {
  DEFAULT_ERROR_STATUS,
  pageNotFoundUnmatched,
  pageNotFoundWithoutError,
  statusMessage,
} from 'contract/rules/error-messages.ts'
import { isRouteErrorResponse, type Path } from 'react-router'
import type { PageError } from '../../page-error.ts'

/**
 * What the error screen says (spec/behaviour §7): an error of ours as it is, no error as the specification's text, a path
 * without a route as a missing page, and everything else without its details.
 */
export function readError(error: unknown, { pathname, search }: Omit<Path, 'hash'>): PageError {
  if (isPageError(error)) return error
  if (isRouteErrorResponse(error)) {
    if (isPageError(error.data)) return error.data
    return error.status === 404 ? unmatched(pathname + search) : withStatus(error.status)
  }
  if (error === undefined || error === null) {
    return { status: DEFAULT_ERROR_STATUS, message: pageNotFoundWithoutError(pathname) }
  }
  return withStatus(500)
}

function unmatched(fullPath: string): PageError {
  return { status: 404, message: pageNotFoundUnmatched(fullPath), fullPath }
}

function withStatus(status: number): PageError {
  return { status, message: statusMessage(status) }
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
