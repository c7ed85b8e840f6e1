import { afterAll, describe, expect, test, vi } from 'vitest'
import * as app from '../../app/render-page.tsx'
import { bodyText, createTestSite } from '../../../testing/create-test-site.ts'
import type { BuildManifest } from '../../browser/build.ts'
import { builds } from './files.ts'

const META = '/builds/meta/test-build.json'

/** One site for all tests that change nothing. */
const site = await createTestSite({ endedBy: afterAll })
await site.settled()

type Site = Awaited<ReturnType<typeof createTestSite>>

const manifestOf = async (of: Site) => (await of.json(META)) as BuildManifest

describe('/builds/latest.json (spec/asked §7, spec/behaviour §22)', () => {
  test('says which build this is', async () => {
    const { status, body } = await site.answer('/builds/latest.json')
    expect([status, await bodyText(body)]).toEqual([200, '{"id":"test-build","timestamp":1}'])
  })

  test('L4: has the same bytes for every poll’s own query, and no poll renders anything', async () => {
    const render = vi.fn<typeof app.render>(app.render)
    const own = await createTestSite({ app: { render } })
    await own.settled()
    const rendered = render.mock.calls.length
    const polls = await Promise.all(
      ['', '?', '?1', '?1763650000000', '?%zz', '?id=x&timestamp=2'].map((query) =>
        own.answer(`/builds/latest.json${query}`),
      ),
    )
    expect(new Set(await Promise.all(polls.map(({ body }) => bodyText(body)))).size).toBe(1)
    expect(render.mock.calls.length).toBe(rendered)
  })

  test('L4: is at most 64 bytes with the id and the timestamp of a real build', async () => {
    const build = { id: '0123456789abcdef', timestamp: Date.parse('2026-11-21T23:00:00Z') }
    const notAsked = () => Promise.reject(new Error('not asked for'))
    const endpoint = builds(build, {
      manifest: notAsked,
      keptFiles: notAsked,
      notKept: notAsked,
      policyOf: String,
    })
    const { body } = await endpoint.reply({ method: 'GET', target: '', headers: {} }, 'latest.json')
    expect(Buffer.byteLength(await bodyText(body))).toBeLessThanOrEqual(64)
  })
})

describe('/builds/meta/{buildId}.json (spec/asked §7, spec/behaviour §22)', () => {
  test('names the build, its rules and the paths that have a payload', async () => {
    const own = await createTestSite({
      answers: {
        '/redirects': {
          rules: [
            { from: '/old/*', to: '/new', status: 302 },
            { from: '/x', to: '//evil.test' },
          ],
        },
        '/routes': { custom_pages: ['about'], program: [], festival_years: [2026] },
        '/pages/about': undefined,
      },
    })
    await own.settled()
    const { id, timestamp, matcher, prerendered } = await manifestOf(own)
    expect([id, timestamp]).toEqual(['test-build', 1])
    expect(matcher).toEqual({
      static: {
        '/2026/program/guides-walks': { redirect: '/program/guides-walks', status: 302 },
      },
      wildcard: {},
      dynamic: {
        '/old': {
          static: { '/': { redirect: '/new', status: 302 } },
          wildcard: {},
          dynamic: {},
        },
      },
    })
    expect(prerendered).toEqual(prerendered.toSorted())
    expect(prerendered).toContain('/artists')
    // Listed in `/routes`, but without an answer.
    expect(prerendered).not.toContain('/about')
    for (const path of prerendered) {
      const { status } = await own.answer(`${path === '/' ? '' : path}/_payload.json`)
      expect([path, status]).toEqual([path, 200])
    }
  })

  test('follows the content, and is prepared only when it has changed', async () => {
    const own = await createTestSite()
    await own.settled()
    const [first, second] = [await own.answer(META), await own.answer(META)]
    expect(second.headers['ETag']).toBe(first.headers['ETag'])
    // The same object, not just an equal one: nothing was made for the second request.
    const asked = { headers: { 'accept-encoding': 'br' } }
    expect((await own.answer(META, asked)).body).toBe((await own.answer(META, asked)).body)

    await own.publish({ '/redirects': { rules: [{ from: '/old', to: '/partners' }] } })
    const { matcher } = await manifestOf(own)
    expect(matcher.static['/old']).toEqual({ redirect: '/partners', status: 301 })
    expect((await own.answer(META)).headers['ETag']).not.toBe(first.headers['ETag'])
  })

  test('names the paths to come while they are still being rendered', async () => {
    const own = await createTestSite()
    const { prerendered } = await manifestOf(own)
    expect(prerendered).toContain('/partners')
    expect((await own.answer('/partners/_payload.json')).status).toBe(200)
  })
})

describe('missing files below /builds (spec/behaviour §7.2, spec/faults §11)', () => {
  test.each([
    '/builds/meta/other.json',
    '/builds/meta/test-build.json/',
    '/builds/meta/TEST-BUILD.json',
    '/builds/meta/__proto__.json',
    '/builds/meta/',
    '/builds/Latest.json',
    '/builds/',
    '/builds',
  ])('answers %s with 404 as JSON', async (target) => {
    const { status, body } = await site.answer(target)
    expect([status, JSON.parse(await bodyText(body))]).toEqual([
      404,
      { error: { status: 404, message: 'There is no such build' } },
    ])
  })
})
