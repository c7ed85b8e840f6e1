import type { RedirectRule } from 'contract/rules/redirects.ts'
import { parseRedirects } from 'contract/rules/redirects.ts'
import fc from 'fast-check'
import { aPage } from 'contract/testing/page.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite, type WireAnswers } from '../../testing/create-test-site.ts'
import { resolveTarget } from './resolve-target.ts'

const PAGES = new Set([
  '/',
  '/partners',
  '/artists/caf%C3%A9',
  '/artists/artist%27s-walk',
  '/2024/photobook-weekend',
  '/program/exhibitions',
  '/2024/program/exhibitions',
  '/2022/program/exhibitions',
  '/2024/program/talks',
  '/new',
])

function resolve(target: string, rules: readonly RedirectRule[] = []) {
  const resolved = resolveTarget(target, {
    rules: parseRedirects(rules, { origin: 'https://festival.example' }).rules,
    festivalYears: [2026, 2024, 2022],
    isKnown: (path) => PAGES.has(path),
  })
  switch (resolved.kind) {
    case 'reject':
      return String(resolved.status)
    case 'redirect':
      return `${resolved.status} ${resolved.location}`
    case 'path':
      return `${PAGES.has(resolved.path) ? 200 : 404} ${resolved.path}`
  }
}

describe('a request target, in its canonical form if that form is the path of a page (spec/behaviour §1)', () => {
  test.each([
    ['/', '200 /'],
    ['/partners?utm_source=x', '200 /partners'],
    ['/PARTNERS/?utm_source=x', '301 /partners?utm_source=x'],
    ['/artists/CAF%c3%89', '301 /artists/caf%C3%A9'],
    ['/2024-photobook-weekend', '301 /2024/photobook-weekend'],
    ['/2024-Photobook-Weekend/', '301 /2024/photobook-weekend'],
    ['/2024-photobook-weekend?a=b', '301 /2024/photobook-weekend?a=b'],
    ['/2024-nothing', '404 /2024-nothing'],
    ['/nope/', '404 /nope'],
    ['//evil.test/x', '404 /evil.test/x'],
    ['/a/../partners', '400'],
    [`/${'x'.repeat(2048)}`, '414'],
  ])('%s is answered %s', (target, expected) => {
    expect(resolve(target)).toBe(expected)
  })

  test('never leads outside the site, whatever a visitor sends', () => {
    const rules = [{ from: '/old/**', to: '/new/**' }]
    const segment = fc.oneof(
      fc.constantFrom(
        'old',
        'Partners',
        '',
        '%2F',
        '%5C',
        'evil.test',
        '2024-photobook-weekend',
        '@',
      ),
      fc.string(),
    )
    const target = fc.array(segment).map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(target, (each) => {
        expect(resolve(each, rules)).toMatch(/^(?:400|414|404 .*|200 .*|30[12] \/(?![/\\]).*)$/s)
      }),
    )
  })
})

describe('the exhibitions redirect, in one hop with the canonical form (spec/behaviour §5)', () => {
  test.each([
    ['/2024/program/exhibitions', '302 /2024/program/exhibitions?sort=location'],
    ['/2024/Program/Exhibitions/', '302 /2024/program/exhibitions?sort=location'],
    ['/2024/Program/Exhibitions/?sort=title', '301 /2024/program/exhibitions?sort=title'],
    ['/2024-program/exhibitions', '302 /2024/program/exhibitions?sort=location'],
    ['/2024/program/exhibitions?sort=title', '200 /2024/program/exhibitions'],
    ['/2019/program/exhibitions', '404 /2019/program/exhibitions'],
  ])('%s is answered %s', (target, expected) => {
    expect(resolve(target)).toBe(expected)
  })
})

describe('route rules (spec/behaviour §6)', () => {
  test.each([
    [{ from: '/old', to: '/new' }, '/old?x=1', '301 /new?x=1'],
    [{ from: '/partners', to: '/elsewhere' }, '/partners', '200 /partners'],
    // Only one redirect, however many reasons there are (spec/behaviour §1.10).
    [{ from: '/old', to: '/new' }, '//OLD/', '301 /new'],
    [
      { from: '/shows', to: '/2024/program/exhibitions' },
      '/Shows/?a=b',
      '301 /2024/program/exhibitions?a=b&sort=location',
    ],
    [
      { from: '/shows', to: '/2024/Program/Exhibitions/' },
      '/shows',
      '301 /2024/program/exhibitions?sort=location',
    ],
    [{ from: '/2024/old', to: '/new' }, '/2024-old/', '301 /new'],
    [
      { from: '/shows', to: '/2024/program/exhibitions#list' },
      '/shows',
      '301 /2024/program/exhibitions?sort=location#list',
    ],
  ] satisfies (readonly [RedirectRule, string, string])[])(
    'with %o, %s is answered %s',
    (rule, target, expected) => {
      expect(resolve(target, [rule])).toBe(expected)
    },
  )

  test('may be cached: rules and exhibitions for 300 s, canonical forms for an hour (spec/behaviour §1.11, §5.4, §6.5)', () => {
    const deps = {
      rules: parseRedirects([{ from: '/old', to: '/new' }], { origin: 'https://festival.example' })
        .rules,
      festivalYears: [2024],
      isKnown: (path: string) => PAGES.has(path),
    }
    const targets = ['/old', '/2024/program/exhibitions', '/Partners']
    expect(targets.map((target) => resolveTarget(target, deps))).toMatchObject([
      { maxAgeS: 300 },
      { maxAgeS: 300 },
      { maxAgeS: 3600 },
    ])
  })
})

const ROUTES = { custom_pages: ['about'], program: [], festival_years: [2026, 2024] }

describe('a target that was answered with its page before', () => {
  test.each<[string, WireAnswers, number, string | undefined]>([
    [
      'is redirected when a rule comes',
      { '/redirects': { rules: [{ from: '/about', to: '/' }], gone: [] } },
      301,
      '/',
    ],
    [
      'is gone when it is withdrawn',
      {
        '/routes': { ...ROUTES, custom_pages: [] },
        '/pages/about': undefined,
        '/redirects': { rules: [], gone: [{ from: '/about', reason: 'Asked for' }] },
      },
      410,
      undefined,
    ],
    [
      'is missing when its page is',
      { '/routes': { ...ROUTES, custom_pages: [] }, '/pages/about': undefined },
      404,
      undefined,
    ],
  ])('%s', async (_what, change, status, location) => {
    const site = await createTestSite({ answers: { '/routes': ROUTES, '/pages/about': aPage() } })
    expect((await site.answer('/about')).status).toBe(200)
    expect((await site.answer('/about')).status).toBe(200)
    await site.publish(change)
    const answer = await site.answer('/about')
    expect([answer.status, answer.headers['Location']]).toEqual([status, location])
  })

  test('is answered without waiting', async () => {
    const site = await createTestSite({ answers: { '/routes': ROUTES, '/pages/about': aPage() } })
    await site.settled()
    const headers = { 'accept-encoding': 'br' }
    expect(site.respond({ method: 'GET', target: '/about', headers })).toMatchObject({
      status: 200,
    })
  })
})
