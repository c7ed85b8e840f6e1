/** Hydrates the page the server sent, with the data that stand in it: the application, in a browser. */
import './styles/styles.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IDLE_NAVIGATION, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { followArrivals } from './browser/arrival.ts'
import { createBuilds } from './browser/builds.ts'
import { createHydratedRouter } from './browser/create-hydrated-router.ts'
import { drawLoadingBar } from './browser/draw-loading-bar.ts'
import { keyEntries } from './browser/entry-keys.ts'
import { followForms } from './browser/follow-forms.ts'
import { followLinks } from './browser/follow-links.ts'
import { adoptLateFonts } from './browser/late-fonts.ts'
import { loadAnalytics } from './browser/load-analytics.ts'
import { forgiveStyles } from './browser/load-chunk.ts'
import { createLoadingBar } from './browser/loading-bar.ts'
import { MANIFEST_DELAY_MS } from './browser/manifest.ts'
import { createNavigation } from './browser/navigation.ts'
import { preparePrints } from './browser/prepare-prints.ts'
import { createLazyPageLoading } from './browser/lazy-page-loading.ts'
import { followPrefetch, type PageParts } from './browser/prefetch.ts'
import { resumeOnReturn } from './browser/resume-on-return.ts'
import { createRouteFinder, routeAt } from './browser/route-finder.ts'
import { followScroll } from './browser/scroll.ts'
import { shapeDialogs } from './browser/shape-dialogs.ts'
import { whenIdle } from './browser/when-idle.ts'
import { createClock } from './clock.ts'
import { createBrowserContent } from './client/browser-content.ts'
import { lazyRouteObject, readyRouteObject, rootObject } from './route-objects.tsx'
import { createLiveParts } from './live-parts.tsx'
import { buildRoutes, FIXED_ROUTES, SLUG_ROUTE, type Route } from './routes.ts'
import { SCREENS, type AnyScreen } from './screens.ts'
import { LOADING_BAR_ID } from './shell/loading-bar.tsx'
import { ROOT_ID } from './shell/use-shell.ts'
import { SHOWN_EVENT } from './shown-event.ts'
import { readState } from './state.ts'

/** Given the path and query of the page that the document holds. */
export async function start(held: string): Promise<void> {
  forgiveStyles(window)
  const state = readState(document)
  const { settings } = state
  const content = createBrowserContent(settings.contentAccess)
  const clock = createClock(state.clockOffsetMs)
  let started: Pick<DataRouter, 'state'> | undefined
  /** None before there is a router. */
  const underWay = () => started?.state.navigation ?? IDLE_NAVIGATION
  const builds = createBuilds({
    own: state.build,
    pollMs: settings.buildPollMs,
    navigation: underWay,
  })
  const { documents, manifest, watch } = builds
  const importScreen = ({ screen }: Route): Promise<AnyScreen> =>
    builds.loadChunk(SCREENS[screen], 'screen')
  const { loadPage, prefetchPage } = createLazyPageLoading({
    buildId: state.build.id,
    origin: state.shell.origin,
    published: manifest.current,
    content,
    clock,
    importScreen,
    importAhead,
    documents,
    builds: watch,
    loadChunk: builds.loadChunk,
    pendingHash: () => underWay().location?.hash ?? '',
    currentPath: () => router.state.location.pathname,
  })
  const deps = { importScreen, loadPage }

  const fixed = [...FIXED_ROUTES, SLUG_ROUTE].filter(({ id }) => id !== state.route.id)
  const known = [state.route, ...fixed]
  const first = state.error ? routeHere() : state.route
  // Lazy screens of the first page must be there before the router is, or hydration blanks the page.
  const ready = readyRouteObject(first, await importScreen(first), deps)
  // Back has led to another page before there was a router to follow it.
  if (location.pathname + location.search !== held) return location.reload()
  keyEntries()
  const router = createHydratedRouter(
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
  const findRoute = createRouteFinder(known, () => router.routes)
  started = router
  const navigation = createNavigation({ router, document })
  const LiveParts = createLiveParts(content, settings.mapStyleUrl)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LiveParts>
          <RouterProvider
            router={router}
            onError={(_error, { errorInfo }) => errorInfo && navigation.fail()}
          />
        </LiveParts>
      </StrictMode>,
    )
  })
  const endpoint = settings.analyticsEndpoint
  // Off unless configured, and then no page has it.
  if (endpoint !== undefined) {
    loadAnalytics({ endpoint, navigation, first: router.state.location })
  }
  watch.start()
  document.addEventListener(SHOWN_EVENT, comeAlive, { once: true })

  /** What needs the page to be hydrated. */
  function comeAlive(): void {
    followLinks(router)
    followForms(router)
    followScroll({ navigation, firstKey: router.state.location.key })
    followArrivals(navigation)
    followPrefetch({ navigation, partsOf })
    resumeOnReturn(router)
    adoptLateFonts(navigation)
    preparePrints(clock)
    const bar = document.getElementById(LOADING_BAR_ID)
    if (bar) navigation.subscribe(createLoadingBar(drawLoadingBar(bar)))
    whenIdle(askAhead)
    shapeDialogs()
  }

  function askAhead(): void {
    addRoutes().catch((error: unknown) => console.warn('The routes could not be read', error))
    setTimeout(() => void manifest.ask(), MANIFEST_DELAY_MS)
  }

  /** An error may be of any route; it is hydrated where the router looks for it. */
  function routeHere(): Route {
    const objects = [rootObject(known.map((route) => lazyRouteObject(route, deps)))]
    return routeAt(objects, known, location) ?? state.route
  }

  function partsOf(url: URL): PageParts | undefined {
    const route = findRoute(url)
    return (
      route && {
        screen: route.screen,
        loadScreen: () => SCREENS[route.screen](),
        loadPayload: () => prefetchPage(route, url),
      }
    )
  }

  /** Names, entries and years come after idle: they are part of no page, or one new page would change all. */
  async function addRoutes(): Promise<void> {
    const answer = await content.get('/routes')
    if (!answer) return
    const there = new Set(known.map(({ id }) => id))
    const added = buildRoutes(answer).routes.filter(({ id }) => !there.has(id))
    known.push(...added)
    router.patchRoutes(
      ROOT_ID,
      added.map((route) => lazyRouteObject(route, deps)),
    )
  }
}

/** For what may come: one that is missing is of no consequence yet. */
async function importAhead({ screen }: Route): Promise<AnyScreen> {
  return (await SCREENS[screen]()).screen
}
