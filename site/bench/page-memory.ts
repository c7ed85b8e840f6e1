import { openAlive, launchChromium, watchPage } from '../testing/chromium.ts'
import {
  openMenuOften,
  pageMemory,
  useEveryPart,
  wander,
  type PageMemory,
} from '../testing/page-memory.ts'
import { withSite, type BenchDeps } from './site-on-answers.ts'
import type { Figure } from './table.ts'

const NAVIGATIONS = 1_000
const OPENINGS = 10_000
const PATHS = ['/venues', '/artists', '/program', '/', '/about']
const GOAL = 'heap + < 2 MB, nodes and listeners as before'

/** What a document holds on to after many pages and many menus (spec/faults L13). */
export function pageMemoryFigures(deps: BenchDeps): Promise<Figure[]> {
  return withSite({ ...deps, isBrowsed: true }, async ({ origin }) => {
    const browser = await launchChromium()
    const { page } = await watchPage(browser, { origin })
    await openAlive(page, '/about')
    await useEveryPart(page, PATHS)

    const growth = async (what: string, use: () => Promise<void>): Promise<Figure> => {
      const before = await pageMemory(page)
      await use()
      return { id: 'L13', what, measured: difference(before, await pageMemory(page)), goal: GOAL }
    }
    const figures = [
      await growth(`${NAVIGATIONS} navigations`, () => wander(page, PATHS, NAVIGATIONS)),
      await growth(`${OPENINGS} openings of the menu`, () => openMenuOften(page, OPENINGS)),
    ]
    await browser.close()
    return figures
  })
}

function difference(before: PageMemory, after: PageMemory): string {
  const megabytes = ((after.heapBytes - before.heapBytes) / 1e6).toFixed(1)
  const [nodes, listeners] = [after.nodes - before.nodes, after.listeners - before.listeners]
  return `heap ${megabytes} MB, nodes ${nodes}, listeners ${listeners}`
}
