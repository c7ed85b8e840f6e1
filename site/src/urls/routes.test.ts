import { FIXED_PATTERNS, YEAR_PATTERNS } from 'contract/rules/fixed-paths.ts'
import { canonicalise } from 'contract/rules/canonicalise.ts'
import type { Routes } from 'contract/answers/routes.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildRoutes, FIXED_ROUTES, matchRoute, routeRules, SLUG_ROUTE } from './routes.ts'

const YEARS = [2026, 2024, 2023, 2022, 2021]

function tableOf(answer: Partial<Record<keyof Routes, readonly (string | number)[]>> = {}) {
  const { custom_pages = [], program = [], festival_years = YEARS } = answer
  return buildRoutes(
    parseAnswer('/routes', {
      custom_pages: custom_pages.map(String),
      program: program.map(String),
      festival_years: festival_years.map(Number),
    }),
  )
}

/** Id, screen and parameters of the route that matches a path. */
function taking(path: string, table = tableOf()) {
  const canonical = canonicalise(path)
  if (canonical.kind === 'reject') throw new Error(`${path} is no path`)
  const { route, params } = matchRoute(table, canonical.path)
  return { id: route.id, screen: route.screen, params }
}

describe('fixed routes (spec/asked §2, spec/behaviour §2.1)', () => {
  test.each([
    ['/', 'home', 'home', {}],
    ['/partners', 'partners', 'partners', {}],
    ['/program', 'program', 'program', {}],
    ['/program/map', 'program-map', 'program-map', {}],
    ['/program/guides-walks', 'guides-walks', 'guides-walks', {}],
    ['/program/talks', 'program-type-list', 'program-list', { type: 'talks' }],
    ['/timeline', 'timeline', 'timeline', {}],
    ['/venues', 'venues', 'venues', {}],
    ['/venues/shed-9', 'venue', 'venue', { venue: 'shed-9' }],
    ['/artists', 'artists', 'artists', {}],
    ['/artists/noor-castellane', 'artist', 'artist', { artist: 'noor-castellane' }],
    ['/channel', 'channel', 'channel', {}],
    ['/channel/ebb', 'article', 'article', { article: 'ebb' }],
    ['/events/magnesium', 'event', 'event', { event: 'magnesium' }],
    ['/guides/river-at-dusk', 'guide', 'guide', { guide: 'river-at-dusk' }],
    ['/participate', 'participate', 'participate', {}],
    [
      '/participate/open-call',
      'participate-item',
      'participate-item',
      { participate: 'open-call' },
    ],
    ['/search', 'search', 'search', {}],
    ['/past-festivals', 'past-festivals', 'past-festivals', {}],
    ['/past-festivals/2018', 'past-festival', 'past-festival', { festival: '2018' }],
    ['/visit/access/ramps', 'slug', 'page', { '*': 'visit/access/ramps' }],
    ['/events', 'slug', 'page', { '*': 'events' }],
    ['/guides', 'slug', 'page', { '*': 'guides' }],
  ])('gives %s to %s with the %s screen', (path, id, screen, params) => {
    expect(taking(path)).toEqual({ id, screen, params })
  })

  test('decode parameters, and send an encoded slash to the generic page', () => {
    expect(taking('/artists/caf%C3%A9').params).toEqual({ artist: 'café' })
    expect(taking('/venues/a%2Fb')).toEqual({
      id: 'slug',
      screen: 'page',
      params: { '*': 'venues/a/b' },
    })
    expect(taking('/venues%2Fx').id).toBe('slug')
  })

  test('are in the table in the order of the contract, with the generic page last', () => {
    const byId = (routes: readonly { id: string; pattern: string }[]) =>
      Object.fromEntries(routes.map(({ id, pattern }) => [id, pattern]))
    expect(byId(FIXED_ROUTES)).toEqual(byId(FIXED_PATTERNS))
    expect(tableOf({ custom_pages: ['about'] }).routes.at(-1)).toBe(SLUG_ROUTE)
  })
})

