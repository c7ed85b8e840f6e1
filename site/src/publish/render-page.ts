import { hash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Content } from '../client/content.ts'
import type { ContentAccess } from '../client/content-access.ts'
import { isFiltered } from '../is-filtered.ts'
import { grammarOf } from '../query-grammars.ts'
import { parseQuery } from '../query.ts'
import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import type { RouteTable } from '../routes.ts'
import { notFound } from '../screen.ts'
import type { Build } from '../state.ts'
import type * as App from '../app.tsx'
import { compress } from './compress.ts'
import { pageDocument, type PageAssets } from './document.ts'
import { escapeJson } from './escape.ts'
import type { KnownPath } from './known-paths.ts'
import type { PublishedPage } from './page.ts'
import type { ShellView } from '../shell/load-shell.ts'

/** The built application; nothing crosses this seam by `instanceof`. */
export type BuiltApp = typeof App

export interface RenderDeps {
  readonly app: BuiltApp
  readonly build: Build
  readonly assetsOf: (screen: string) => PageAssets
  readonly clock: Clock
  readonly clockOffsetMs: number
  /** What a page tells the browser. */
  readonly contentAccess: ContentAccess
  readonly origin: string
}

/** What all pages of one snapshot share. */
export interface Ground {
  readonly snapshot: Snapshot
  readonly table: RouteTable
  readonly festivalYears: readonly number[]
  readonly shell: ShellView
}

/**
 * Loads and renders one page from one snapshot. Gives the page before when the view has not changed, and undefined when
 * the answers behind the path are not there.
 */
export async function renderPage(
  known: KnownPath,
  { snapshot, shell }: Ground,
  deps: RenderDeps,
  { search = '', before }: { search?: string; before?: PublishedPage | undefined } = {},
): Promise<PublishedPage | undefined> {
  const { app, clock, origin, build, clockOffsetMs, contentAccess } = deps
  const { path, route, params } = known
  const reads = new Map<string, string | undefined>()
  const location = { path, search, params }
  const query = parseQuery(grammarOf(route.screen), search)

  const loaded = await app.load(route, location, { content: recording(snapshot, reads), clock })
  if (loaded === notFound) return undefined
  const data = { page: loaded.page, view: loaded.view }
  const state = { build, route, shell, clockOffsetMs, contentAccess, data }
  const view = hash('sha256', JSON.stringify([data, search]), 'base64url')
  const isSame = before?.view === view && before.shell === shell
  if (isSame && before.known.route.id === route.id) {
    return { ...before, known, reads, until: loaded.until }
  }

  const rendered = await app.render({ route, path, search, origin, shell, result: data })
  const { html, styleHash } = pageDocument(rendered, {
    state,
    theme: loaded.page.theme,
    fitted: { years: shell.footer.years.em, title: loaded.page.titleEm },
    assets: deps.assetsOf(route.screen),
  })
  return {
    known,
    html: await compress(html),
    payload: await compress(
      escapeJson({ buildId: build.id, path, route: route.id, data: { [route.id]: data } }),
    ),
    styleHash,
    noindex: loaded.page.noindex === true || isFiltered(query),
    reads,
    shell,
    view,
    until: loaded.until,
  }
}

/** Content from a snapshot that remembers what was read. */
export function recording(snapshot: Snapshot, reads: Map<string, string | undefined>): Content {
  return {
    get(key) {
      reads.set(key, snapshot.answers.get(key)?.etag)
      return Promise.resolve(answerOf(snapshot, key))
    },
  }
}
