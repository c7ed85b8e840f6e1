import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type createBrowserRouter,
  type DOMRouterOpts,
  type RouteObject,
} from 'react-router'

/**
 * What `createBrowserRouter` makes, of the same parts. That one stands in a module with `Link`, `Form` and fetchers,
 * which a bundler cannot take out of it: 4 kB of the first load (spec/faults P5; decision 021).
 */
export function createHydratedRouter(
  routes: RouteObject[],
  { hydrationData }: Required<Pick<DOMRouterOpts, 'hydrationData'>>,
): ReturnType<typeof createBrowserRouter> {
  return createRouter({
    routes,
    hydrationData,
    history: createBrowserHistory(),
    mapRouteProperties,
    hydrationRouteProperties,
  }).initialize()
}
