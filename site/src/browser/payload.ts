import type { Build } from './build.ts'
import type { PageSettings } from './page-settings.ts'

/** The page theme state (spec/asked §3) without `previous_page_year`, which the navigation keeps as `leftYear`. */
export interface PageTheme {
  readonly color: string
  readonly backgroundColor: string
  readonly accentColor: string
  readonly siteTitle: string
  readonly siteDescription: string
  /** Path of a picture; '' if there is none. */
  readonly siteImage: string
  readonly festival_year: number
}

/** Properties of the root element; null means that the style sheet's value applies. */
export type Properties = Readonly<Record<string, string | null>>

/** What a page changes outside its `<main>`. */
export interface PayloadShell {
  /** The background starts with `#000`: the state *dark* of header and loading bar (spec/behaviour §11.2). */
  readonly isDark: boolean
  /** A screen of 2022 or before. */
  readonly isLegacy: boolean
  /** The HTML inside `#alerts`. */
  readonly alerts: string
  readonly properties: Properties
  /** The colours of a page with the default theme for a visitor who chose dark; absent if the page has its own. */
  readonly dark?: Properties | undefined
}

/** `{path}/_payload.json?{buildId}`, for a declared variant followed by `&` and its query (spec/behaviour §23). */
export interface Payload {
  readonly buildId: string
  /** Canonical. */
  readonly path: string
  /** The declared keys of the query in canonical form: `?…`, or an empty string. */
  readonly query: string
  readonly title: string
  /** HTML: the page's elements of the head, without its title. */
  readonly head: string
  readonly theme: PageTheme
  readonly shell: PayloadShell
  /** HTML inside `<main>`. */
  readonly main: string
  /** HTML inside the page's `<footer>`. */
  readonly footer: string
  /** Hash of `main` and of the islands' props. */
  readonly page: string
}

/** `{path}/_islands.json?{page}`: the props of a page's islands, in the order of the islands in the page. */
export interface IslandProps {
  readonly page: string
  readonly props: readonly unknown[]
}

/** What the server tells the script of every page, in `data-config` of its script tag. */
export interface BrowserConfig {
  readonly build: Build
  readonly origin: string
  /** How far the festival's clock is ahead of real time, in milliseconds; 0 except in the demo. */
  readonly clockOffsetMs: number
  /** The festival's time zone; absent: `DEFAULT_ZONE`. */
  readonly zone?: string
  readonly settings: PageSettings
}
