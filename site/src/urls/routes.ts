import type { Routes } from 'contract/answers/routes.ts'
import { family, type Family } from 'contract/rules/family.ts'
import {
  FIXED_PATTERNS,
  matchesFixedOrYearRoute,
  YEAR_PATTERNS,
  type YearPattern,
} from 'contract/rules/fixed-paths.ts'
import { nameToRoute } from 'contract/rules/name-to-route.ts'
import type { RedirectRule } from 'contract/rules/redirects.ts'
import { isReservedPath } from 'contract/rules/reserved.ts'
import type { ScreenId } from './screen-ids.ts'

/** What is known of a route, in addition to its pattern (spec/asked §2). */
export interface RouteMeta {
  readonly year?: number
  /** The name of a custom page, as in the answer. */
  readonly page?: string
  /** The name of a program entry, as in the answer. */
  readonly name?: string
}

export interface Route {
  readonly id: string
  /** The pattern in the notation of the specification, which is that of React Router. */
  readonly pattern: string
  readonly screen: ScreenId
  readonly meta: RouteMeta
}

/** The fixed routes of spec/asked §2, and our own (spec/screens §10 and §15–§18). `SLUG_ROUTE` is not among them. */
export const FIXED_ROUTES: readonly Route[] = FIXED_PATTERNS.map(({ id, pattern }) => ({
  id,
  pattern,
  screen: id === 'program-type-list' ? 'program-list' : id,
  meta: {},
}))

/** Matches any path of any depth. */
export const SLUG_ROUTE: Route = { id: 'slug', pattern: '/*', screen: 'page', meta: {} }

/** One screen for all years, or one above 2022 and another for 2022 and before (spec/behaviour §4). */
const YEAR_SCREENS: Readonly<
  Record<(typeof YEAR_PATTERNS)[number]['id'], ScreenId | Readonly<Record<Family, ScreenId>>>
> = {
  'year-program': { current: 'program', legacy: 'legacy-program' },
  'year-program-map': 'program-map',
  'year-program-events': 'legacy-program-events',
  'year-program-type': { current: 'program-list', legacy: 'legacy-program-list' },
  'year-artists': { current: 'artists', legacy: 'legacy-artists' },
  'year-venues': { current: 'venues', legacy: 'legacy-venues' },
  'year-venues-venue': { current: 'year-venue', legacy: 'legacy-venue' },
}

function yearRoutes(year: number): Route[] {
  const own = family(year)
  return YEAR_PATTERNS.filter((route: YearPattern) => (route.family ?? own) === own).map(
    ({ id, pattern }) => {
      const screens = YEAR_SCREENS[id]
      return {
        id: `${id}:${year}`,
        pattern: pattern.replace(':year', String(year)),
        screen: typeof screens === 'string' ? screens : screens[own],
        meta: { year },
      }
    },
  )
}

/** Guides and walks are a screen of the current year only (spec/asked §2; spec/behaviour §4, §6.1). */
export function routeRules(
  festivalYears: readonly number[],
  currentYear: number | undefined,
): readonly RedirectRule[] {
  return festivalYears.map((year) => ({
    from: `/${year}/program/guides-walks`,
    to: year === currentYear ? '/program/guides-walks' : `/${year}/program#guides`,
    status: 302,
  }))
}

export interface RouteTable {
  /** In order of precedence (spec/behaviour §2.2); the generic page is last. */
  readonly routes: readonly Route[]
  readonly shadowed: readonly {
    readonly name: string
    readonly path: string
    readonly by: string
  }[]
  /** Names that cannot be paths, with their place in the answer. */
  readonly rejected: readonly {
    readonly list: 'custom_pages' | 'program'
    readonly index: number
  }[]
}

/** Shadowed names get no route (spec/behaviour §2, §3). */
export function buildRoutes(answer: Routes): RouteTable {
  const years = [...new Set(answer.festival_years)].toSorted((a, b) => b - a)
  const shadowed: RouteTable['shadowed'][number][] = []
  const rejected: RouteTable['rejected'][number][] = []
  const taken = new Map<string, string>()
  const named: Route[] = []

  const add = (list: 'custom_pages' | 'program', kind: 'custom' | 'program') => {
    for (const [index, name] of answer[list].entries()) {
      const result = nameToRoute(kind, name)
      if (result.kind === 'invalid') {
        rejected.push({ list, index })
        continue
      }
      const { id, path, screen, meta } = result
      const by = isReservedPath(path)
        ? 'reserved'
        : (matchesFixedOrYearRoute(path, years) ?? taken.get(path))
      if (by !== undefined) {
        shadowed.push({ name, path, by })
        continue
      }
      taken.set(path, id)
      named.push({ id, pattern: path, screen: screen === 'custom-page' ? 'page' : 'strand', meta })
    }
  }
  add('program', 'program')
  add('custom_pages', 'custom')

  return {
    routes: [...FIXED_ROUTES, ...years.flatMap(yearRoutes), ...named, SLUG_ROUTE],
    shadowed,
    rejected,
  }
}

/** Segments are decoded first, so an encoded slash matches no parameter (spec/behaviour §1.6). */
export function matchRoute(
  { routes }: Pick<RouteTable, 'routes'>,
  path: string,
): { readonly route: Route; readonly params: Readonly<Record<string, string>> } {
  const segments = path === '/' ? [] : path.slice(1).split('/').map(decodeURIComponent)
  for (const route of routes) {
    const params = fitPattern(route.pattern, path, segments)
    if (params) return { route, params }
  }
  return { route: SLUG_ROUTE, params: { '*': segments.join('/') } }
}

function fitPattern(
  pattern: string,
  path: string,
  segments: readonly string[],
): Record<string, string> | undefined {
  if (!pattern.includes(':')) return pattern === path ? {} : undefined
  const parts = pattern.slice(1).split('/')
  if (parts.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined
    } else if (segment.includes('/')) return undefined
    else params[part.slice(1)] = segment
  }
  return params
}
