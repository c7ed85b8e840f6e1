/**
 * The pages that are stored, and their keys (spec/faults C5, C6, C16, C25). `respond.test.ts` tests C1 and C20,
 * `every-reply.test.ts` C2, C3, C7, C8, C9, C23 and C24, `publisher.test.ts` C19, `negotiate.test.ts` C26.
 */
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import * as app from '../app/render-page.tsx'
import { bodyText } from '../../testing/create-test-site.ts'
import { createSmallFestival } from '../../testing/small-festival.ts'
import { watchSite } from '../../testing/watch-site.ts'
import type { HttpReply } from './reply.ts'

const ENCODED = fc.array(fc.string().map(encodeURIComponent))
const sample = (arbitrary: fc.Arbitrary<string>) => fc.sample(arbitrary, 500)

const counts = { loads: 0, renders: 0 }
/** How often a page has been loaded and a document has been rendered. */
const work = () => ({ ...counts })
const site = await createSmallFestival({
  endedBy: afterAll,
  app: {
    load: (...given) => {
      counts.loads += 1
      return app.load(...given)
    },
    render: (given) => {
      counts.renders += 1
      return app.render(given)
    },
  },
})
await site.idle()

describe('C5: inputs that a visitor invents', () => {
  test('as undeclared queries cause no rendering, and get the page itself', async () => {
    const clean = await cleanPages()
    const paths = [...clean.keys()]
    const before = { work: work(), paths: [...site.store.paths()] }
    const queries = sample(ENCODED.map((parts) => parts.join('&')))
    for (const [index, each] of queries.entries()) {
      const path = paths[index % paths.length] ?? '/'
      const target = `${path}?_${each}`
      const { headers, body } = await site.answer(target)
      expect([target, headers]).toEqual([target, clean.get(path)?.headers])
      expect(await bodyText(body)).toBe(await bodyText(clean.get(path)?.body))
    }
    expect({ work: work(), paths: [...site.store.paths()] }).toEqual(before)
  })

  test('as paths and headers cause no rendering, and are not stored', async () => {
    await site.answer('/nope')
    await site.answer('/%00')
    const before = { work: work(), paths: [...site.store.paths()] }
    const paths = sample(ENCODED.map((parts) => parts.join('/')))
    const values = sample(fc.string())
    const names = ['accept', 'accept-language', 'cookie', 'user-agent', 'accept-encoding']
    for (const [index, path] of paths.entries()) {
      const headers = Object.fromEntries(names.map((name) => [name, values[index] ?? '']))
      expect([400, 404]).toContain((await site.answer(`/_/${path}`, { headers })).status)
      expect((await site.answer('/about', { headers })).status).toBe(200)
    }
    expect({ work: work(), paths: [...site.store.paths()] }).toEqual(before)
  })
})

/** The paths that have a page, each with the page without any query. */
async function cleanPages() {
  const answers = new Map<string, HttpReply>()
  for (const path of site.store.paths()) {
    const answer = await site.answer(path)
    if (answer.status === 200) answers.set(path, answer)
  }
  return answers
}

describe('C6: another spelling of a stored path', () => {
  test('is one redirect to it or an error, never a second copy', async () => {
    const paths = [...(await cleanPages()).keys()]
    const before = { loads: work().loads, paths: [...site.store.paths()] }
    for (const path of paths) {
      for (const spelling of spellings(path)) {
        const { status, headers } = await site.answer(spelling)
        const outcome = status === 301 ? headers['Location'] : status
        expect([path, 400, 404], spelling).toContain(outcome)
      }
    }
    expect({ loads: work().loads, paths: [...site.store.paths()] }).toEqual(before)
  })

  test('is an error if it is not a spelling of the path', async () => {
    const check = await watchSite(site)
    for (const target of [
      '/partners;x',
      '/partners%2F',
      '/./partners',
      '/partners%3F',
      '/partners%20',
    ]) {
      await check(await site.answer(target), 'error page')
    }
    expect.hasAssertions()
  })
})

/** Other spellings of a path; the root only gets more slashes. */
function spellings(path: string): readonly string[] {
  if (path === '/') return ['//', '///']
  return [
    `${path}/`,
    `${path}//`,
    `/${path}`,
    path.replaceAll('/', '//'),
    path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    path.replace(/[a-z0-9]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    ...(path.includes('%')
      ? [path.toLowerCase(), encodeURI(decodeURI(path).normalize('NFD'))]
      : []),
    `${path};x`,
    `${path}/.`,
    `${path}/../x`,
    `/.${path}`,
  ].filter((spelling) => spelling !== path)
}

describe('C16: a response that is not a page', () => {
  test('is never in the store of pages', async () => {
    const before = [...site.store.paths()]
    const targets = ['/About', '/old', '/nope', '/events/withdrawn', '/%zz', '/search?q=slack']
    for (const target of targets) await site.answer(target)
    expect([...site.store.paths()]).toEqual(before)
    for (const path of ['/old', '/nope', '/events/withdrawn', '/search?q=slack']) {
      expect(await site.store.get(path)).toBeUndefined()
    }
  })
})

describe('C25: declared queries', () => {
  test('have one entry for each meaning, in every order and with repeats', async () => {
    const before = work().renders
    const meanings = [
      'sort=title&view=grid',
      'view=grid&sort=title',
      'view=grid&sort=title&sort=date&view=list',
      'x=1&view=grid&sort=title&sort=',
      'view=grid&day=nope&sort=title',
      'sort=title&free=2&view=grid',
    ]
    const answers: string[] = []
    for (const query of meanings) {
      answers.push(await bodyText((await site.answer(`/program?${query}`)).body))
    }
    expect(new Set(answers).size).toBe(1)
    expect(answers).not.toContain(await bodyText((await site.answer('/program')).body))
    expect(work().renders).toBe(before + 1)
  })

  test('are rendered at the first request, and then stored', async () => {
    const statuses: (string | undefined)[] = []
    for (let time = 0; time < 2; time += 1) {
      statuses.push((await site.answer('/program?sort=title')).headers['Cache-Status'])
    }
    expect(statuses).toEqual(['festival; fwd=miss; stored', 'festival; hit'])
  })

  test('are refused with Retry-After while 64 others wait', async () => {
    const own = await createSmallFestival()
    const check = await watchSite(own)
    const asking = Array.from({ length: 66 }, (_, index) => own.answer(`/search?q=a${index}`))
    const oneTooMany = await own.answer('/search?q=b')
    expect(oneTooMany).toMatchObject({ status: 503, headers: { 'Retry-After': '1' } })
    await check(oneTooMany, 'error page')
    const itsPayload = await own.answer('/search/_payload.json?q=b')
    expect(itsPayload).toMatchObject({ status: 503, headers: { 'Retry-After': '1' } })

    const statuses = (await Promise.all(asking)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await own.answer('/search?q=b')).status).toBe(200)
  })
})
