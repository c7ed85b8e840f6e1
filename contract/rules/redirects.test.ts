import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { canonicalise } from './canonicalise.ts'
import { fromMatcher, matchRedirect, parseRedirects, toMatcher } from './redirects.ts'
import { rulesOf } from './redirect-order.ts'
import type { RedirectMatcher, RedirectRule } from './redirects.ts'

const site = { origin: 'https://festival.example' }

function answer(rules: readonly RedirectRule[], request: string) {
  const canonical = canonicalise(request)
  if (canonical.kind === 'reject') throw new Error(request)
  const own = parseRedirects(rules, site).rules
  const published = parseRedirects(fromMatcher(toMatcher(own)), site).rules
  const redirect = matchRedirect(own, canonical.path, canonical.search)
  // The browser reads the published matcher and must come to the same result as the server.
  expect(matchRedirect(published, canonical.path, canonical.search)).toEqual(redirect)
  return redirect && `${redirect.status} ${redirect.to}`
}

const dropped = (rules: readonly RedirectRule[]) => parseRedirects(rules, site).dropped

describe('the paths that a rule applies to (spec/behaviour §6.2, §6.3, §6.11)', () => {
  test.each([
    ['/2023/**', '/2023', true],
    ['/2023/**', '/2023/a/b', true],
    ['/2023/**', '/20233', false],
    ['/old/*', '/old/x', true],
    ['/old/*', '/old', false],
    ['/old/*', '/old/x/y', false],
    ['/a/*/b', '/a/x/b', true],
    ['/a/*/b', '/a/x/c', false],
    ['/a/*/**', '/a/x', true],
    ['/a/*/**', '/a/x/y/z', true],
    ['/a/*/**', '/a', false],
    ['/*/b', '/x/b', true],
    ['/Whats-On/', '/whats-on', true],
    ['/caf%c3%a9', '/caf%C3%A9', true],
    ['/a%2Ab', '/a*b', true],
    ['/a*', '/a*', true],
    ['/a*', '/ab', false],
    ['/artists/old', '/artists/old', true],
    ['/artists/**', '/artists/old', true],
    ['/artists/**', '/artists', false],
    ['/**', '/', false],
    ['/**', '/partners', false],
    ['/**', '/api/content', false],
    ['/**', '/x', true],
    ['/*/x', '/_x/x', false],
    ['/shop/**', '/shop/a%2Fb', true],
  ])('%s and %s: %s', (from, request, applies) => {
    expect(answer([{ from, to: '/timeline' }], request) !== undefined).toBe(applies)
  })

  test.each([
    ['/a/b', '301 /exact'],
    ['/a/c', '301 /star'],
    ['/a/b/c', '301 /star-below'],
    ['/a/b/d', '301 /long'],
    ['/a/x/c', '301 /star-below'],
    ['/a/x/y', '301 /short'],
  ])('applies the most specific rule to %s: %s', (request, expected) => {
    const rules = [
      { from: '/a/**', to: '/short' },
      { from: '/a/b/**', to: '/long' },
      { from: '/a/*', to: '/star' },
      { from: '/a/*/c', to: '/star-below' },
      { from: '/a/b', to: '/exact' },
    ].toReversed()
    expect(answer(rules, request)).toBe(expected)
  })
})

