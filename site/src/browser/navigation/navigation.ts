import type { Payload } from '../payload.ts'

/** An address of this site with its history entry. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Empty before there is a history entry. */
  readonly key: string
}

/** The events of a navigation, in the order `start`, `commit`, `shown`, `end`. */
export interface NavigationEvents {
  /** A page has to be loaded. After Back the address has already changed, so `commit` comes before `start`. */
  readonly start: { readonly token: number; readonly from: Place; readonly to: Place }
  /**
   * The address is now `to`; the document still shows the page before. There is no `start` when only the hash
   * changes, or when a page is shown again from memory.
   */
  readonly commit: {
    readonly from: Place
    readonly to: Place
    /** The link or button that was pressed. */
    readonly source: Element | undefined
  }
  /** The load failed: there is no connection. */
  readonly error: { readonly at: Place }
  /** The load that `start` announced is over, with or without success. */
  readonly end: { readonly token: number }
  /**
   * The page of `to` is in the document, with its title, but not painted yet. `from` is the page before. A commit
   * that is replaced before its page is in the document gets no `shown`, and neither does the first page.
   */
  readonly shown: Shown
}

export interface Shown {
  readonly from: Place
  readonly to: Place
  readonly action: 'PUSH' | 'REPLACE' | 'POP'
  /** The caller of `go` asked to keep the scroll position. */
  readonly keepsScroll: boolean
  /** `<main>` was replaced; false after a hash or a query that a filter has written. */
  readonly isSwapped: boolean
  readonly payload?: Payload | undefined
  /** The result line of the page's list as the server sent it. */
  readonly resultLine?: string | undefined
}

export type NavigationListener = {
  readonly [Name in keyof NavigationEvents]?: (event: NavigationEvents[Name]) => void
}

export interface GoOptions {
  readonly replace?: boolean
  readonly keepsScroll?: boolean
}

export interface Navigation {
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: NavigationListener) => () => void
  readonly current: () => Place
  readonly go: (href: string, options?: GoOptions) => void
  /** Whether pages are swapped into this document; false without the Navigation API. */
  readonly canGo: boolean
  /** The festival year of the page before the one that is shown (spec/asked §3); undefined on a first page. */
  readonly leftYear: () => number | undefined
}
