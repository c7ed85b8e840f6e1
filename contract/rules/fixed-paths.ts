/** The routes of the specification as data (spec/asked §2, spec/behaviour §2.1, §4). */
import { family } from './family.ts'
import type { Family } from './family.ts'
import { segmentsOf } from './path-pattern.ts'

/** Literal segments and `:parameters`. */
export interface RoutePattern {
  readonly id: string
  readonly pattern: string
}

export interface YearPattern extends RoutePattern {
  readonly family?: Family
}

/** spec/behaviour §2.1, without the generic route. */
export const FIXED_PATTERNS = [
  { id: 'home', pattern: '/' },
  { id: 'partners', pattern: '/partners' },
  { id: 'program', pattern: '/program' },
  { id: 'program-map', pattern: '/program/map' },
  { id: 'guides-walks', pattern: '/program/guides-walks' },
  { id: 'program-plain', pattern: '/program/plain' },
  { id: 'program-type-list', pattern: '/program/:type' },
  { id: 'now', pattern: '/now' },
  { id: 'timeline', pattern: '/timeline' },
  { id: 'venues', pattern: '/venues' },
  { id: 'venue', pattern: '/venues/:venue' },
  { id: 'artists', pattern: '/artists' },
  { id: 'artist', pattern: '/artists/:artist' },
  { id: 'channel', pattern: '/channel' },
  { id: 'article', pattern: '/channel/:article' },
  { id: 'event', pattern: '/events/:event' },
  { id: 'guide', pattern: '/guides/:guide' },
  { id: 'participate', pattern: '/participate' },
  { id: 'participate-item', pattern: '/participate/:participate' },
  { id: 'search', pattern: '/search' },
  { id: 'changes', pattern: '/changes' },
  { id: 'plan', pattern: '/plan' },
  { id: 'past-festivals', pattern: '/past-festivals' },
  { id: 'past-festival', pattern: '/past-festivals/:festival' },
] as const satisfies readonly RoutePattern[]

/** A screen whose words staff write. The routes that are excluded have a parameter or words of ours. */
export type FixedScreen = Exclude<
  (typeof FIXED_PATTERNS)[number],
  | { readonly pattern: `${string}:${string}` }
  | { readonly id: 'changes' | 'now' | 'plan' | 'program-plain' }
>['id']

/** The routes of each festival year (spec/behaviour §4); `:year` is one of `festival_years`. */
export const YEAR_PATTERNS = [
  { id: 'year-program', pattern: '/:year/program' },
  { id: 'year-program-map', pattern: '/:year/program/map' },
  { id: 'year-program-events', pattern: '/:year/program/events', family: 'legacy' },
  { id: 'year-program-type', pattern: '/:year/program/:type' },
  { id: 'year-artists', pattern: '/:year/artists' },
  { id: 'year-venues', pattern: '/:year/venues' },
  { id: 'year-venues-venue', pattern: '/:year/venues/:venue' },
] as const satisfies readonly YearPattern[]

const fixedRoutes = FIXED_PATTERNS.map(withParts)
const yearRoutes = YEAR_PATTERNS.map((route: YearPattern) => withParts(route))
const staticPaths = new Set<string>(
  FIXED_PATTERNS.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':')),
)

/**
 * The id of the fixed or year route that matches a canonical path, such as `venue` or `year-venues:2024`; undefined if
 * none does (spec/behaviour §2.2). A static segment comes before a parameter. A reserved type also matches its `:type`
 * route, which then answers 404.
 */
export function matchesFixedOrYearRoute(
  path: string,
  festivalYears: readonly number[],
): string | undefined {
  const segments = segmentsOf(path)
  const fixed = fixedRoutes.find(({ parts }) => matches(parts, segments))
  if (fixed) return fixed.id

  const year = festivalYear(segments[0] ?? '', festivalYears)
  if (year === undefined) return undefined
  const found = yearRoutes.find(
    ({ parts, family: only }) =>
      (only === undefined || only === family(year)) && matches(parts, segments),
  )
  return found && `${found.id}:${year}`
}

/** Fixed routes without parameters. No redirect rule applies to them (spec/behaviour §6.11). */
export function isStaticFixedPath(path: string): boolean {
  return staticPaths.has(path)
}

function withParts<Route extends RoutePattern>(route: Route): Route & { parts: readonly string[] } {
  return { ...route, parts: segmentsOf(route.pattern) }
}

function matches(parts: readonly string[], segments: readonly string[]): boolean {
  return (
    parts.length === segments.length &&
    parts.every((part, position) => {
      const segment = segments[position] ?? ''
      // A parameter cannot contain an encoded slash (spec/behaviour §1.6).
      return part.startsWith(':') ? !segment.includes('%2F') : part === segment
    })
  )
}

function festivalYear(segment: string, festivalYears: readonly number[]): number | undefined {
  if (!/^\d{4}$/.test(segment)) return undefined
  const year = Number(segment)
  return festivalYears.includes(year) ? year : undefined
}
