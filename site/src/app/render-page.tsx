/** The application: routes, loading and rendering. Vite builds it, `process/built-app.ts` loads it. */
import { hash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Graph } from 'schema-dts'
import { resolveTheme } from 'contract/rules/theme.ts'
import { errorTitle, pageTitle } from 'contract/rules/page-title.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { type Content, notFound, type Loaded, type NotFound } from '../views/screen.ts'
import { Head, pageHead, pageTheme, UnlistedHead } from '../head/head.tsx'
import { structuredData } from '../head/structured/structured-data.ts'
import { HoldingDocument, type HoldingDocumentProps } from './holding-document.tsx'
import type { PageError } from '../views/page-error.ts'
import type { PageTheme } from '../browser/payload.ts'
import { formatQuery, parseQuery } from '../urls/query.ts'
import { grammarOf } from '../lists/query-grammars.ts'
import { buildRoutes, type Route } from '../urls/routes.ts'
import { SCREENS } from './screens.ts'
import { ErrorScreen } from '../screens/error/error.tsx'
import { NotKept } from '../screens/not-kept/not-kept.tsx'
import { loadHolding } from '../screens/holding/load.ts'
import { indexLikelyPages } from '../search/likely-pages.ts'
import { AlertLines } from '../shell/alerts.tsx'
import { FooterContent } from '../shell/footer.tsx'
import { loadShell, type ShellView } from '../shell/load-shell.ts'
import { MenuContent } from '../shell/menu.tsx'
import { PageDocument, type PageFrame } from '../shell/page-document.tsx'
import { alertsAt } from '../views/alerts.ts'
import { rootFiles } from '../shell/root-files.tsx'
import { IslandsContext, islandMark, type PageIsland } from '../islands/island.tsx'
import { isEmptyList } from './empty-lists.ts'
import { PageContext, type PageContextValue } from '../islands/page-context.ts'

export { buildRoutes, indexLikelyPages, loadHolding, loadShell, rootFiles }

/** 132 bits in base64url: in practice, no two pages have the same hash. */
const HASH_DIGITS = 22

export interface PageLocation {
  /** The canonical path. */
  readonly path: string
  /** `?…`, or an empty string. */
  readonly search: string
  /** Decoded, in NFC and lower case. */
  readonly params: Readonly<Record<string, string>>
}

export interface LoadedPage extends Loaded<unknown> {
  /** JSON-LD; absent on pages that search engines are asked to leave out. */
  readonly structured?: Graph | undefined
}

export function load(
  route: Route,
  { path, params, search }: PageLocation,
  { content, moment, origin }: { content: Content; moment: Moment; origin: string },
): LoadedPage | NotFound {
  const screen = SCREENS[route.screen]
  const query = screen.loadsByQuery ? parseQuery(grammarOf(route.screen), search) : {}
  const { meta } = route
  const loaded = screen.load({ content, moment, params, meta, query })
  if (loaded === notFound) return notFound
  const year = meta.year ?? loaded.page.year
  const alerts = alertsAt(content.get('/site'), path, moment)
  const isUnlisted = loaded.page.noindex || (!meta.year && isEmptyList(route.screen, content))
  const page = {
    ...loaded.page,
    year,
    ...(isUnlisted ? { noindex: true as const } : {}),
    ...(alerts.length > 0 ? { alerts } : {}),
  }
  const structured = structuredData({
    screen: route.screen,
    content,
    moment,
    params,
    meta,
    path,
    origin,
    page,
  })
  return { ...loaded, page, structured }
}

export interface RenderInput {
  readonly route: Route
  readonly path: string
  /** `?…`, or an empty string. */
  readonly search: string
  readonly shell: ShellView
  readonly data: Loaded<unknown>
}

export interface RenderedParts extends DrawnParts {
  /** The canonical query: `?…`, or an empty string. */
  readonly query: string
  readonly noindex: boolean
  readonly theme: PageTheme
}

/** The rendered HTML of any document with a shell. */
export interface DrawnParts {
  readonly title: string
  /** The head's elements without the title. */
  readonly head: string
  /** Preload links for the pictures of `<main>`. */
  readonly preloads: string
  /** The inner HTML of each element. */
  readonly main: string
  readonly footer: string
  readonly alerts: string
  /** The props of the islands in `main`, by island number. */
  readonly islands: readonly object[]
  /** Hash of `main` and the islands' props. */
  readonly page: string
  /** The whole document, to which title, head elements, preload links, styles and scripts are still to be added. */
  readonly document: string
}

export function render(input: RenderInput): RenderedParts {
  const { route, path, search, shell, data } = input
  const { Component, titleOf } = SCREENS[route.screen]
  const query = parseQuery(grammarOf(route.screen), search)
  const page = { ...data.page, title: titleOf?.(data.view, query) ?? data.page.title }
  const head = pageHead({ page, query, shell, path })
  const { title } = head
  const drawn = {
    ...drawMain(<Component view={data.view} query={query} />, { origin: shell.origin, path }),
    title,
    head: renderToStaticMarkup(<Head {...head} />),
  }
  return {
    ...aroundMain(drawn, { shell, path, page }),
    query: formatQuery(query),
    noindex: head.isUnlisted,
    theme: pageTheme(page, shell, title),
  }
}