describe('where a rule leads (spec/behaviour §6.5–§6.8, spec/faults U5)', () => {
  test.each([
    ['/old', '/new', '/old?x=1', '301 /new?x=1'],
    ['/old', '/new?x=2', '/old?x=1&y=3', '301 /new?x=2&y=3'],
    ['/old', '/new?x=2', '/old?%78=1', '301 /new?x=2'],
    ['/old', '/new?x=2&x=3', '/old?X=1', '301 /new?x=2&x=3&X=1'],
    ['/old', '/new#here', '/old?a', '301 /new?a#here'],
    ['/old', '/New//Place/', '/old', '301 /new/place'],
    ['/old', '/2024-visit', '/old', '301 /2024/visit'],
    ['/2018/**', '/past-festivals/2018', '/2018/a/b', '301 /past-festivals/2018'],
    [
      '/shop/**',
      'https://shop.example.org/**',
      '/shop/a%20b?c=1',
      '301 https://shop.example.org/a%20b?c=1',
    ],
    ['/shop/**', 'https://shop.example.org/**', '/shop', '301 https://shop.example.org/'],
    [
      '/shop/**',
      'https://shop.example.org/s/**?ref=f',
      '/shop/x/y',
      '301 https://shop.example.org/s/x/y?ref=f',
    ],
    ['/shop/**', 'https://shop.example.org', '/shop/a', '301 https://shop.example.org/'],
    ['/news/**', '/channel/**', '/news/a%2Fb', '301 /channel/a%2Fb'],
    ['/news/**', '/channel/**', '/news', '301 /channel'],
    ['/y/**', '/**', '/y/a/b', '301 /a/b'],
    ['/y/**', '/**', '/y', '301 /'],
    ['/old', '/new/**', '/old', '301 /new'],
    ['/old', 'https://festival.example/new?a#b', '/old', '301 /new?a#b'],
    ['/old', 'http://festival.example', '/old', '301 /'],
    ['/old', '/new?q="><script>', '/old', '301 /new?q=%22%3E%3Cscript%3E'],
    ['/old', '/"><script>', '/old', '301 /%22%3E%3Cscript%3E'],
  ])('%s to %s answers %s with %s', (from, to, request, expected) => {
    expect(answer([{ from, to }], request)).toBe(expected)
  })

  test('keeps its own status', () => {
    expect(answer([{ from: '/tickets', to: 'https://t.example/', status: 302 }], '/tickets')).toBe(
      '302 https://t.example/',
    )
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    'https:evil',
    'https://u:p@h/',
    'https://',
    '/y\r\nSet-Cookie: a=b',
    'ftp://h/x',
    'mailto:a@b.org',
    'new',
    '',
    '/a/../b',
    `${site.origin}/a/../b`,
    '/%zz',
    '/api/content',
    '/media/x.pdf',
  ])('drops the rule to %j', (to) => {
    expect(dropped([{ from: '/x', to }])).toEqual([
      { from: '/x', reason: 'a target that is not allowed' },
    ])
    expect(answer([{ from: '/x', to }], '/x')).toBeUndefined()
  })

  test.each([
    ['/program', 'a fixed path'],
    ['/', 'a fixed path'],
    ['/api/x', 'a reserved path'],
    ['/a/_payload.json', 'a reserved path'],
    ['/a/_islands.json', 'a reserved path'],
    ['old', 'no path'],
    ['/a/../b', 'no path'],
    ['/old?x=1', 'a query in the path'],
    ['/a/**/b', 'a "**" before the end'],
  ])('drops the rule from %s: %s', (from, reason) => {
    expect(dropped([{ from, to: '/elsewhere' }])).toEqual([{ from, reason }])
  })

  test('drops a rule with an unknown status, and a second rule for the same path', () => {
    expect(dropped([{ from: '/x', to: '/y', status: 308 }])).toHaveLength(1)
    const twice = [
      { from: '/x', to: '/first' },
      { from: '/X/', to: '/second' },
    ]
    expect(dropped(twice)).toEqual([{ from: '/X/', reason: 'a second rule' }])
    expect(answer(twice, '/x')).toBe('301 /first')
  })
})

describe('chains and loops (spec/behaviour §6.10, spec/faults U5)', () => {
  test('lead to the end at once', () => {
    const rules = [
      { from: '/a', to: '/b?x=1#one' },
      { from: '/b', to: '/c?y=2' },
    ]
    expect(answer(rules, '/a?z=3')).toBe('301 /c?y=2&x=1&z=3#one')
    expect(toMatcher(parseRedirects(rules, site).rules).static['/a']).toEqual({
      redirect: '/c?y=2&x=1#one',
      status: 301,
    })
  })

  test('are temporary if one of their redirects is temporary', () => {
    const rules = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c', status: 302 },
    ]
    expect(answer(rules, '/a')).toBe('302 /c')
  })

  test('lead to the end with the rest of the path', () => {
    const rules = [
      { from: '/news/**', to: '/blog/**' },
      { from: '/blog/**', to: 'https://blog.example/**' },
      { from: '/blog/first', to: '/channel/first' },
    ]
    expect(answer(rules, '/news/x/y')).toBe('301 https://blog.example/x/y')
    expect(answer(rules, '/news/first')).toBe('301 /channel/first')
  })

  test.each([
    [
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      ['/a', '/b'],
      '/a',
    ],
    [[['/a', '/a']], ['/a'], '/a'],
    [[['/2018/**', '/2018/index']], ['/2018/**'], '/2018/x'],
    [[['/a/**', '/a/b/**']], ['/a/**'], '/a/x'],
    [
      [
        ['/a/**', '/b/**'],
        ['/b/**', '/a/**'],
      ],
      ['/a/**', '/b/**'],
      '/a/x',
    ],
  ])('are dropped if they are a loop: %j', (pairs, from, request) => {
    const rules = pairs.map(([path = '', to = '']) => ({ from: path, to }))
    expect(dropped(rules)).toEqual(from.map((path) => ({ from: path, reason: 'a loop' })))
    expect(answer(rules, request)).toBeUndefined()
  })

  test('are not dropped if they only lead to a loop', () => {
    const rules = [
      { from: '/x', to: '/a' },
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ]
    expect(answer(rules, '/x')).toBe('301 /a')
  })

  test('drops only the exact rule of a loop with a wildcard', () => {
    const rules = [
      { from: '/a/**', to: '/b/**' },
      { from: '/b/x', to: '/a/x' },
    ]
    expect(dropped(rules)).toEqual([{ from: '/b/x', reason: 'a loop' }])
    expect(answer(rules, '/a/x')).toBe('301 /b/x')
  })

  test('drops the rules of a chain of twenty that are more than ten hops from its end', () => {
    const rules = Array.from({ length: 20 }, (_, hop) => ({
      from: `/r${hop + 1}`,
      to: `/r${hop + 2}`,
    }))
    expect(dropped(rules)).toHaveLength(10)
    expect(dropped(rules)).toContainEqual({ from: '/r1', reason: 'more than 10 hops' })
    expect(answer(rules, '/r10')).toBeUndefined()
    expect(answer(rules, '/r11')).toBe('301 /r21')
  })

  test('are resolved among 5,000 rules', () => {
    const rules = Array.from({ length: 5_000 }, (_, index) => ({
      from: `/old-${index}`,
      to: index % 5 === 4 ? `/new-${index}` : `/old-${index + 1}`,
    }))
    expect(answer(rules, '/old-1500')).toBe('301 /new-1504')
  })
})

