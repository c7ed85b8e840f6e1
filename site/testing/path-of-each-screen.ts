import { Routes } from 'contract/answers/routes.ts'
import { family } from 'contract/rules/family.ts'
import * as v from 'valibot'
import { buildRoutes, matchRoute } from '../src/urls/routes.ts'
import { SCREENS } from '../src/app/screens.ts'
import type { ShownFestival } from './festival.ts'

export interface ShownPath {
  readonly path: string
  readonly screen: string
}

/** One path for each screen in each family that has it, if possible without a year. Throws if a screen has none. */
export async function pathOfEachScreen(festival: ShownFestival): Promise<readonly ShownPath[]> {
  const table = buildRoutes(v.parse(Routes, (await festival.answers())['/routes']))
  const found = new Map<string, ShownPath>()
  const paths = await festival.paths()
  const ofYear = (path: string) => matchRoute(table, path).route.meta.year
  for (const path of paths.toSorted((one, other) => (ofYear(one) ?? 0) - (ofYear(other) ?? 0))) {
    const { screen, meta } = matchRoute(table, path).route
    const kind = `${screen} ${meta.year === undefined ? 'current' : family(meta.year)}`
    if (!found.has(kind)) found.set(kind, { path, screen })
  }
  const shown = new Set<string>([...found.values()].map(({ screen }) => screen))
  const missing = Object.keys(SCREENS).filter((screen) => !shown.has(screen))
  if (missing.length > 0) throw new Error(`no page shows the screens ${missing.join(', ')}`)
  return [
    ...found.values(),
    { path: '/search?q=night', screen: 'search' },
    { path: '/program?view=grid&sort=title', screen: 'program' },
    { path: '/no/such/page', screen: 'error' },
  ]
}
