import type { StubImage } from 'contract/answers/image.ts'
import type { Moment } from 'contract/rules/moment.ts'
import type { ResolvedTheme } from 'contract/rules/theme.ts'
import type { ReactNode } from 'react'
import type { Content } from './content.ts'
import type { Query } from '../urls/query.ts'
import type { RouteMeta } from '../urls/routes.ts'
import type { AlertView } from './alerts.ts'

/** What a page says of itself outside its `<main>`: head, theme, footer. */
export interface PageView {
  /** Before the template; absent: title-cased last path segment, and on home nothing. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly image?: PageImage | undefined
  /** The edition the page belongs to, by its route or its content; absent: the current year. */
  readonly year?: number | undefined
  readonly theme: ResolvedTheme
  readonly type?: 'website' | 'article' | undefined
  /** Width in em, about, of the text that the screen fits to the width of the page (spec/behaviour §21.3). */
  readonly titleEm?: number | undefined
  readonly noindex?: true | undefined
  readonly shortFooter?: true | undefined
  /** Screens of 2022 and before. */
  readonly legacy?: true | undefined
  /** What stands above the main content now; absent: nothing (spec/screens §0.5). */
  readonly alerts?: readonly AlertView[] | undefined
}

export type PageImage = Pick<StubImage, 'url' | 'width' | 'height' | 'alt' | 'sizes'>

/** What a loader has to work with. */
export interface LoadArgs {
  readonly content: Content
  readonly moment: Moment
  /** Decoded, NFC, lower case. */
  readonly params: Readonly<Record<string, string>>
  /** Only the declared, valid keys that are not at their default. */
  readonly query: Query
  readonly meta: RouteMeta
}

/** A screen's data: plain JSON, equal for everyone. */
export interface Loaded<View> {
  readonly page: PageView
  readonly view: View
}

/** Nothing stands behind the path: a value, because two builds of this module may meet in one process. */
export const notFound = 'not-found'
export type NotFound = typeof notFound

/** One screen: answers → view, and view → markup. `query` is what the address bar says, by the route's grammar. */
export interface Screen<View> {
  load(args: LoadArgs): Loaded<View> | NotFound
  readonly Component: (props: { view: View; query: Query }) => ReactNode
  /** The loader itself reads the query (search); otherwise the component filters the one view. */
  readonly loadsByQuery?: true
  /** The title where the query makes another page of it ("Channel, page 2"); undefined: the loader's. */
  readonly titleOf?: (view: View, query: Query) => string | undefined
}
