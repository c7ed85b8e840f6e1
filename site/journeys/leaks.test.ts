import { describe, expect, test } from 'vitest'
import { openAlive, watchPage } from '../testing/chromium.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'
import { openMenuOften, pageMemory, useEveryPart, wander } from '../testing/page-memory.ts'

/** The figure in `docs/performance.md` is for a thousand navigations. It was measured with a larger number here. */
const NAVIGATIONS = 60
const OPENINGS = 200
const MAX_GROWTH_BYTES = 2_000_000
/** A page that is not released has hundreds of nodes, so a single one exceeds this number. */
const MAX_MORE_NODES = NAVIGATIONS / 2
const PATHS = ['/venues', '/program', '/about']
/** Each navigation fades the whole window, which takes time for each of its pixels. */
const VIEWPORT = { width: 1280, height: 240 }

const site = await openBuiltSite()

describe('a document that is used for a long time (spec/faults L13)', () => {
  test('releases the memory of earlier pages and closed menus', async () => {
    const { page, problems } = await watchPage(site.browser, {
      origin: site.origin,
      viewport: VIEWPORT,
    })
    await openAlive(page, '/about')
    await useEveryPart(page, PATHS)
    const before = await pageMemory(page)

    await wander(page, PATHS, NAVIGATIONS)
    await openMenuOften(page, OPENINGS)
    const growth = async () => {
      const { heapBytes, nodes, listeners } = await pageMemory(page)
      return {
        isHeapSmall: heapBytes - before.heapBytes < MAX_GROWTH_BYTES,
        areNodesFew: nodes - before.nodes < MAX_MORE_NODES,
        listeners: Math.max(0, listeners - before.listeners),
      }
    }
    await expect.poll(growth).toEqual({ isHeapSmall: true, areNodesFew: true, listeners: 0 })
    await page.context().close()
    expect(problems).toEqual([])
  })
})
