import { describe, expect, test } from 'vitest'
import { FIXED_ROUTES, SLUG_ROUTE, type Route } from '../routes.ts'
import { createRouteFinder, routeAt } from './route-finder.ts'

const objectOf = ({ id, pattern }: Route) => ({ id, path: pattern })
const to = (pathname: string) => ({ pathname })

describe('the route of a link', () => {
  test('is the one that the router would take, and is looked for once', () => {
    const known = [...FIXED_ROUTES, SLUG_ROUTE]
    let matches = 0
    const find = createRouteFinder(known, () => {
      matches += 1
      return known.map(objectOf)
    })
    expect(find(to('/events/salt-ledger'))?.id).toBe('event')
    expect(find(to('/events/salt-ledger'))?.id).toBe('event')
    expect(matches).toBe(1)
  })

  test('needs no match where the pattern is its path', () => {
    const known = [...FIXED_ROUTES, SLUG_ROUTE]
    const find = createRouteFinder(known, () => [])
    const paths = known.map(({ pattern }) => pattern).filter((pattern) => !/[:*]/.test(pattern))
    expect(paths.map((path) => find(to(path))?.id)).toEqual(
      paths.map((path) => routeAt(known.map(objectOf), known, to(path))?.id),
    )
  })

  test('is looked for again when more routes are known', () => {
    const known: Route[] = [SLUG_ROUTE]
    const find = createRouteFinder(known, () => known.map(objectOf))
    expect(find(to('/night-school'))?.id).toBe(SLUG_ROUTE.id)
    known.push({ ...SLUG_ROUTE, id: 'night-school', pattern: '/night-school' })
    expect(find(to('/night-school'))?.id).toBe('night-school')
  })

  test('is none where there is none', () => {
    expect(createRouteFinder([], () => [])(to('/x'))).toBeUndefined()
  })
})
