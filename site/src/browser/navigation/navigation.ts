import type { Payload } from '../payload.ts'

/** A place of the visit: an address of this site, and the history's entry. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Of the history's entry; empty before there is one. */
  readonly key: string
}

/** What happens in a navigation, in this order. */
export interface NavigationEvents {
  /** Something has to be loaded. After Back the address has changed already, and the commit came first. */
  readonly start: { readonly token: number; readonly from: Place; readonly to: Place }
  /** `to` is the address; the document still shows the page before. Also without a `start`: a hash, a page that is kept. */
  readonly commit: {
    readonly from: Place
    readonly to: Place
    /** The link or the button that led there. */
    readonly source: Element | undefined
  }
  /** What had to be loaded did not come: there is no connection. */
  readonly error: { readonly at: Place }
  /** What was started is over: shown, given up, or overtaken by another navigation. */
  readonly end: { readonly token: number }
  /**
   * `to` is in the document, with its title, and not yet painted. `from` is what was there before. A commit that is
   * overtaken before it is in the document is never shown. Not told of the first page.
   */
  readonly shown: Shown
}

export interface Shown {
  readonly from: Place
  readonly to: Place
  readonly action: 'PUSH' | 'REPLACE' | 'POP'
  /** Whoever navigated asked for the scroll position to stay. */
  readonly keepsScroll: boolean
  /** Another page is in `<main>`; not after a hash, or what a part writes into its address. */
  readonly isSwapped: boolean
  /** The page that was put into the document. */
  readonly payload?: Payload | undefined
  /** Of its list, as the page came: a part of it that stays may say so later. */
  readonly resultLine?: string | undefined
}

export type NavigationListener = {
  readonly [Name in keyof NavigationEvents]?: (event: NavigationEvents[Name]) => void
}

export interface GoOptions {
  /** Takes the place of the history's entry. */
  readonly replace?: boolean
  readonly keepsScroll?: boolean
}

export interface Navigation {
  /** Gives what ends it. */
  readonly subscribe: (listener: NavigationListener) => () => void
  readonly current: () => Place
  readonly go: (href: string, options?: GoOptions) => void
  /** Whether pages come into this document; without the Navigation API each is a document of its own. */
  readonly canGo: boolean
  /** The festival year of the page that was left for the one that is shown (spec/asked §3); none on a first page. */
  readonly leftYear: () => number | undefined
}
