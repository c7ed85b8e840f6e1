/** Hydrates the page the server sent, with the data that stand in it. */
import './styles/styles.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, IDLE_NAVIGATION, matchRoutes, type Navigation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startAnalytics } from './browser/analytics.ts'
import { followArrivals } from './browser/arrival.ts'
import { createBuilds } from './browser/builds.ts'
import { forgiveStyles } from './browser/load-chunk.ts'
import { MANIFEST_DELAY_MS } from './browser/manifest.ts'
import { createNavigation } from './browser/navigation.ts'
import { createClock } from './clock.ts'
import { createPageLoader } from './load-page.ts'
import { createBrowserContent } from './client/browser-content.ts'
import { lazyRouteObject, readyRouteObject, rootObject } from './route-objects.tsx'
import { buildRoutes, FIXED_ROUTES, SLUG_ROUTE, type Route } from './routes.ts'
import { SCREENS, type AnyScreen } from './screens.ts'
import { ROOT_ID } from './shell/use-shell.ts'
import { readState } from './state.ts'

async function start(): Promise<void> {
  forgiveStyles(window)
  const state = readState(document)
  const { settings } = state
  const content = createBrowserContent(settings.contentAccess)
  const clock = createClock(state.clockOffsetMs)
  /** The navigation under way: none before there is a router. */
  let underWay: () => Navigation = () => IDLE_NAVIGATION
  const builds = createBuilds({
    own: state.build,
    pollMs: settings.buildPollMs,
    origin: state.shell.origin,
    navigation: () => underWay(),
  })
  const { manifest } = builds
  const importScreen = ({ screen }: Route): Promise<AnyScreen> =>
    builds.loadChunk(SCREENS[screen], 'screen')
  const loadPage = createPageLoader({
    content,
    clock,
    buildId: state.build.id,
    importScreen,
    documents: builds.documents,
    builds: builds.watch,
    manifest: manifest.current,
    pendingHash: () => underWay().location?.hash ?? '',
    currentPath: () => router.state.location.pathname,
  })
  const deps = { importScreen, loadPage }

  const fixed = [...FIXED_ROUTES, SLUG_ROUTE].filter(({ id }) => id !== state.route.id)
  const known = [state.route, ...fixed]
  const first = state.error ? routeHere() : state.route
  // Lazy screens of the first page must be there before the router is, or hydration blanks the page.
  const ready = readyRouteObject(first, await importScreen(first), deps)
  const router = createBrowserRouter(
    [rootObject(known.map((route) => (route === first ? ready : lazyRouteObject(route, deps))))],
    {
      hydrationData: {
        loaderData: {
          [ROOT_ID]: state.shell,
          ...(state.data ? { [first.id]: state.data } : {}),
        },
        errors: state.error ? { [first.id]: state.error } : null,
      },
    },
  )
  underWay = () => router.state.navigation
  const navigation = createNavigation({ router, document })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider
          router={router}
          onError={(_error, { errorInfo }) => errorInfo && navigation.fail()}
        />
      </StrictMode>,
    )
  })
  followArrivals(navigation)
  startAnalytics({ endpoint: settings.analyticsEndpoint, navigation })
  builds.watch.start()
  whenIdle(() => {
    addRoutes().catch((error: unknown) => console.warn('The routes could not be read', error))
    setTimeout(() => void manifest.ask(), MANIFEST_DELAY_MS)
  })

  /** An error may be of any route; it is hydrated where the router looks for it. */
  function routeHere(): Route {
    const objects = [rootObject(known.map((route) => lazyRouteObject(route, deps)))]
    const id = matchRoutes(objects, location)?.at(-1)?.route.id
    return known.find((route) => route.id === id) ?? state.route
  }

  /** Names, entries and years come after idle: they are part of no page, or one new page would change all. */
  async function addRoutes(): Promise<void> {
    const answer = await content.get('/routes')
    if (!answer) return
    const there = new Set(known.map(({ id }) => id))
    const added = buildRoutes(answer).routes.filter(({ id }) => !there.has(id))
    router.patchRoutes(
      ROOT_ID,
      added.map((route) => lazyRouteObject(route, deps)),
    )
  }
}

function whenIdle(task: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 1)
}

start().catch((error: unknown) => console.error('Error while mounting app:', error))
