/** Texts of errors (spec/asked §8, spec/behaviour §7). */

/** The button of the error screen, which leads to `/` (spec/asked §2). */
export const GO_BACK_HOME = 'Go back home'

/** For a path that is gone; the reason follows it (spec/behaviour §7.2, spec/content B1.20). */
export const PAGE_WITHDRAWN = 'This page has been withdrawn'

/**
 * The console error when the script of a page, or one of its islands, cannot start; the second argument is the error.
 * The page stays as the server sent it (spec/asked §8).
 */
export const MOUNT_FAILED = 'Error while mounting app:'

/**
 * When a component calls the content service directly although that is switched off. The specification gives this text
 * (spec/asked §8); the setting is called `CLIENT_REQUESTS` here.
 */
export const CLIENT_REQUESTS_DISABLED =
  'Client-side API requests are disabled. Set "client: true" in the module options to enable them.'

/**
 * When a site for production is built or started although components may call the content service directly
 * (spec/behaviour §24.2).
 */
export const CLIENT_REQUESTS_IN_PRODUCTION =
  'Client-side API requests expose the content token and cannot be enabled in production.'

/** For 431. In a browser it is nearly always about cookies of other sites on the same host (spec/faults L8). */
export const TOO_MUCH_IN_HEADERS =
  'Request Header Fields Too Large: delete the cookies of this site in the settings of your browser, then load the page again.'

/** By status. The true reason is only logged (spec/behaviour §7.2). */
const STATUS_MESSAGES: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [405, 'Method Not Allowed'],
  [410, PAGE_WITHDRAWN],
  [414, 'URI Too Long'],
  [500, 'Server Error'],
  [503, 'Service Unavailable'],
])

/**
 * For 404 when the path matches a route, but no record has its parameter or name (spec/asked §8, spec/behaviour §7.1).
 * `fullPath` is path and query as the visitor sent them.
 */
export function pageNotFoundValidation(fullPath: string): string {
  return `Page Not Found: ${fullPath}`
}

/** For 404 when the path matches only the generic route, and no page has it (spec/asked §8, spec/behaviour §7.1). */
export function pageNotFoundUnmatched(fullPath: string): string {
  return `Page not found: ${fullPath}`
}

/** For a status other than 404. One that is not in spec/behaviour §7.2 gets `Server Error`. */
export function statusMessage(status: number): string {
  return STATUS_MESSAGES.get(status) ?? 'Server Error'
}
