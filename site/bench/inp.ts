import type { Page } from 'playwright-core'
import { openAlive, openChromium, watchPage } from '../testing/chromium.ts'
import { withSite, type BenchDeps } from './site-on-answers.ts'
import { ms, type Figure } from './table.ts'

/** A telephone of the middle range. */
const SLOWER = 4
const ROUNDS = 10
const PHONE = { width: 390, height: 844 }
const GOAL = '≤ 100 ms'

/** As Chromium tells of it. */
interface Interaction extends PerformanceEntry {
  readonly interactionId: number
}

declare const interactions: Interaction[]

/** What a visitor does on an event page, over and over, and back to where it began. */
const DEEDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async menu(page) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
  },
  async overlay(page) {
    await page.getByRole('button', { name: 'Acknowledgement' }).click()
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
  },
  async link(page) {
    const { pathname } = new URL(page.url())
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === pathname)
  },
}

/** How long the slowest interaction takes until the next frame, on a slow processor (P9). */
export function inpFigures(deps: BenchDeps): Promise<Figure[]> {
  const event = Object.keys(deps.answers).find((key) => key.startsWith('/events/'))
  if (event === undefined) throw new Error('There is no event')
  return withSite({ ...deps, isBrowsed: true }, async ({ origin }) => {
    const browser = await openChromium()
    const figures: Figure[] = []
    for (const [name, deed] of Object.entries(DEEDS)) {
      const { page } = await watchPage(browser, { origin, viewport: PHONE })
      await noteInteractions(page)
      await openAlive(page, event)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      for (let round = 0; round < ROUNDS; round += 1) await deed(page)
      const slowestMs = await page.evaluate(() =>
        Math.max(0, ...interactions.map(({ duration }) => duration)),
      )
      figures.push({
        id: 'P9',
        what: `slowest of ${ROUNDS}: ${name}, processor ${SLOWER}× slower`,
        measured: ms(slowestMs),
        goal: GOAL,
      })
      await page.context().close()
    }
    await browser.close()
    return figures
  })
}

/** In the first document; what is measured stays in it. */
async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: Interaction[] = []
    Object.assign(globalThis, { interactions: entries })
    const options = { type: 'event', buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      const told = list.getEntries() as Interaction[]
      entries.push(...told.filter(({ interactionId }) => interactionId > 0))
    }).observe(options)
  })
}
