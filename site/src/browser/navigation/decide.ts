import { isReservedPath } from 'contract/rules/reserved.ts'
import { isSamePage } from './place.ts'

/** A navigation that is about to happen, and the page that is shown, as plain values. */
export interface AskedNavigation {
  readonly type: 'push' | 'replace' | 'reload' | 'traverse'
  readonly canIntercept: boolean
  readonly sameDocument: boolean
  readonly hashChange: boolean
  readonly isDownload: boolean
  /** It has a body, as a form with POST has. */
  readonly isSent: boolean
  /** Set by our own code, to load a document. */
  readonly wantsDocument: boolean
  readonly to: URL
  /** The page in the document. After Back the address may already belong to another page. */
  readonly shown: { readonly pathname: string; readonly search: string; readonly isError: boolean }
}

export type Decision =
  /** The browser handles it, and a page load in progress continues. */
  | 'leave'
  /** The browser handles it, and a page load in progress is aborted, because the visitor wants this instead. */
  | 'yield'
  /** A link to the page that is shown: scroll to its start. */
  | 'stay'
  /** Cancel it, fetch the page, then navigate again. */
  | 'load'
  /** Back or Forward: the address changes at once, the page follows. */
  | 'return'

/** spec/behaviour §9.8, §18.3 */
export function decide(asked: AskedNavigation): Decision {
  const { type, canIntercept, sameDocument, to, shown } = asked
  if (asked.wantsDocument || asked.isDownload) return 'leave'
  // mailto: and tel: do not change the page.
  if (!to.protocol.startsWith('http')) return 'leave'
  if (!canIntercept || type === 'reload' || asked.isSent) return 'yield'
  if (type === 'traverse') return sameDocument && !isSamePage(to, shown) ? 'return' : 'yield'
  // A hash change belongs to the browser, unless its page is still being loaded.
  if (asked.hashChange) return isSamePage(to, shown) ? 'yield' : 'load'
  if (sameDocument) return 'leave'
  if (isReservedPath(to.pathname)) return 'yield'
  if (!isSamePage(to, shown)) return 'load'
  // On an error page, a link to the same address means "try again": the browser loads the document.
  return shown.isError ? 'yield' : 'stay'
}
