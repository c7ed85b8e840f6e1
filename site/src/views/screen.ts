import type { StubImage } from 'contract/answers/image.ts'
import type { Moment } from 'contract/rules/moment.ts'
import type { ResolvedTheme } from 'contract/rules/theme.ts'
import type { ReactNode } from 'react'
import type { Query } from '../urls/query.ts'
import type { RouteMeta } from '../urls/routes.ts'
import type { AlertView } from './alerts.ts'
import type { FeedLink } from './feed-paths.ts'
import type { AnswerKey, AnswerOf } from 'contract/answers/keys.ts'

/** The parts of a page outside of `<main>`: head, theme, footer. */
export interface PageMeta {
  /** The template for titles completes it. Absent: the title-cased last path segment, and nothing on home. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** Replaces the description in previews of shared links: an event's day, hour and place come first. */
  readonly sharing?: string | undefined
  readonly image?: PageImage | undefined
  /** The year of the page's edition, by its route or its content; absent: the current year. */
  readonly year?: number | undefined
  readonly theme: ResolvedTheme
  readonly type?: 'website' | 'article' | undefined
  /** The estimated width in em of the screen's fitted text (spec/behaviour §21.3). */
  readonly titleEm?: number | undefined
  readonly noindex?: true | undefined
  /** Whether it is made for one visitor's link: then no cache stores it, and its address is not sent to other sites. */
  readonly isPersonal?: true
  readonly shortFooter?: true | undefined
  readonly feeds?: readonly FeedLink[] | undefined
  /** Screens of 2022 and before. */
  readonly legacy?: true | undefined
  /** The alerts above the main content (spec/screens §0.5). */
  readonly alerts?: readonly AlertView[] | undefined
}

export type PageImage = Pick<StubImage, 'url' | 'width' | 'height' | 'alt' | 'sizes'>

/** The answers of one snapshot, which loaders read. Returns undefined for a key without an answer. */
export interface Content {
  get<Key extends AnswerKey>(key: Key): AnswerOf<Key> | undefined
}

export interface LoadArgs {
  readonly content: Content
  readonly moment: Moment
  /** Decoded, NFC, lower case. */
  readonly params: Readonly<Record<string, string>>
  /** Only declared, valid keys that are not at their default. */
  readonly query: Query
  readonly meta: RouteMeta
}

/** A screen's data: plain JSON, the same for all visitors. */
export interface Loaded<View> {
  readonly page: PageMeta
  readonly view: View
  /** The contents of its walk pack besides the page and its pictures (spec/behaviour §35.4). */
  readonly pack?: PackContents | undefined
}

export interface PackContents {
  /** The queries with which the guide starts from another stop: `?from=2`. */
  readonly variants: readonly string[]
  /** Paths of the pages that the guide leads to. */
  readonly pages: readonly string[]
  /** Paths of the site's own sounds. */
  readonly sounds: readonly string[]
}

/** A string and not a symbol, because two builds of this module may run in one process. */
export const notFound = 'not-found'
export type NotFound = typeof notFound

export interface Screen<View> {
  load(args: LoadArgs): Loaded<View> | NotFound
  readonly Component: (props: { view: View; query: Query }) => ReactNode
  /** Whether the loader reads the query. Otherwise one view serves all queries and the component filters it. */
  readonly loadsByQuery?: true
  /** The title, if it depends on the query ("Channel, page 2"); undefined: the loader's. */
  readonly titleOf?: (view: View, query: Query) => string | undefined
}
