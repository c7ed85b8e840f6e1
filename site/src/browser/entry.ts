/** Brings the page that the server sent to life: shell, parts and islands, and navigation when somebody is there. */
import { createClock } from '../views/clock.ts'
import type { BrowserConfig } from './payload.ts'
import { createBuilds } from './builds/builds.ts'
import { createIslands } from './islands/islands.ts'
import { createLateNavigation } from './navigation/late-navigation.ts'
import { loadAnalytics } from './page-views/load-analytics.ts'
import { createChunkLoader } from './islands/load-chunk.ts'
import { MANIFEST_DELAY_MS } from './builds/manifest.ts'
import { startParts } from './lists/parts.ts'
import { pageOf } from './navigation/place.ts'
import { createPlainNavigation } from './navigation/plain-navigation.ts'
import { platformHere, type Platform } from './navigation/platform-navigation.ts'
import { startFittedLines } from './shell/fitted-lines.ts'
import { startPictures } from './shell/pictures.ts'
import { startShell } from './shell/shell.ts'
import { whenIdle } from './when-idle.ts'
import { whenSomebodyIsThere } from './navigation/when-somebody-is-there.ts'

/** When a script that did not come is asked for again. */
const RETRY_MS = 5_000

/** Given the path and query of the page that the document holds. */
export function start(held: string): void {
  // Back has led to another page before there was anything to follow it.
  if (pageOf(location) !== held) return location.reload()
  const config = readConfig()
  const { build: own, settings, origin } = config
  const platform = platformHere()
  const builds = createBuilds({ own, pollMs: settings.buildPollMs, origin, platform })
  const late = createLateNavigation(createPlainNavigation(builds.documents))
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
  startShell(navigation, createClock(config.clockOffsetMs))
  startParts(navigation)
  // Off unless configured, and then no page has it.
  const endpoint = settings.analyticsEndpoint
  if (endpoint !== undefined) loadAnalytics({ endpoint, navigation })
  builds.watch.start()
  whenIdle(() => setTimeout(() => void builds.manifest.ask(), MANIFEST_DELAY_MS))
  document.documentElement.dataset['alive'] = ''

  // Without the Navigation API pages are documents for good (decision 041).
  if (!platform) return
  const early = new AbortController()
  let shown = held
  platform.addEventListener(
    'currententrychange',
    ({ navigationType }) => {
      // A part has written an address of the page that is there.
      if (navigationType !== 'traverse') shown = pageOf(location)
      // Back has led to another page before the navigation could follow it.
      else if (pageOf(location) !== shown) location.reload()
    },
    { signal: early.signal },
  )
  const begin = (): void => {
    import('./navigation/start-navigation.ts')
      .then(
        ({ startNavigation }) => {
          early.abort()
          startNavigation({ platform, builds, buildId: own.id, islands, late })
        },
        // Links lead to documents until it comes.
        () => setTimeout(() => whenSomebodyIsThere(begin), RETRY_MS),
      )
      .catch((error: unknown) => console.error(error))
  }
  // After a reload, Back leads to other pages of this very document, which the navigation alone can show.
  if (history.scrollRestoration === 'manual' || hasOtherPages(platform)) begin()
  else whenSomebodyIsThere(begin)
}

/** Whether entries of the history belong to this document, which another has left and Back has brought again. */
function hasOtherPages(platform: Platform): boolean {
  return platform
    .entries()
    .some(({ sameDocument, key }) => sameDocument && key !== platform.currentEntry?.key)
}

function readConfig(): BrowserConfig {
  const told = document.querySelector('script[data-config]')?.getAttribute('data-config')
  return JSON.parse(told ?? '') as BrowserConfig // the server's own
}
