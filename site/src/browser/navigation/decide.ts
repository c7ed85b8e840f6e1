import { isReservedPath } from 'contract/rules/reserved.ts'
import { isSamePage } from './place.ts'

/** What the browser says of a navigation that is about to be, and what is shown, as plain values. */
export interface AskedNavigation {
  readonly type: 'push' | 'replace' | 'reload' | 'traverse'
  readonly canIntercept: boolean
  readonly sameDocument: boolean
  readonly hashChange: boolean
  readonly isDownload: boolean
  /** With a body: a form that is sent. */
  readonly isSent: boolean
  /** What our own code wants with it: to show a page that has come, or to load a document. */
  readonly wants: 'page' | 'document' | undefined
  readonly to: URL
  /** The page that is in the document, which after Back may be behind the address. */
  readonly shown: { readonly pathname: string; readonly search: string; readonly isError: boolean }
}

export type Decision =
  /** Left to the browser; what is being loaded is loaded on. */
  | 'leave'
  /** The browser's own, which the visitor asked for last: what is being loaded is given up. */
  | 'yield'
  /** The page that is there, from its beginning. */
  | 'stay'
  /** Held back until the page is there. */
  | 'load'
  /** Back or Forward: committed at once, the page follows. */
  | 'return'
  /** The page is there. */
  | 'show'

/** What becomes of a navigation (spec/behaviour §9.8, §18.3): a rule without the browser. */
export function decide(asked: AskedNavigation): Decision {
  const { type, canIntercept, sameDocument, to, shown } = asked
  if (asked.wants === 'page') return 'show'
  if (asked.wants === 'document' || asked.isDownload) return 'leave'
  // Mail and telephone leave the page where it is.
  if (!to.protocol.startsWith('http')) return 'leave'
  if (!canIntercept || type === 'reload' || asked.isSent) return 'yield'
  if (type === 'traverse') return sameDocument && !isSamePage(to, shown) ? 'return' : 'yield'
  // A hash, unless the page it is meant for has not come yet; or an address that a part of the page has written.
  if (asked.hashChange) return isSamePage(to, shown) ? 'yield' : 'load'
  if (sameDocument) return 'leave'
  if (isReservedPath(to.pathname)) return 'yield'
  if (!isSamePage(to, shown)) return 'load'
  return shown.isError ? 'yield' : 'stay'
}
