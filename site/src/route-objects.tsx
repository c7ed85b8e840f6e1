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

/** A route whose screen is loaded when it is first entered. */
export function lazyRouteObject(
  route: Route,
  { importScreen, loadPage }: RouteObjectDeps,
): RouteObject {
  return {
    id: route.id,
    path: routerPath(route),
    ErrorBoundary: ErrorRoute,
    lazy: async () => routeParts(route, await importScreen(route)),
    loader: (args) => loadPage(route, args),
  }
}

/** A route whose screen is there already. */
export function readyRouteObject(
  route: Route,
  screen: AnyScreen,
  deps?: RouteObjectDeps,
): RouteObject {
  return {
    id: route.id,
    path: routerPath(route),
    ErrorBoundary: ErrorRoute,
    ...routeParts(route, screen),
    loader: deps ? (args) => deps.loadPage(route, args) : () => null,
  }
}

function routeParts(
  route: Route,
  { Component, loadsByQuery, titleOf }: AnyScreen,
): Pick<RouteObject, 'Component' | 'shouldRevalidate'> {
  return {
    Component: function ScreenRoute() {
      const { page, view } = useLoaderData<PageData>()
      const shell = useShell()
      const { search } = useLocation()
      const query = parseQuery(grammarOf(route.screen), search)
      return (
        <>
          <Head
            page={{
              ...page,
              title: titleOf?.(view, query) ?? page.title,
              year: route.meta.year ?? page.year,
            }}
            query={query}
            shell={shell}
          />
          <Component view={view} query={query} />
        </>
      )
    },
    // A changed query only filters the view that is there, unless the loader reads it.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      (loadsByQuery === true && currentUrl.search !== nextUrl.search),
  }
}