describe('year routes and screen families (spec/behaviour §4)', () => {
  test.each([
    ['/2022/program', 'year-program:2022', 'legacy-program', {}],
    ['/2023/program', 'year-program:2023', 'program', {}],
    ['/2022/program/map', 'year-program-map:2022', 'program-map', {}],
    ['/2023/program/map', 'year-program-map:2023', 'program-map', {}],
    ['/2022/program/events', 'year-program-events:2022', 'legacy-program-events', {}],
    ['/2023/program/events', 'year-program-type:2023', 'program-list', { type: 'events' }],
    ['/2022/program/talks', 'year-program-type:2022', 'legacy-program-list', { type: 'talks' }],
    ['/2023/program/talks', 'year-program-type:2023', 'program-list', { type: 'talks' }],
    ['/2022/artists', 'year-artists:2022', 'legacy-artists', {}],
    ['/2023/artists', 'year-artists:2023', 'artists', {}],
    ['/2022/venues', 'year-venues:2022', 'legacy-venues', {}],
    ['/2023/venues', 'year-venues:2023', 'venues', {}],
    ['/2022/venues/shed-9', 'year-venues-venue:2022', 'legacy-venue', { venue: 'shed-9' }],
    ['/2023/venues/shed-9', 'year-venues-venue:2023', 'year-venue', { venue: 'shed-9' }],
  ])('gives %s to %s with the %s screen', (path, id, screen, params) => {
    expect(taking(path)).toEqual({ id, screen, params })
  })

  test.each([
    '/2019/program',
    '/0000/program',
    '/99999/program',
    '/-1/program',
    '/2026-x/program',
    '/2026',
    '/2026/artists/noor-castellane',
    '/%EF%BC%92%EF%BC%90%EF%BC%92%EF%BC%96/program',
  ])('leaves %s to the generic page', (path) => {
    expect(taking(path).id).toBe('slug')
  })

  test('have their year and their id from the contract', () => {
    const years = tableOf({ festival_years: [2022] }).routes.filter(({ meta }) => meta.year)
    expect(years.map(({ id, meta }) => [id, meta.year])).toEqual(
      YEAR_PATTERNS.map(({ id }) => [`${id}:2022`, 2022]),
    )
  })

  test('exist once for each year, newest first, in any order of the answer', () => {
    const { routes } = tableOf({ festival_years: [2022, 2026, 2022, 2024] })
    const years = routes.filter(({ id }) => id.startsWith('year-program:'))
    expect(years.map(({ meta }) => meta.year)).toEqual([2026, 2024, 2022])
  })
})

describe('our own route rules (spec/behaviour §4, §6.1)', () => {
  test('redirect a year’s guides and walks to their screen, or to the program of another year', () => {
    expect(routeRules([2026, 2022], 2026)).toEqual([
      { from: '/2026/program/guides-walks', to: '/program/guides-walks', status: 302 },
      { from: '/2022/program/guides-walks', to: '/2022/program#guides', status: 302 },
    ])
  })
})

