import { aPage } from 'contract/testing/page.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite } from '../../testing/create-test-site.ts'
import type { Body } from './compress.ts'
import type { PublishedPage } from './page.ts'
import { createVariants } from './variants.ts'

const MEGABYTE = Buffer.alloc(1024 * 1024)
const BODY: Body = { br: MEGABYTE, gzip: () => Promise.resolve(MEGABYTE), hash: '' }
/** The size of one variant: page, payload and islands, each in two encodings. */
const MEGABYTES_EACH = 6
const LIMIT = Math.floor(32 / MEGABYTES_EACH)

/** Variants of a page whose renders end when the test allows it. */
async function theVariants(allowed: Promise<void> = Promise.resolve()) {
  const { store } = await createTestSite({
    answers: {
      '/routes': { custom_pages: ['about'], program: [], festival_years: [] },
      '/pages/about': aPage(),
    },
  })
  const page = await store.get('/about')
  if (!page) throw new Error('there is no page')
  const big: PublishedPage = { ...page, html: BODY, payload: BODY, islands: BODY, since: 0 }
  const rendering = { now: 0, most: 0 }
  const variants = createVariants({
    async renderPage() {
      rendering.now += 1
      rendering.most = Math.max(rendering.most, rendering.now)
      await allowed
      rendering.now -= 1
      return big
    },
    clock: { now: () => 0 },
    base: store.base,
  })
  return { page, variants, rendering }
}

describe('variants (spec/faults §13, C5, C25)', () => {
  test('have at most 32 MB: the one that was not requested for the longest time is removed', async () => {
    const { page, variants } = await theVariants()
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

  test('are rendered two at a time, while 64 wait; one more is refused', async () => {
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
    const { page, variants, rendering } = await theVariants(allowed)
    const asked = Array.from({ length: 66 }, (_, index) => variants.render(page, `?q=${index}`))
    expect(await variants.render(page, '?q=66')).toBeUndefined()
    allow()
    expect((await Promise.all(asked)).every((variant) => variant !== undefined)).toBe(true)
    expect(rendering.most).toBe(2)
    expect(await variants.render(page, '?q=66')).toBeDefined()
  })
})
