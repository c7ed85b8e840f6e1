/**
 * Hostile targets, rules and routes (faults U). `resolve-target.test.ts` and the tests of the rules cover the tables of
 * spec/behaviour §1–§6. U7 is in `routes.test.ts`, U10 in `slug.test.ts`, and U12 in the property tests of
 * `canonicalise.test.ts` and `resolve-target.test.ts`.
 */
import { afterAll, describe, expect, test } from 'vitest'
import type { AnswerKind } from '../../testing/expect-baseline.ts'
import { createSmallFestival } from '../../testing/small-festival.ts'
import { watchSite } from '../../testing/watch-site.ts'

const RULES = [
  { from: '/old', to: '/about' },
  { from: '/self', to: '/self' },
  { from: '/a', to: '/b' },
  { from: '/b', to: '/a' },
  ...Array.from({ length: 20 }, (_, hop) => ({ from: `/hop-${hop}`, to: `/hop-${hop + 1}` })),
  { from: '/x1', to: '//evil.test' },
  { from: '/x2', to: '/\\evil.test' },
  { from: '/x3', to: 'https:evil' },
  { from: '/x4', to: 'https://u:p@h/' },
  { from: '/x5', to: 'javascript:alert(1)' },
  { from: '/x6', to: '/y\r\nSet-Cookie: a=b' },
  { from: '/x7', to: '/api/content' },
  { from: '/shop/**', to: 'https://shop.example.org' },
  { from: '/quoted', to: '/new"><script>alert(1)</script>' },
  { from: '/renamed/**', to: '/about/**' },
  { from: '/to-withdrawn', to: '/events/withdrawn' },
]
const DROPPED = ['/self', '/a', '/b', '/x1', '/x2', '/x3', '/x4', '/x5', '/x6', '/x7']
const TOO_LONG = Array.from({ length: 10 }, (_, hop) => `/hop-${hop}`)

const site = await createSmallFestival({
  endedBy: afterAll,
  answers: {
    '/redirects': {
      rules: RULES,
      gone: [{ from: '/events/withdrawn', reason: 'The artist asked for it' }],
    },
  },
})
const check = await watchSite(site)

const U1 = [
  '/../../etc/passwd',
  '/%2e%2e/',
  '/%00',
  '/%zz',
  '/%c0%ae',
  '/a%0d%0aSet-Cookie:x=1',
  '/a\r\nSet-Cookie:x=1',
  '/a%5Cb',
]
const PRINTED = [
  '/%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/%22%3E%3Cscript%3E',
  '/%E2%80%AEgnp.exe',
  '/javascript:alert(1)',
  '/{{7*7}}',
  '/<img/src=x>',
]

describe('U: a hostile target', () => {
  test.each<[id: string, target: string, status: number, kind: AnswerKind]>([
    ...U1.map((target): [string, string, number, AnswerKind] => ['U1', target, 400, 'error page']),
    ['U2', '/a'.repeat(200), 404, 'error page'],
    ['U2', `/${'a'.repeat(1_999)}`, 404, 'error page'],
    ['U2', '/'.repeat(2_000), 301, 'redirect'],
    ['U2', `/${'%C3%A9'.repeat(333)}`, 404, 'error page'],
    ['U2', '/..'.repeat(600), 400, 'error page'],
    ['U9', '/0000/program', 404, 'error page'],
    ['U9', '/99999/program', 404, 'error page'],
    ['U9', '/-1/program', 404, 'error page'],
    ['U9', '/2026-x/program', 404, 'error page'],
    ['U9', '/%EF%BC%92%EF%BC%90%EF%BC%92%EF%BC%96/program', 404, 'error page'],
    ['U9', '/2024/program/events', 404, 'error page'],
    ['U13', '/events/withdrawn', 410, 'error page'],
    ['U13', '/to-withdrawn', 301, 'redirect'],
    ['U13', '/renamed', 301, 'redirect'],
  ])('%s: %s is %i', async (_id, target, status, kind) => {
    const answer = await site.answer(target)
    expect(answer.status).toBe(status)
    await check(answer, kind)
  })

  test('U2: of slashes only redirects to the home page', async () => {
    expect((await site.answer('/'.repeat(2_000))).headers['Location']).toBe('/')
  })

  test.each(PRINTED)('U3: %s is printed as it was sent, as text', async (target) => {
    await check(await site.answer(target), 'error page')
    const page = await site.page(target)
    expect(page.status).toBe(404)
    expect(page.main.all('bdi').map(({ text }) => text)).toContain(target)
    expect(page.document.all('img')).toEqual([])
    expect(page.document.all('script').map((each) => each.attribute('type'))).toEqual(['module'])
  })

  test('U13: of a redirect to a withdrawn page redirects; the target gives the reason', async () => {
    expect((await site.answer('/to-withdrawn')).headers['Location']).toBe('/events/withdrawn')
    expect((await site.page('/events/withdrawn')).main.text).toContain('The artist asked for it')
  })
})

describe('U5: a rule that leads nowhere or elsewhere (spec/behaviour §6.6, §6.10)', () => {
  test.each(DROPPED)('is dropped: %s is answered in place', async (path) => {
    expect((await site.answer(path)).status).toBe(404)
  })

  test('is named in the log once, with the reason', () => {
    const logged = site.logged.filter(({ event }) => event === 'redirects.dropped')
    const paths = logged.map(({ fields }) => fields['from'])
    expect(paths).toHaveLength(DROPPED.length + TOO_LONG.length)
    expect(new Set(paths)).toEqual(new Set([...DROPPED, ...TOO_LONG]))
    expect(logged.every(({ fields }) => typeof fields['reason'] === 'string')).toBe(true)
  })

  test.each(['/shop', '/shop/.evil.test', '/shop/@evil.test', '/shop//evil.test', '/shop/%2e%2e'])(
    'of a prefix keeps its host, whatever follows: %s',
    async (target) => {
      const { status, headers } = await site.answer(target)
      expect([status, headers['Location']]).toEqual(
        target.includes('%2e') ? [400, undefined] : [301, 'https://shop.example.org/'],
      )
    },
  )
})

describe('U6: a redirect to what looks like markup', () => {
  test('has its target encoded and no body', async () => {
    const answer = await site.answer('/quoted')
    await check(answer, 'redirect')
    expect(answer.headers['Location']).toBe('/new%22%3E%3Cscript%3Ealert%281%29%3C/script%3E')
    expect(answer.body).toBeUndefined()
  })
})

describe('U8: an invalid answer for /routes', () => {
  // An object without its lists is accepted with empty lists and a problem in the log (content E).
  const BROKEN = [[], null, 500, '<!doctype html>']

  test.each(BROKEN.map((routes) => [routes]))('%j leaves the last good table', async (routes) => {
    const festival = await createSmallFestival()
    await festival.idle()
    const before = await festival.answer('/about')
    await festival.send({ '/routes': routes })
    expect(await festival.answer('/about')).toEqual(before)
    expect((await festival.answer('/2024/program')).status).toBe(200)
  })

  test.each(BROKEN.map((routes) => [routes]))('%j, with none ever, is 503', async (routes) => {
    const festival = await createSmallFestival({ isSilent: true })
    await festival.send({ '/routes': routes })
    const answer = await festival.answer('/about')
    expect(answer).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
  })
})
