import { holding } from 'contract/rules/holding.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import type { Clock } from '../views/clock.ts'
import { answerOf, openingOf, type Snapshot } from '../replica/snapshot.ts'
import { themeProperties } from '../head/page-properties.ts'
import { compress, type Body } from './compress.ts'
import { pageDocument, type PageDocument } from './document.ts'
import { contentOf } from './page-base.ts'
import type { RenderDeps } from './render.ts'

export interface HoldingPage {
  readonly html: Body
  /** The CSP source of the page's inline style. */
  readonly styleHash: string
  /** JSON; the page is rendered again only if this changes. */
  readonly view: string
}

/** `opensAt` is in epoch milliseconds. */
export interface Held {
  readonly page: Promise<HoldingPage | undefined>
  readonly opensAt: number | undefined
}

interface State extends Held {
  readonly showLoadingScreen: boolean
  readonly pictures: string
}

export interface HoldingDeps extends RenderDeps {
  readonly clock: Clock
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/**
 * Decides by the newest snapshot and the clock whether the site is held (spec/behaviour §16). The holding page is made
 * for every snapshot, held or not, so that it is ready when the state changes.
 */
export function createHolding(deps: HoldingDeps) {
  let state: State | undefined

  function render(snapshot: Snapshot): Held['page'] {
    const before = state?.page
    return renderHolding(snapshot, before, deps).catch((error: unknown) => {
      deps.log('holding.failed', { message: String(error) })
      return before
    })
  }

  /** Undefined if the site is open, and before the first snapshot. */
  function current(): Held | undefined {
    if (!state) return undefined
    const { showLoadingScreen, opensAt } = state
    return holding(showLoadingScreen, opensAt, deps.clock.now()) ? state : undefined
  }

  return {
    follow(snapshot: Snapshot): void {
      const { image, logo } = answerOf(snapshot, '/site') ?? {}
      state = {
        page: render(snapshot),
        opensAt: openingOf(snapshot),
        showLoadingScreen: answerOf(snapshot, '/global')?.show_loading_screen === true,
        pictures: JSON.stringify([image, logo]),
      }
    },
    current,
    /** Whether a content key may be read (spec/behaviour §16.4). */
    isKeyVisible: (key: string): boolean => !current() || HELD_KEYS.has(key),
    /** Whether a picture may be shown; while the site is held, only its own picture and logo (spec/faults L3). */
    isMediaVisible: (name: string): boolean =>
      !current() || state?.pictures.includes(`"/media/${name}"`) === true,
  }
}

/** Other answers name pages: even `/global` in its menu, and `/site` in its alerts (spec/behaviour §16.4). */
const HELD_KEYS: ReadonlySet<string> = new Set(['/localtime'])

async function renderHolding(
  snapshot: Snapshot,
  before: Held['page'] | undefined,
  deps: HoldingDeps,
): Held['page'] {
  const loaded = loadHolding(snapshot, deps)
  const last = await before
  if (!loaded) return undefined
  const { view, shell } = loaded
  const { siteName, festivalYear, description, image } = shell
  const shown = JSON.stringify([view, siteName, festivalYear, description, image])
  if (last?.view === shown) return last
  const { html, styleHash } = drawLoaded(loaded, deps)
  return { html: await compress(html), styleHash, view: shown }
}

type LoadedHolding = Pick<Parameters<RenderDeps['app']['renderHolding']>[0], 'view' | 'shell'>

function loadHolding(snapshot: Snapshot, { app, origin }: RenderDeps): LoadedHolding | undefined {
  const content = contentOf(snapshot)
  const view = app.loadHolding(content, origin)
  const shell = app.loadShell(content, origin)
  return view && shell && { view, shell }
}

/** Undefined if the snapshot has no shell. */
export function drawHolding(snapshot: Snapshot, deps: RenderDeps): PageDocument | undefined {
  const loaded = loadHolding(snapshot, deps)
  return loaded && drawLoaded(loaded, deps)
}

function drawLoaded(
  loaded: LoadedHolding,
  { app, clockOffsetMs, assetsOf }: RenderDeps,
): PageDocument {
  const [first, second] = loaded.view.lines
  const rendered = app.renderHolding({ ...loaded, clockOffsetMs })
  return pageDocument(rendered.document, {
    ...rendered,
    properties: {
      ...themeProperties(resolveTheme()),
      '--em-1': first.em,
      '--em-2': second.em,
    },
    assets: assetsOf('holding'),
  })
}

export type Holding = ReturnType<typeof createHolding>
