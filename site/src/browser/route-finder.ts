import { matchRoutes, type RouteObject } from 'react-router'
import type { Route } from '../routes.ts'

/** The route that a router of these objects would take to a path, if it is a known one. */
export function routeAt(
  objects: RouteObject[],
  known: readonly Route[],
  { pathname }: Pick<URL, 'pathname'>,
): Route | undefined {
  const id = matchRoutes(objects, pathname)?.at(-1)?.route.id
  return known.find((route) => route.id === id)
}

/**
 * Finds the routes of links. A match tries every route, and the menu's links come into view each time it opens: a pattern
 * that is a path needs none, and what was found is kept until more routes are known.
 */
export function createRouteFinder(known: readonly Route[], objects: () => RouteObject[]) {
  let found = new Map<string, Route>()
  let count = 0
  return function find(url: Pick<URL, 'pathname'>): Route | undefined {
    if (known.length !== count) found = pathsOf(known)
    count = known.length
    const route = found.get(url.pathname) ?? routeAt(objects(), known, url)
    if (route) found.set(url.pathname, route)
    return route
  }
}

/** The routes whose pattern is a path: none with a parameter comes before it, and of two the first is taken. */
function pathsOf(known: readonly Route[]): Map<string, Route> {
  const paths = known.filter(({ pattern }) => !/[:*?]/.test(pattern))
  return new Map(paths.toReversed().map((route) => [route.pattern, route]))
}