describe('precedence (spec/behaviour §2.2)', () => {
  test('follows the order fixed routes, year routes, program entries, custom pages, generic page', () => {
    const { routes } = tableOf({ custom_pages: ['about'], program: ['nights'] })
    const place = (id: string) => routes.findIndex((route) => route.id === id)
    const places = ['home', 'year-program:2026', 'program:nights', 'custom:about', 'slug'].map(
      place,
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test.each([
    ['partners', '/partners', 'partners'],
    ['program', '/program', 'program'],
    ['venues/access', '/venues/access', 'venue'],
    ['program/map', '/program/map', 'program-map'],
    ['program/nights', '/program/nights', 'program-type-list'],
    ['search', '/search', 'search'],
    ['2024-program', '/2024/program', 'year-program:2024'],
    ['2024-artists', '/2024/artists', 'year-artists:2024'],
    ['2024-program/map', '/2024/program/map', 'year-program-map:2024'],
    ['2024-venues/x', '/2024/venues/x', 'year-venues-venue:2024'],
  ])('shadows the name %s by a route of a higher class', (name, path, by) => {
    const table = tableOf({ custom_pages: [name] })
    expect(table.shadowed).toEqual([{ name, path, by }])
    expect(table.routes.map(({ id }) => id)).not.toContain(`custom:${name}`)
    expect(taking(path, table).id).toBe(by)
  })

  test.each(['2024-program', '2024-artists', '2024-program/map', '2024-venues/x'])(
    'gives the name %s its route while 2024 is no festival year',
    (name) => {
      const table = tableOf({ custom_pages: [name], festival_years: [2026] })
      expect(table.shadowed).toEqual([])
      expect(taking(`/${name.replace('-', '/')}`, table)).toEqual({
        id: `custom:${name}`,
        screen: 'page',
        params: {},
      })
    },
  )

  test.each([
    'api',
    'builds/x',
    '_x',
    '.well-known/x',
    'a/_payload.json',
    'a/_islands.json',
    'sitemap.xml',
    'sw.js',
  ])('gives the reserved name %s no route', (name) => {
    const table = tableOf({ custom_pages: [name], program: [name] })
    expect(table.shadowed.map(({ by }) => by)).toEqual(['reserved', 'reserved'])
    expect(table.routes).toHaveLength(tableOf().routes.length)
  })

  test('lets a program entry win over a custom page of its name', () => {
    const table = tableOf({ custom_pages: ['nights'], program: ['nights'] })
    expect(taking('/nights', table)).toEqual({ id: 'program:nights', screen: 'strand', params: {} })
    expect(table.shadowed).toEqual([{ name: 'nights', path: '/nights', by: 'program:nights' }])
  })

  test('prefers the first of equal paths: duplicates, and names that differ only in case', () => {
    const table = tableOf({ custom_pages: ['About', 'about', 'About'] })
    expect(taking('/about', table).id).toBe('custom:About')
    expect(table.shadowed.map(({ name, by }) => [name, by])).toEqual([
      ['about', 'custom:About'],
      ['About', 'custom:About'],
    ])
  })

  test('adds the year to the meta of a year’s name, and uses an entry’s own name in its id (spec/behaviour §3)', () => {
    const { routes } = tableOf({
      custom_pages: ['2024-visit', 'support/donate'],
      program: ['2024-photobook-weekend'],
    })
    expect(routes).toContainEqual({
      id: '2024-photobook-weekend',
      pattern: '/2024/photobook-weekend',
      screen: 'strand',
      meta: { name: '2024-photobook-weekend', year: 2024 },
    })
    expect(routes).toContainEqual({
      id: 'custom:2024-visit',
      pattern: '/2024/visit',
      screen: 'page',
      meta: { page: '2024-visit', year: 2024 },
    })
    expect(routes).toContainEqual({
      id: 'custom:support/donate',
      pattern: '/support/donate',
      screen: 'page',
      meta: { page: 'support/donate' },
    })
  })

  test('reports names that cannot be paths, with their index in the answer', () => {
    const table = tableOf({ custom_pages: ['about', '', 'a//b'], program: ['2026-', 'a/../b'] })
    expect(table.rejected).toEqual([
      { list: 'program', index: 0 },
      { list: 'program', index: 1 },
      { list: 'custom_pages', index: 1 },
      { list: 'custom_pages', index: 2 },
    ])
  })

  test.each(['__proto__', 'constructor', 'toString'])('takes %s as an ordinary name', (name) => {
    const table = tableOf({ custom_pages: [name] })
    const reserved = name.startsWith('_')
    expect(taking(`/${name}`, table).id).toBe(reserved ? 'slug' : `custom:${name}`)
  })

  test('is decided quickly for 100,000 names', () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `page-${index}`)
    const table = tableOf({ custom_pages: names })
    expect(table.routes).toHaveLength(tableOf().routes.length + names.length)
    expect(taking('/page-99999', table).id).toBe('custom:page-99999')
  })
})

describe('properties of the table (spec/behaviour §2, §3)', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'program',
      'events',
      'artists',
      '2026',
      '2022-',
      'api',
      '__proto__',
      '..',
      'é',
      'É',
    ),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  const names = fc.array(
    fc.array(word, { maxLength: 3 }).map((words) => words.join('/')),
    { maxLength: 6 },
  )
  const years = fc.array(fc.integer({ min: 1990, max: 2030 }), { maxLength: 3 })

  test('lists every name once: as a route, shadowed, or rejected; with the generic page last', () => {
    fc.assert(
      fc.property(names, names, years, (program, pages, festivalYears) => {
        const table = buildRoutes({ program, custom_pages: pages, festival_years: festivalYears })
        const { routes, shadowed, rejected } = table
        const named = routes.filter(
          ({ meta }) => meta.page !== undefined || meta.name !== undefined,
        )
        expect(named.length + shadowed.length + rejected.length).toBe(program.length + pages.length)
        expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
        expect(new Set(routes.map(({ pattern }) => pattern)).size).toBe(routes.length)
        expect(routes.at(-1)).toBe(SLUG_ROUTE)
        // A named path is matched by its own route: no earlier route matches it.
        for (const route of named) expect(matchRoute(table, route.pattern).route).toBe(route)
      }),
    )
  })

  test('finds one route for any canonical path; its pattern with the parameters filled in is that path', () => {
    const table = tableOf({ program: ['night-school'], custom_pages: ['about'] })
    const path = fc
      .array(word, { maxLength: 4 })
      .map((words) => `/${words.map(encodeURIComponent).join('/')}`)
    fc.assert(
      fc.property(path, (text) => {
        const canonical = canonicalise(text)
        if (canonical.kind === 'reject') return
        const { route, params } = matchRoute(table, canonical.path)
        const filled = route.pattern.replace(
          /:(\w+)|\*/g,
          (part, name: string | undefined) => params[name ?? part] ?? '',
        )
        expect(filled).toBe(`/${canonical.segments.join('/')}`)
      }),
    )
  })
})