/**
 * Renders the error screen in the shell. The page has no path: it is rendered once for all paths, with placeholders for
 * what differs (spec/behaviour §7.2.7).
 */
export function renderError(error: PageError, shell: ShellView): DrawnParts {
  const title = errorTitle(error.status, error.message)
  const drawn = {
    ...drawMain(<ErrorScreen error={error} />, { origin: shell.origin, path: '' }),
    title,
    head: renderToStaticMarkup(<UnlistedHead title={title} shell={shell} />),
  }
  return aroundMain(drawn, { shell, path: '', page: undefined })
}

/** The page that a service worker shows in place of a page that is not kept. Like an error page, it has no path. */
export function renderNotKept(shell: ShellView): DrawnParts {
  const title = pageTitle({ siteName: shell.siteName, title: 'No connection' })
  const drawn = {
    ...drawMain(<NotKept />, { origin: shell.origin, path: '' }),
    title,
    head: renderToStaticMarkup(<UnlistedHead title={title} shell={shell} />),
  }
  return aroundMain(drawn, { shell, path: '', page: undefined })
}

export function renderHolding({
  shell,
  ...props
}: HoldingDocumentProps & { readonly shell: ShellView }): Pick<
  RenderedParts,
  'title' | 'head' | 'document'
> {
  const title = pageTitle({ siteName: shell.siteName, year: shell.festivalYear })
  return {
    title,
    head: renderToStaticMarkup(<UnlistedHead title={title} shell={shell} />),
    document: `<!DOCTYPE html>${renderToStaticMarkup(<HoldingDocument {...props} />)}`,
  }
}

type DrawnMain = Pick<DrawnParts, 'main' | 'preloads' | 'islands' | 'title' | 'head'>

function aroundMain(drawn: DrawnMain, frame: Omit<PageFrame, 'parts'>): DrawnParts {
  const { shell, path, page } = frame
  const still = (node: ReactNode, at = path) =>
    renderToStaticMarkup(
      <PageContext value={{ origin: shell.origin, path: at }}>{node}</PageContext>,
    )
  const { main, islands } = drawn
  const parts = {
    main,
    alerts: still(<AlertLines alerts={page?.alerts ?? []} />),
    footer: drawFooter(frame, still),
    menu: drawOnce(shell, 'menu', path, (at) => still(<MenuContent shell={shell} />, at)),
    page: hash('sha256', main + JSON.stringify(islands), 'base64url').slice(0, HASH_DIGITS),
  }
  const document = `<!DOCTYPE html>${still(<PageDocument {...frame} parts={parts} />)}`
  return { ...drawn, ...parts, document }
}

/** A placeholder for the page's address, which is the only text of the shared footer that differs on every page. */
const SOURCE = 'address-of-the-page'

function drawFooter(
  { shell, path, page }: Omit<PageFrame, 'parts'>,
  still: (node: ReactNode, at?: string) => string,
): string {
  const theme = page?.theme ?? resolveTheme()
  const isShort = page?.shortFooter === true
  const source = page && SOURCE
  const kind = JSON.stringify([theme, isShort, source])
  const footer = drawOnce(shell, kind, path, (at) =>
    still(<FooterContent {...{ shell, theme, isShort, source }} />, at),
  )
  // A function, because in a replacement string `$` has a special meaning.
  return footer.replace(SOURCE, () => renderToStaticMarkup(shell.origin + path))
}

/** By shell and kind of part: the HTML that most pages share. */
const shellParts = new WeakMap<ShellView, Map<string, string>>()

/**
 * Renders a part of the shell once for most pages. A page that the part links to gets its own, because a link to the
 * page itself is marked as current (spec/behaviour §9.10).
 */
function drawOnce(
  shell: ShellView,
  kind: string,
  path: string,
  draw: (path: string) => string,
): string {
  const parts = shellParts.get(shell) ?? new Map<string, string>()
  const common = parts.get(kind) ?? draw('')
  shellParts.set(shell, parts.set(kind, common))
  const isLinked = path !== '' && common.includes(`href="${renderToStaticMarkup(path)}"`)
  return isLinked ? draw(path) : common
}

/** Renders a screen; each island in it is rendered by itself. */
function drawMain(screen: ReactNode, context: PageContextValue) {
  const islands: PageIsland[] = []
  const drawn = withoutPreloads(
    renderToStaticMarkup(
      <PageContext value={context}>
        <IslandsContext value={islands}>{screen}</IslandsContext>
      </PageContext>,
    ),
  )
  const main = islands.reduce((text, { still }, number) => {
    // React numbers the ids of every island from the same start. The prefix makes the ids of two islands different.
    const own = renderToString(still, { identifierPrefix: `i${number}-` })
    return text.replace(islandMark(number), () => withoutPreloads(own).html)
  }, drawn.html)
  return { main, preloads: drawn.preloads, islands: islands.map(({ props }) => props) }
}

/** Splits what React returns: preload links first, then the HTML. The links belong in the head of the document. */
function withoutPreloads(drawn: string): { readonly html: string; readonly preloads: string } {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(drawn) ?? []
  return { preloads, html: drawn.slice(preloads.length) }
}
