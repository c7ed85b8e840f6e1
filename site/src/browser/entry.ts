/**
 * Starts the page that the server sent: shell, list behaviours and islands at once, navigation when the visitor first
 * acts.
 */
import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { createClock } from '../views/clock.ts'
import { MENU_ID } from '../ui/element-ids.ts'
import type { BrowserConfig } from './payload.ts'
import type { PreviewSettings } from './page-settings.ts'
import { createBuilds } from './builds/builds.ts'
import { createEarlyPresses } from './early-presses.ts'
import { createIslands } from './islands/islands.ts'
import { createLateNavigation, createPlainNavigation } from './navigation/late-navigation.ts'
import { loadAnalytics } from './page-views/load-analytics.ts'
import { createChunkLoader } from './islands/load-chunk.ts'
import { keepWhenWanted } from './keeping/when-wanted.ts'
import { useLaterStyles } from './later-styles.ts'
import { MANIFEST_DELAY_MS } from './builds/manifest.ts'
import { startBehaviours } from './lists/behaviours.ts'
import { pageOf } from './navigation/place.ts'
import { platformHere, type Platform } from './navigation/platform-navigation.ts'
import { createSavedPlan } from './plan/saved-plan.ts'
import { startMarks } from './plan/marks.ts'
import { startFittedLines } from './shell/fitted-lines.ts'
import { startPictures } from './shell/pictures.ts'
import { startShell } from './shell/shell.ts'
import { whenIdle, whenVisitorActs } from './when-visitor-acts.ts'

const SHELL_BUTTONS = `[aria-controls=${MENU_ID}], [data-reopens]`

/**
 * `documentPage` is the path and query that this document was requested for; `pressed` is the element that the visitor
 * pressed last before this script had loaded.
 */
export function start(documentPage: string, pressed: Element | undefined): void {
  // The visitor has gone Back to another page before this script had loaded, so the document has the wrong page.
  if (pageOf(location) !== documentPage) return location.reload()
  const config = readConfig()
  const { build: own, settings, origin } = config
  const platform = platformHere()
  const builds = createBuilds({ own, pollMs: settings.buildPollMs, origin, platform })
  const { preview } = settings
  const late = createLateNavigation(createPlainNavigation(builds.documents, preview?.base))
  const { navigation } = late
  const islands = createIslands({
    config,
    navigation,
    loadChunk: createChunkLoader({
      reopen: () => builds.documents.reopen(location.href),
      isOnline: () => navigator.onLine,
    }),
  })

  startPictures(navigation)
  startFittedLines(navigation)
  const clock = createClock(config.clockOffsetMs)
  const isPreview = preview !== undefined
  startShell(navigation, clock, { zone: config.zone ?? DEFAULT_ZONE, isPreview })
  const plan = createSavedPlan()
  const presses = createEarlyPresses(pressed)
  startBehaviours(navigation, { plan, clock, isPreview, presses })
  if (!isPreview) startMarks(navigation, plan)
  keepWhenWanted(navigation, config)
  const endpoint = settings.analyticsEndpoint
  if (endpoint !== undefined) loadAnalytics({ endpoint, navigation })
  builds.watch.start()
  whenIdle(() => setTimeout(() => void builds.manifest.ask(), MANIFEST_DELAY_MS))
  presses.repeat(SHELL_BUTTONS)
  document.documentElement.dataset['alive'] = ''

  // In a preview, and without the Navigation API, every page is a document load (spec/behaviour §31.8, decision 041).
  if (preview) return startPreview(preview)
  if (!platform) return
  const early = new AbortController()
  let shown = documentPage
  platform.addEventListener(
    'currententrychange',
    ({ navigationType }) => {
      // A filter has changed the query of the page that is shown.
      if (navigationType !== 'traverse') shown = pageOf(location)
      // Back led to another page before the navigation script could handle it.
      else if (pageOf(location) !== shown) location.reload()
    },
    { signal: early.signal },
  )
  // If this fails, links load documents. Chromium does not request a module again that it could not load, so only the
  // next document can.
  const begin = (): void => {
    Promise.all([import('./navigation/start-navigation.ts'), useLaterStyles()])
      .then(([{ startNavigation }]) => {
        early.abort()
        startNavigation({ platform, builds, buildId: own.id, islands, late })
      })
      .catch((error: unknown) => console.error(error))
  }
  // Only the navigation script restores the scroll position of an entry that was left in an earlier document
  // (`manual`), and shows the other pages of this same document, to which Back can lead after a reload.
  if (history.scrollRestoration === 'manual' || hasOtherPages(platform)) begin()
  else whenVisitorActs(begin)
}

/** Only a preview loads this script. */
function startPreview(preview: PreviewSettings): void {
  import('./preview.ts').then(
    ({ followDrafts }) => followDrafts(preview),
    (error: unknown) => console.error(error),
  )
}

/** Entries of this same document: the visitor may have left it and come back. */
function hasOtherPages(platform: Platform): boolean {
  return platform
    .entries()
    .some(({ sameDocument, key }) => sameDocument && key !== platform.currentEntry?.key)
}

function readConfig(): BrowserConfig {
  const told = document.querySelector('script[data-config]')?.getAttribute('data-config')
  return JSON.parse(told ?? '') as BrowserConfig // written by the server
}