describe('the published matcher (spec/behaviour §6.4)', () => {
  const rules = [
    { from: '/2023/**', to: '/x', status: 302 },
    { from: '/old/*', to: '/y' },
    { from: '/old/*/z/**', to: '/z/**' },
    { from: '/exact/path', to: 'https://h.example/' },
  ]

  test('has the specified shape', () => {
    expect(toMatcher(parseRedirects(rules, site).rules)).toEqual({
      static: { '/exact/path': { redirect: 'https://h.example/', status: 301 } },
      wildcard: { '/2023': { redirect: '/x', status: 302 } },
      dynamic: {
        '/old': {
          static: { '/': { redirect: '/y', status: 301 } },
          wildcard: { '/z': { redirect: '/z/**', status: 301 } },
          dynamic: {},
        },
      },
    })
  })

  test('can be read as rules again', () => {
    const own = parseRedirects(rules, site).rules
    expect(parseRedirects(fromMatcher(toMatcher(own)), site)).toEqual({ rules: own, dropped: [] })
  })
})

describe('properties of redirects (spec/behaviour §6, spec/faults U5)', () => {
  const rules = [
    { from: '/shop/**', to: 'https://shop.example.org/**' },
    { from: '/old/**', to: '/**' },
    { from: '/*/go', to: 'https://go.example.org/x' },
    { from: '/q', to: '/new?x=1' },
  ]
  const hosts = ['https://festival.example', 'https://shop.example.org', 'https://go.example.org']
  const part = fc.oneof(
    anyText({ maxLength: 6 }),
    fc.constantFrom(
      '/',
      '//',
      '%2F',
      '%5C',
      '@evil.test',
      'evil.test',
      '/go',
      '/old',
      '?',
      '&',
      '#',
    ),
  )

  test('lead only to hosts that the rules name', () => {
    const parsed = parseRedirects(rules, site).rules
    const request = fc
      .tuple(fc.constantFrom('/shop', '/old', '/q', ''), fc.array(part, { maxLength: 6 }))
      .map(([start, parts]) => `${start}/${parts.join('')}`)
    fc.assert(
      fc.property(request, (text) => {
        const canonical = canonicalise(text)
        if (canonical.kind === 'reject') return
        const redirect = matchRedirect(parsed, canonical.path, canonical.search)
        if (!redirect) return
        expect(hosts).toContain(new URL(redirect.to, site.origin).origin)
        expect(redirect.to).toMatch(/^(?:\/(?![/\\])|https:\/\/)/)
      }),
    )
  })

  const PASSES_A_WILDCARD_TWICE = [
    { from: '/a/**', to: '/c/**', status: 301 },
    { from: '/b', to: '/a/a', status: 301 },
    { from: '/c/a', to: '/a?x=1#y', status: 301 },
  ]

  test('are the same in the published matcher, whatever the rules are', () => {
    const segment = fc.constantFrom('a', 'b', 'c', '*', 'é', 'program')
    const path = fc
      .array(segment, { minLength: 1, maxLength: 3 })
      .map((parts) => `/${parts.join('/')}`)
    const end = fc.constantFrom('', '', '/**')
    const target = fc.oneof(path, fc.constantFrom('https://h.example', '/a?x=1#y', '//evil.test'))
    const rule = fc.record({
      from: fc.tuple(path, end).map((parts) => parts.join('')),
      to: fc.tuple(target, end).map((parts) => parts.join('')),
      status: fc.constantFrom(301, 302),
    })
    const asked = fc.array(path, { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 8 }), asked, (given, paths) => {
        const own = parseRedirects(given, site).rules
        const wire: unknown = JSON.parse(JSON.stringify(toMatcher(own)))
        const { rules: published, dropped: none } = parseRedirects(
          fromMatcher(wire as RedirectMatcher),
          site,
        )
        expect([rulesOf(published), none]).toEqual([rulesOf(own), []])
        for (const each of paths) {
          const { path: canonical } = canonicalise(each) as { path: string } // `path` produces no path that is refused
          expect(matchRedirect(published, canonical, '?x=2')).toEqual(
            matchRedirect(own, canonical, '?x=2'),
          )
        }
      }),
      { examples: [[PASSES_A_WILDCARD_TWICE, ['/a', '/b', '/c', '/a/a', '/c/a']]] },
    )
  })
})
