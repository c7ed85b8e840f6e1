import { data, useLoaderData, useLocation, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { Head } from './head/head.tsx'
import { parseQuery } from './query.ts'
import { grammarOf } from './query-grammars.ts'
import type { Route } from './routes.ts'
import type { Loaded } from './screen.ts'
import type { AnyScreen } from './screens.ts'
import { ErrorScreen } from './screens/error/error.tsx'
import { Root } from './shell/root.tsx'

export const ROOT_ID = 'root'

/** What a leaf route holds: a view without its instant. */
export type PageData = Pick<Loaded<unknown>, 'page' | 'view'>

export interface RouteObjectDeps {
  readonly importScreen: (route: Route) => Promise<AnyScreen>
  readonly loadPage: (route: Route, args: LoaderFunctionArgs) => Promise<PageData>
}

/** The root with one child a route: what React Router works with, on the server and in the browser. */
export function rootObject(children: RouteObject[]): RouteObject {
  return { id: ROOT_ID, Component: Root, children, loader: () => null, shouldRevalidate: () => false }
}

/** A route whose screen is loaded when it is first entered. */
export function lazyRouteObject(route: Route, { importScreen, loadPage }: RouteObjectDeps): RouteObject {
  return {
    id: route.id,
    path: route.pattern,
    ErrorBoundary: ErrorScreen,
    lazy: async () => routeParts(route, await importScreen(route)),
    loader: (args) => loadPage(route, args),
  }
}

/** A route whose screen is there already. */
export function readyRouteObject(route: Route, screen: AnyScreen, deps?: RouteObjectDeps): RouteObject {
  return {
    id: route.id,
    path: route.pattern,
    ErrorBoundary: ErrorScreen,
    ...routeParts(route, screen),
    loader: deps ? (args) => deps.loadPage(route, args) : () => null,
  }
}

function routeParts(route: Route, { Component, loadsByQuery }: AnyScreen): Pick<RouteObject, 'Component' | 'shouldRevalidate'> {
  return {
    Component: function ScreenRoute() {
      const { page, view } = useLoaderData<PageData>()
      const { search } = useLocation()
      const query = parseQuery(grammarOf(route.screen), search)
      return (
        <>
          <Head page={page} query={query} />
          <Component view={view} query={query} />
        </>
      )
    },
    // A changed query only filters the view that is there, unless the loader reads it.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || (loadsByQuery === true && currentUrl.search !== nextUrl.search),
  }
}

/** What the router is given for an error that has a page of its own. */
export interface PageError {
  readonly status: number
  readonly message: string
  /** Path and query as sent; only for a 404. */
  readonly fullPath?: string | undefined
  /** Why a page was withdrawn. */
  readonly detail?: string | undefined
}

/** Makes a loader end in the error screen. */
export function pageError(error: PageError) {
  return data(error, { status: error.status })
}
