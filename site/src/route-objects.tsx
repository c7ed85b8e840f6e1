import { useLoaderData, useLocation, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { Head } from './head/head.tsx'
import { parseQuery } from './query.ts'
import { grammarOf } from './query-grammars.ts'
import type { Route } from './routes.ts'
import type { Loaded } from './screen.ts'
import type { AnyScreen } from './screens.ts'
import { ErrorDocument, ErrorRoute } from './error-route.tsx'
import { Root } from './shell/root.tsx'
import { ROOT_ID, useShell } from './shell/use-shell.ts'

/** What a leaf route holds: a view without its instant. */
export type PageData = Pick<Loaded<unknown>, 'page' | 'view'>

export interface RouteObjectDeps {
  readonly importScreen: (route: Route) => Promise<AnyScreen>
  readonly loadPage: (route: Route, args: LoaderFunctionArgs) => Promise<PageData>
}

/** The root with one child a route: what React Router works with, on the server and in the browser. */
export function rootObject(children: RouteObject[]): RouteObject {
  return {
    id: ROOT_ID,
    Component: Root,
    ErrorBoundary: ErrorDocument,
    children,
    loader: () => null,
    shouldRevalidate: () => false,
  }
}

/** The router decodes what it compares with a pattern, so the encoded path of a name is no pattern of its own. */
function routerPath({ pattern }: Route): string {
  return pattern.split('/').map(decodeURIComponent).join('/')
}

/**
 * A route whose screen is loaded when it is entered. Not by the router's `lazy`: of a route whose screen does not come the
 * router (8.5.1) shows nothing, not its error.
 */
export function lazyRouteObject(
  route: Route,
  { importScreen, loadPage }: RouteObjectDeps,
): RouteObject {
  let loaded: AnyScreen | undefined
  return {
    ...routeParts(route, () => loaded),
    loader: async (args) => {
      const [screen, data] = await Promise.all([importScreen(route), loadPage(route, args)])
      loaded = screen
      return data
    },
  }
}

/** A route whose screen is there already. */
export function readyRouteObject(
  route: Route,
  screen: AnyScreen,
  deps?: RouteObjectDeps,
): RouteObject {
  return {
    ...routeParts(route, () => screen),
    loader: deps ? (args) => deps.loadPage(route, args) : () => null,
  }
}

function routeParts(route: Route, screen: () => AnyScreen | undefined): RouteObject {
  return {
    id: route.id,
    path: routerPath(route),
    ErrorBoundary: ErrorRoute,
    Component: function LoadedScreen() {
      const loaded = screen()
      return loaded && <ScreenRoute route={route} screen={loaded} />
    },
    // A changed query only filters the view that is there, unless the loader reads it.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      (screen()?.loadsByQuery === true && currentUrl.search !== nextUrl.search),
  }
}

function ScreenRoute({ route, screen }: { route: Route; screen: AnyScreen }) {
  const { Component, titleOf } = screen
  const { page, view } = useLoaderData<PageData>()
  const shell = useShell()
  const { search } = useLocation()
  const query = parseQuery(grammarOf(route.screen), search)
  return (
    <>
      <Head
        page={{ ...page, title: titleOf?.(view, query) ?? page.title }}
        query={query}
        shell={shell}
      />
      <Component view={view} query={query} />
    </>
  )
}
