import { isDark } from 'contract/rules/colour.ts'
import { createMoment } from 'contract/rules/moment.ts'
import type * as App from '../app/render-page.tsx'
import type { RenderInput } from '../app/render-page.tsx'
import type { Build } from '../browser/build.ts'
import type { PageSettings } from '../browser/page-settings.ts'
import type { IslandProps, Payload } from '../browser/payload.ts'
import type { Clock } from '../views/clock.ts'
import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import { notFound } from '../views/screen.ts'
import { browserConfig } from './browser-config.ts'
import { compress } from './compress.ts'
import { pageDocument, type PageAssets, type PageDocument } from './document.ts'
import type { KnownPath } from './known-paths.ts'
import { contentOf, type PageBase } from './page-base.ts'
import { darkProperties, pageProperties } from '../head/page-properties.ts'
import type { PublishedPage } from './page.ts'

const PICTURE = /^\/media\/[\w.-]+$/

/** The build has its own copies of classes, so `instanceof` does not work on its values. */
export type BuiltApp = typeof App

export interface RenderDeps {
  readonly app: BuiltApp
  readonly build: Build
  readonly assetsOf: (screen: string) => PageAssets
  readonly clockOffsetMs: number
  readonly settings: PageSettings
  readonly origin: string
}

export interface RenderOptions {
  /** `?…` or nothing. */
  readonly search?: string
  /** The earlier copy, whose unchanged parts are not compressed again. */
  readonly before?: PublishedPage | undefined
}

/** Undefined if the answers of the path are missing. */
export type RenderPage = (
  known: KnownPath,
  base: Pick<PageBase, 'snapshot' | 'shell'>,
  options?: RenderOptions,
) => Promise<PublishedPage | undefined>

/** Pages are loaded and rendered in this thread, and compressed in libuv's threads. */
export function createRenderPage(deps: RenderDeps & { readonly clock: Clock }): RenderPage {
  const { app, clock, origin } = deps
  return async (known, { snapshot, shell }, { search = '', before } = {}) => {
    const { path, route, params } = known
    const now = clock.now()
    const reads = new Map<string, string | undefined>()
    const content = contentOf(snapshot, reads)
    const moment = createMoment(now)
    const location = { path, search, params }
    const loaded = app.load(route, location, { content, moment, origin })
    if (loaded === notFound) return undefined

    const { structured, page, view, pack } = loaded
    const drawn = drawPage({ route, path, search, shell, data: { page, view }, structured }, deps)
    const { islands, styleHash, noindex } = drawn
    // Read before the first wait: after it the record's answer would be parsed a second time (`storedAnswer`).
    const about = aboutRecord(known, snapshot)
    return {
      known,
      html: await compress(drawn.html, before?.html),
      payload: await compress(JSON.stringify(drawn.payload), before?.payload),
      islands: await compress(JSON.stringify(islands), before?.islands),
      page: islands.page,
      styleHash,
      noindex,
      isPersonal: page.isPersonal === true,
      about,
      images: [...picturesOf(view)],
      reads,
      pack,
      shell,
      since: now,
      until: moment.until(),
    }
  }
}

export interface DrawnPage extends PageDocument {
  readonly payload: Payload
  readonly islands: IslandProps
  readonly noindex: boolean
}

/** The page is not compressed yet. */
export function drawPage(
  { structured, ...input }: RenderInput & { readonly structured?: unknown },
  deps: RenderDeps,
): DrawnPage {
  const { route, path, shell, data } = input
  const parts = deps.app.render(input)
  const properties = pageProperties(data.page, shell)
  const dark = darkProperties(data.page.theme)
  const { query, main, footer, alerts, title, head, theme, page } = parts
  return {
    ...pageDocument(parts.document, {
      ...parts,
      structured,
      config: browserConfig(deps, shell),
      properties,
      dark,
      assets: deps.assetsOf(route.screen),
    }),
    payload: {
      buildId: deps.build.id,
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
        dark,
      },
      main,
      footer,
      page,
    },
    islands: { page, props: parts.islands },
    noindex: parts.noindex,
  }
}

function aboutRecord({ record }: KnownPath, snapshot: Snapshot): PublishedPage['about'] {
  const answer = record && answerOf(snapshot, record)
  return {
    year: answer && 'year' in answer ? answer.year : undefined,
    updatedAt: answer && 'updated_at' in answer ? answer.updated_at : undefined,
  }
}

/** Returns all pictures in a view (`PictureView.src`), each once. */
function picturesOf(view: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof view !== 'object' || view === null) return found
  for (const [name, value] of Object.entries(view)) {
    if (name === 'src' && typeof value === 'string' && PICTURE.test(value)) found.add(value)
    else picturesOf(value, found)
  }
  return found
}
