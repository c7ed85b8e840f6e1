/** Hydrates the page the server sent, with the data that stand in it. */
import './styles/styles.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { drawLoadingBar } from './browser/draw-loading-bar.ts'
import { keyEntries } from './browser/entry-keys.ts'
import { followLinks } from './browser/follow-links.ts'
import { createLoadingBar } from './browser/loading-bar.ts'
import { createManifest, MANIFEST_DELAY_MS } from './browser/manifest.ts'
import { createNavigation } from './browser/navigation.ts'
import { followPrefetch, type PageParts } from './browser/prefetch.ts'
import { resumeOnReturn } from './browser/resume-on-return.ts'
import { followScroll } from './browser/scroll.ts'
import { whenIdle } from './browser/when-idle.ts'
import { createClock } from './clock.ts'
import { createPageLoader, createPagePrefetch } from './load-page.ts'
import { createBrowserContent } from './client/browser-content.ts'
import { createPayloads } from './payload.ts'
import { lazyRouteObject, readyRouteObject, rootObject } from './route-objects.tsx'
import { createLiveMaps } from './live-maps.ts'
import { LiveMapsContext } from './map/live-maps.ts'
import { buildRoutes, FIXED_ROUTES, SLUG_ROUTE, type Route } from './routes.ts'
import { SCREENS, type AnyScreen } from './screens.ts'
import { LOADING_BAR_ID } from './shell/loading-bar.tsx'
import { ROOT_ID } from './shell/use-shell.ts'
import { SHOWN_EVENT } from './shown-event.ts'
import { readState } from './state.ts'

async function start(): Promise<void> {
  const state = readState(document)
  const content = createBrowserContent(state.contentAccess)
  const clock = createClock(state.clockOffsetMs)
  const buildId = state.build.id
  const manifest = createManifest({ buildId, origin: state.shell.origin })
  const loading = {
    payloads: createPayloads(buildId),
    importScreen,
    manifest: manifest.current,
  }
  const prefetchPage = createPagePrefetch(loading)
  const loadPage = createPageLoader({
    ...loading,
    content,
    clock,
    openDocument,
    pendingHash: () => router.state.navigation.location?.hash ?? '',
  })
  const deps = { importScreen, loadPage }

  const fixed = [...FIXED_ROUTES, SLUG_ROUTE].filter(({ id }) => id !== state.route.id)
  const known = [state.route, ...fixed]
  const first = state.error ? routeHere() : state.route
  // Lazy screens of the first page must be there before the router is, or hydration blanks the page.
  const ready = readyRouteObject(first, await importScreen(first), deps)
  keyEntries()
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
  const navigation = createNavigation({ router, document })
  const liveMaps = createLiveMaps(content, state.contentAccess.mapStyleUrl)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LiveMapsContext value={liveMaps}>
          <RouterProvider
            router={router}
            onError={(_error, { errorInfo }) => errorInfo && navigation.fail()}
          />
        </LiveMapsContext>
      </StrictMode>,
    )
  })
  document.addEventListener(SHOWN_EVENT, comeAlive, { once: true })

  /** What needs the page to be hydrated. */
  function comeAlive(): void {
    followLinks(router)
    followScroll({ navigation, firstKey: router.state.location.key })
    followPrefetch({ navigation, partsOf })
    resumeOnReturn(router)
    const bar = document.getElementById(LOADING_BAR_ID)
    if (bar) navigation.subscribe(createLoadingBar(drawLoadingBar(bar)))
    whenIdle(askAhead)
  }

  function askAhead(): void {
    addRoutes().catch((error: unknown) => console.warn('The routes could not be read', error))
    setTimeout(() => void manifest.ask(), MANIFEST_DELAY_MS)
  }

  /** An error may be of any route; it is hydrated where the router looks for it. */
  function routeHere(): Route {
    const objects = [rootObject(known.map((route) => lazyRouteObject(route, deps)))]
    return routeAt(objects, location) ?? state.route
  }

  /** The route that the router would take. */
  function routeAt(objects: RouteObject[], { pathname }: Pick<URL, 'pathname'>): Route | undefined {
    const id = matchRoutes(objects, pathname)?.at(-1)?.route.id
    return known.find((route) => route.id === id)
  }

  function partsOf(url: URL): PageParts | undefined {
    const route = routeAt(router.routes, url)
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

async function importScreen({ screen }: Route): Promise<AnyScreen> {
  return (await SCREENS[screen]()).screen
}

/** The document takes over: what was being loaded is never shown. */
function openDocument(url: string): Promise<never> {
  // Back has changed the address already: assigning the same one with a hash would load nothing (behaviour §22.7).
  if (new URL(url, location.href).href === location.href) location.reload()
  else location.assign(url)
  return new Promise(() => undefined)
}

start().catch((error: unknown) => console.error('Error while mounting app:', error))
