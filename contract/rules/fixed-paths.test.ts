import { describe, expect, test } from 'vitest'
import {
  FIXED_PATTERNS,
  YEAR_PATTERNS,
  isStaticFixedPath,
  matchesFixedOrYearRoute,
} from './fixed-paths.ts'

const YEARS = [2026, 2024, 2023, 2022, 2021]

describe('fixed and year routes (spec/behaviour §2.1, §4)', () => {
  test.each([
    ['/', 'home'],
    ['/partners', 'partners'],
    ['/program', 'program'],
    ['/program/map', 'program-map'],
    ['/program/guides-walks', 'guides-walks'],
    ['/program/talks', 'program-type-list'],
    ['/program/events', 'program-type-list'],
    ['/program/now', 'program-type-list'],
    ['/timeline', 'timeline'],
    ['/venues', 'venues'],
    ['/venues/access', 'venue'],
    ['/artists', 'artists'],
    ['/artists/caf%C3%A9', 'artist'],
    ['/channel', 'channel'],
    ['/channel/x', 'article'],
    ['/events/x', 'event'],
    ['/guides/x', 'guide'],
    ['/participate', 'participate'],
    ['/participate/x', 'participate-item'],
    ['/search', 'search'],
    ['/past-festivals', 'past-festivals'],
    ['/past-festivals/x', 'past-festival'],
    ['/2026/program', 'year-program:2026'],
    ['/2022/program/map', 'year-program-map:2022'],
    ['/2022/program/events', 'year-program-events:2022'],
    ['/2021/program/talks', 'year-program-type:2021'],
    ['/2023/program/events', 'year-program-type:2023'],
    ['/2024/program/guides-walks', 'year-program-type:2024'],
    ['/2024/artists', 'year-artists:2024'],
    ['/2024/venues', 'year-venues:2024'],
    ['/2024/venues/x', 'year-venues-venue:2024'],
  ])('%s is served by the route %s', (path, id) => {
    expect(matchesFixedOrYearRoute(path, YEARS)).toBe(id)
  })

  test.each([
    '/events',
    '/guides',
    '/about',
    '/program.ics',
    '/2026/plan',
    '/2026',
    '/2024/visit',
    '/2024/artists/x',
    '/2019/program',
    '/0000/program',
    '/99999/program',
    '/-1/program',
    '/2026-x/program',
    '/venues/a%2Fb',
    '/venues%2Fx',
    '/program/talks/x',
    '/constructor',
  ])('%s is left to custom pages and strands', (path) => {
    expect(matchesFixedOrYearRoute(path, YEARS)).toBeUndefined()
  })

  test('have each id once', () => {
    const ids = [...FIXED_PATTERNS, ...YEAR_PATTERNS].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('fixed paths without parameters (spec/behaviour §6.11)', () => {
  test.each([
    ['/', true],
    ['/program/map', true],
    ['/artists', true],
    ['/artists/old', false],
    ['/program/:type', false],
    ['/about', false],
  ])('answers %s with %s', (path, expected) => {
    expect(isStaticFixedPath(path)).toBe(expected)
  })
})
