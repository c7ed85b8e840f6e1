import { aPage } from 'contract/testing/page.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite } from '../../testing/create-test-site.ts'
import type { Body } from './compress.ts'
import type { Render } from './render.ts'
import { createVariants } from './variants.ts'

const MEGABYTE = Buffer.alloc(1024 * 1024)
const BODY: Body = { br: MEGABYTE, gzip: MEGABYTE, hash: '' }
/** Page, payload and islands, each compressed twice. */
const MEGABYTES_EACH = 6
const LIMIT = Math.floor(32 / MEGABYTES_EACH)

const renderBig: Render = () =>
  Promise.resolve({
    kind: 'page',
    html: BODY,
    payload: BODY,
    islands: BODY,
    page: '',
    styleHash: '',
    noindex: false,
    images: [],
    view: '',
    reads: [],
    until: undefined,
  })

describe('variants in memory (spec/faults §13, C5)', () => {
  test('are of 32 MB at most: the one that was not asked for the longest makes room', async () => {
    const { store } = await createTestSite({
      answers: {
        '/routes': { custom_pages: ['about'], program: [], festival_years: [] },
        '/pages/about': aPage(),
      },
    })
    const page = await store.get('/about')
    if (!page) throw new Error('there is no page')
    const variants = createVariants({ render: renderBig, clock: { now: () => 0 } }, store.ground)
    const searches = Array.from({ length: LIMIT + 1 }, (_, index) => `?q=${index}`)
    const [oldest = '', second = ''] = searches
    for (const search of searches.slice(0, LIMIT)) await variants.render(page, search)
    expect(variants.size()).toBe(LIMIT)
    expect(variants.find(page, oldest)).toBeDefined()

    await variants.render(page, searches.at(-1) ?? '')
    expect(variants.size()).toBe(LIMIT)
    const forgotten = searches.filter((search) => !variants.find(page, search))
    expect(forgotten).toEqual([second])
  })
})
