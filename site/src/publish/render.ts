import { hash } from 'node:crypto'
import { isDark } from 'contract/rules/colour.ts'
import { createMoment } from 'contract/rules/moment.ts'
import type * as App from '../app/render-page.tsx'
import type { RenderInput } from '../app/render-page.tsx'
import type { Content } from '../views/content.ts'
import type { PageSettings } from '../browser/page-settings.ts'
import type { IslandProps, Payload } from '../browser/payload.ts'
import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import { notFound, type Loaded } from '../views/screen.ts'
import type { ShellView } from '../shell/load-shell.ts'
import type { Build } from '../browser/build.ts'
import { compress, type Body } from './compress.ts'
import { pageDocument, type PageAssets, type PageDocument } from './document.ts'
import type { KnownPath } from './known-paths.ts'
import { pageProperties } from './page-properties.ts'

/** The built application; nothing crosses this seam by `instanceof`. */
export type BuiltApp = typeof App

/** What every page is rendered with. */
export interface RenderDeps {
  readonly app: BuiltApp
  readonly build: Build
  readonly assetsOf: (screen: string) => PageAssets
  readonly clockOffsetMs: number
  readonly settings: PageSettings
  readonly origin: string
}

/** What a page is rendered from. */
export interface RenderGround {
  readonly snapshot: Snapshot
  readonly shell: ShellView
}

/** One page to be rendered. Plain data, like all that is answered: a render may be in another thread. */
export interface RenderRequest {
  readonly known: KnownPath
  /** `?…` or nothing. */
  readonly search: string
  /** `view` of the copy there is, when its shell and its route still hold. */
  readonly shown: string | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

interface Shown {
  /** The keys it read. */
  readonly reads: readonly string[]
  /** Epoch milliseconds until which it is true. */
  readonly until: number | undefined
}

export interface RenderedPage extends Shown {
  readonly kind: 'page'
  readonly html: Body
  readonly payload: Body
  /** What its islands are drawn with. */
  readonly islands: Body
  /** Hash of `<main>` and the islands' props: what their address names. */
  readonly page: string
  /** CSP source of the page's inline style block. */
  readonly styleHash: string
  /** Whether search engines are asked to leave the page out. */
  readonly noindex: boolean
  /** Its pictures, as they stand on it, each once. */
  readonly images: readonly string[]
  /** Hash of what the page shows. */
  readonly view: string
}

/** `missing`: the answers behind the path are not there. `same`: the page shows what `shown` did. */
export type Rendered =
  | { readonly kind: 'missing' }
  | (Shown & { readonly kind: 'same' })
  | RenderedPage

/** Loads and renders one page from one snapshot. */
export type Render = (request: RenderRequest, ground: RenderGround) => Promise<Rendered>

/** Rendering in this thread. */
export function createRender(deps: RenderDeps): Render {
  const { app, origin } = deps
  return async ({ known, search, shown, now }, { snapshot, shell }) => {
    const { path, route, params } = known
    const reads = new Set<string>()
    const content = recording(snapshot, reads)
    const moment = createMoment(now)
    const location = { path, search, params }
    const loaded = await app.load(route, location, { content, moment, origin })
    if (loaded === notFound) return { kind: 'missing' }

    const data = { page: loaded.page, view: loaded.view }
    const { structured } = loaded
    const view = hash('sha256', JSON.stringify([data, structured, search]), 'base64url')
    const common = { reads: [...reads], until: moment.until() }
    if (view === shown) return { kind: 'same', ...common }

    const drawn = await drawPage({ route, path, search, shell, data, structured }, deps)
    const { html, payload, islands } = drawn
    return {
      kind: 'page',
      html: await compress(html),
      payload: await compress(JSON.stringify(payload)),
      islands: await compress(JSON.stringify(islands)),
      page: islands.page,
      styleHash: drawn.styleHash,
      noindex: drawn.noindex,
      images: picturesOf(data),
      view,
      ...common,
    }
  }
}

/** A page as it is sent, before it is compressed. */
export interface DrawnPage extends PageDocument {
  readonly payload: Payload
  readonly islands: IslandProps
  readonly noindex: boolean
}

/** View → document, payload and islands' props. */
export async function drawPage(
  { structured, ...input }: RenderInput & { readonly structured?: unknown },
  { app, build, origin, clockOffsetMs, settings, assetsOf }: RenderDeps,
): Promise<DrawnPage> {
  const { route, path, shell, data } = input
  const parts = await app.render(input)
  const properties = pageProperties(data.page, shell)
  const { query, main, footer, alerts, title, head, theme, page } = parts
  return {
    ...pageDocument(parts.document, {
      ...parts,
      structured,
      config: { build, origin, clockOffsetMs, settings },
      properties,
      assets: assetsOf(route.screen),
    }),
    payload: {
      buildId: build.id,
      path,
      query,
      title,
      head,
      theme,
      shell: {
        isDark: isDark(data.page.theme.backgroundColor),
        isLegacy: data.page.legacy === true,
        alerts,
        properties,
      },
      main,
      footer,
      page,
    },
    islands: { page, props: parts.islands },
    noindex: parts.noindex,
  }
}

/** The pictures of a view, wherever in it they are (`PictureView.src`). */
function picturesOf({ view }: Loaded<unknown>): readonly string[] {
  const sources = JSON.stringify(view).matchAll(/"src":"(\/media\/[\w.-]+)"/g)
  return [...new Set([...sources].map(([, source = '']) => source))]
}

/** Content from a snapshot that remembers which keys were read. */
export function recording(snapshot: Snapshot, reads: Set<string>): Content {
  return {
    get(key) {
      reads.add(key)
      return answerOf(snapshot, key)
    },
  }
}
