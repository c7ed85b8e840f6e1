import type { Page } from 'playwright-core'
import { openAlive, launchChromium, watchPage } from '../testing/chromium.ts'
import { withSite, type BenchDeps } from './site-on-answers.ts'
import { median, ms, type Figure } from './table.ts'

/** A telephone of the middle range. */
const SLOWER = 4
/** As long as a finger rests. */
const PRESS = { delay: 80 }
/** A visitor looks before they press. */
const LOOK_MS = 2_000
/** The middle one is taken: now and then the machine has something else to do. */
const VISITS = 7
/** In each; the first is the slowest. */
const ROUNDS = 3
const PHONE = { width: 390, height: 844 }
const GOAL = '≤ 100 ms'

/** As Chromium tells of it. */
interface Interaction extends PerformanceEntry {
  readonly interactionId: number
}

declare const interactions: Interaction[]

/** What a visitor does on an event page, again and again, and back to where it began. */
const DEEDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async menu(page) {
    await page.getByRole('button', { name: 'Menu' }).click(PRESS)
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
  },
  async overlay(page) {
    await page.getByRole('button', { name: 'Acknowledgement' }).click(PRESS)
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
  },
  async link(page) {
    const { pathname } = new URL(page.url())
    await page.locator('header a[href="/"]').first().click(PRESS)
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === pathname)
  },
}

/** How long the slowest interaction of a visit takes until the next frame, on a slow processor (spec/faults P9). */
export function inpFigures(deps: BenchDeps): Promise<Figure[]> {
  const event = Object.keys(deps.answers).find((key) => key.startsWith('/events/'))
  if (event === undefined) throw new Error('There is no event')
  return withSite({ ...deps, isBrowsed: true }, async ({ origin }) => {
    const browser = await launchChromium()
    const figures: Figure[] = []
    for (const [name, deed] of Object.entries(DEEDS)) {
      const slowestMs: number[] = []
      while (slowestMs.length < VISITS) {
        const { page } = await watchPage(browser, { origin, viewport: PHONE })
        slowestMs.push(await slowestInteractionMs(page, event, deed))
        await page.context().close()
      }
      figures.push({
        id: 'P9',
        what: `${name}, slowest of a visit, median of ${VISITS}, processor ${SLOWER}× slower`,
        measured: ms(median(slowestMs)),
        goal: GOAL,
      })
    }
    await browser.close()
    return figures
  })
}

/** Of a visit of a page, in which the same is done several times. */
async function slowestInteractionMs(
  page: Page,
  path: string,
  deed: (page: Page) => Promise<void>,
): Promise<number> {
  await noteInteractions(page)
  await openAlive(page, path)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.waitForTimeout(LOOK_MS)
  for (let round = 0; round < ROUNDS; round += 1) await deed(page)
  return page.evaluate(() => Math.max(0, ...interactions.map(({ duration }) => duration)))
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
