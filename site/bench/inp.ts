import type { Page } from 'playwright-core'
import { openAlive, launchChromium, watchPage } from '../testing/chromium.ts'
import { withSite, type BenchDeps } from './site-on-answers.ts'
import { median, ms, type Figure } from './table.ts'

/** As slow as a mid-range phone. */
const SLOWER = 4
/** In milliseconds, as long as a finger stays down. */
const PRESS = { delay: 80 }
const LOOK_MS = 2_000
/** The median visit counts: the machine is sometimes busy with something else. */
const VISITS = 7
const ROUNDS = 3
/** Chromium reports an interaction within this time. */
const TOLD_MS = 500
const PHONE = { width: 390, height: 844 }
const GOAL = '≤ 60 ms'
const FIRST_GOAL = '≤ 100 ms'

interface Interaction extends PerformanceEntry {
  readonly interactionId: number
}

declare const interactions: Interaction[]

interface Action {
  /** By default the page of an event. */
  readonly path?: string
  /** Also restores the state from before. */
  readonly once: (page: Page) => Promise<void>
}

const ACTIONS: Readonly<Record<string, Action>> = {
  menu: {
    async once(page) {
      await page.getByRole('button', { name: 'Menu' }).click(PRESS)
      await page.locator('dialog:modal').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog:modal').waitFor({ state: 'detached' })
    },
  },
  overlay: {
    async once(page) {
      await page.getByRole('button', { name: 'Acknowledgement' }).click(PRESS)
      await page.locator('dialog:modal').waitFor()
      await page.keyboard.press('Enter')
      await page.locator('dialog:modal').waitFor({ state: 'detached' })
    },
  },
  link: {
    async once(page) {
      const { pathname } = new URL(page.url())
      await page.locator('header a[href="/"]').first().click(PRESS)
      await page.waitForURL((url) => url.pathname === '/')
      await page.goBack()
      await page.waitForURL((url) => url.pathname === pathname)
    },
  },
  filter: {
    path: '/program',
    async once(page) {
      const { search } = new URL(page.url())
      // The form is folded on a phone.
      const fields = page.locator('main form[data-filter] details')
      if (!(await fields.evaluate((each: HTMLDetailsElement) => each.open)))
        await fields.locator('summary').click(PRESS)
      await fields.locator('select').first().focus()
      await page.keyboard.press('ArrowDown', PRESS)
      await page.waitForURL((url) => url.search !== search)
    },
  },
}

/** On a slow processor (spec/faults P9). */
export function inpFigures(deps: BenchDeps): Promise<Figure[]> {
  const event = Object.keys(deps.answers).find((key) => key.startsWith('/events/'))
  if (event === undefined) throw new Error('There is no event')
  return withSite({ ...deps, isBrowsed: true }, async ({ origin }) => {
    const browser = await launchChromium()
    const figures: Figure[] = []
    for (const [name, { path = event, once }] of Object.entries(ACTIONS)) {
      const visits: (readonly number[])[] = []
      while (visits.length < VISITS) {
        const { page } = await watchPage(browser, { origin, viewport: PHONE })
        visits.push(await slowestOfRounds(page, path, once))
        await page.context().close()
      }
      const figure = (use: string, goal: string, ofVisits: readonly number[]): Figure => ({
        id: 'P9',
        what: `${name}, ${use}, median of ${VISITS}, processor ${SLOWER}× slower`,
        measured: ms(median(ofVisits)),
        goal,
      })
      figures.push(
        figure(
          'first use',
          FIRST_GOAL,
          visits.map(([first = NaN]) => first),
        ),
        figure(
          'slowest of the later',
          GOAL,
          visits.map(([, ...later]) => Math.max(...later)),
        ),
      )
    }
    await browser.close()
    return figures
  })
}

async function slowestOfRounds(page: Page, path: string, once: Action['once']): Promise<number[]> {
  await noteInteractions(page)
  await openAlive(page, path)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.waitForTimeout(LOOK_MS)
  const slowest: number[] = []
  while (slowest.length < ROUNDS) {
    await once(page)
    await page.waitForTimeout(TOLD_MS)
    slowest.push(
      await page.evaluate(() =>
        Math.max(0, ...interactions.splice(0).map(({ duration }) => duration)),
      ),
    )
  }
  return slowest
}

/** In the current document: the visit must not load another one. */
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
