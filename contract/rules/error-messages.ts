/**
 * Every text a visitor or a client of ours may read when something is not as asked
 * (spec/asked §8, spec/behaviour §7).
 */

/** The button of the error screen, which leads to `/` (spec/asked §2). */
export const GO_BACK_HOME = 'Go back home'

/**
 * For a path in the ledger of withdrawn records; its reason follows (spec/behaviour §7.2,
 * spec/content B1.20).
 */
export const PAGE_WITHDRAWN = 'This page has been withdrawn'

/**
 * Logged before the error when the application of a page, or one of its islands, cannot start; the page that was served stays
 * (spec/asked §8).
 */
export const MOUNT_FAILED = 'Error while mounting app:'

/**
 * When a component asks the content service directly although that is switched off
 * (spec/asked §8).
 */
export const CLIENT_REQUESTS_DISABLED =
  'Client-side API requests are disabled. Set "client: true" in the module options to enable them.'

/**
 * When the site is started or built for production while components may ask the content service
 * directly (spec/behaviour §24.2).
 */
export const CLIENT_REQUESTS_IN_PRODUCTION =
  'Client-side API requests expose the content token and cannot be enabled in production.'

/**
 * 431, which in a browser is nearly always a matter of cookies that other sites of the same host
 * have set (spec/faults L8).
 */
export const TOO_MUCH_IN_HEADERS =
  'Request Header Fields Too Large: delete the cookies of this site in the settings of your browser, then load the page again.'

/**
 * What a status says when nothing more is known; the true reason goes to the log only
 * (spec/behaviour §7.2).
 */
const STATUS_MESSAGES: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [405, 'Method Not Allowed'],
  [410, PAGE_WITHDRAWN],
  [414, 'URI Too Long'],
  [500, 'Server Error'],
  [503, 'Service Unavailable'],
])

/**
 * 404 when a route matches but its parameter or name has nothing behind it (spec/asked §8,
 * spec/behaviour §7.1). `fullPath` is path and query as the visitor sent them.
 */
export function pageNotFoundValidation(fullPath: string): string {
  return `Page Not Found: ${fullPath}`
}

/**
 * 404 when no route but the generic one takes the path and there is no page (spec/asked §8,
 * spec/behaviour §7.1).
 */
export function pageNotFoundUnmatched(fullPath: string): string {
  return `Page not found: ${fullPath}`
}

/**
 * The message of a status that is no 404; one that is not in spec/behaviour §7.2 says `Server Error`.
 */
export function statusMessage(status: number): string {
  return STATUS_MESSAGES.get(status) ?? 'Server Error'
}
