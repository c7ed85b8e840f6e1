import { aGlobal, aSite } from 'contract/testing/base-answers.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openChromium,
  watchPage,
  type SharedChromium,
  type WatchOptions,
} from '../testing/chromium.ts'
import { serveBuiltSite } from '../testing/serve-built-site.ts'

const TEN_SECONDS_BEFORE = '2026-11-21T22:59:50.000Z'
const OPENS_AT = '2026-11-21T23:00:00.000Z'
const HOUR_MS = 3_600_000

let browser: SharedChromium
beforeAll(async () => {
  browser = await openChromium()
})
afterAll(() => browser.close())

/** Puts the fonts into the cache. Lines are not fitted to fonts that come too late to be drawn. */
const warm = (page: Page) => page.goto('/partners')

/** Waits until the script has fitted both lines. */
const fitted = (page: Page) =>
  page.waitForFunction(() => document.documentElement.style.getPropertyValue('--em-2') !== '')

type Holding = NonNullable<Parameters<typeof aSite>[0]>['holding']

/** A site on which the holding screen is on. Its `Date` follows a clock that the test controls. */
async function aHeldSite(holding: Holding = { opens_at: '2026-11-22T10:00' }) {
  let now = TEN_SECONDS_BEFORE
  const { origin, site } = await serveBuiltSite({
    now,
    headers: () => ({ Date: new Date(now).toUTCString() }),
    answers: {
      '/global': aGlobal({ show_loading_screen: true }),
      '/site': aSite({ holding }),
    },
  })
  return {
    open: (options: Omit<WatchOptions, 'origin'>) => watchPage(browser, { origin, ...options }),
    lift() {
      now = OPENS_AT
      site.setNow(OPENS_AT)
    },
    switchOff: () => site.publish({ '/global': aGlobal({ show_loading_screen: false }) }),
  }
}

/** Runs in the page: the width of each line's letters as a share of the available width. */
function fill(): number[] {
  return [...document.querySelectorAll<HTMLElement>('h1 span')].map((line) => {
    const letters = document.createRange()
    letters.selectNodeContents(line)
    const { paddingLeft, paddingRight } = getComputedStyle(document.querySelector('main') ?? line)
    const room = document.body.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return letters.getBoundingClientRect().width / room
  })
}

const fontSizes = () =>
  [...document.querySelectorAll('h1 span')].map((line) =>
    parseFloat(getComputedStyle(line).fontSize),
  )

/** A tab that waits until the site opens. The test controls its clock. */
async function openWaiting(site: Awaited<ReturnType<typeof aHeldSite>>) {
  const opened = await site.open({ viewport: { width: 1440, height: 900 } })
  await warm(opened.page)
  await opened.page.clock.install({ time: Date.parse(TEN_SECONDS_BEFORE) })
  await opened.page.goto('/partners')
  await fitted(opened.page)
  return opened
}

describe('the holding page in a browser (spec/behaviour §16)', () => {
  test.each([
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])(
    'fills $width px with its two lines, fits into the window, and writes nothing to the console',
    async (viewport) => {
      const { page, problems } = await (await aHeldSite()).open({ viewport, isAcknowledged: false })
      await warm(page)
      await page.goto('/program?free=1#top')
      await fitted(page)
      for (const part of await page.evaluate(fill)) expect(Math.abs(part - 1)).toBeLessThan(0.03)
      const { clientWidth, scrollWidth, clientHeight, scrollHeight } = await page.evaluate(
        () => document.documentElement,
      )
      expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
      expect(await page.getByRole('link', { name: 'Open the site' }).count()).toBe(0)
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('opens the site by itself within 20 s, even on a computer whose clock is an hour slow', async () => {
    const site = await aHeldSite()
    const { page, problems } = await site.open({ viewport: { width: 1440, height: 900 } })
    await page.clock.install({ time: Date.parse(TEN_SECONDS_BEFORE) - HOUR_MS })
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await page.goto('/partners')
    await asked
    await page.clock.runFor(9_000)
    expect(await page.locator('h1').innerText()).toMatch(/loading/)

    site.lift()
    const reloaded = page.waitForEvent('framenavigated')
    await page.clock.runFor(21_001)
    await reloaded
    await page.getByRole('heading', { name: 'Partners', exact: true, level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/partners')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('opens within 72 s a site that staff switch on without an announced time, but not in a hidden tab', async () => {
    const site = await aHeldSite({})
    const { page, problems } = await openWaiting(site)
    await page.clock.pauseAt(Date.parse(TEN_SECONDS_BEFORE) + 30_000)
    await site.switchOff()
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    })
    await page.clock.runFor(120_000)
    expect(documents).toEqual([])
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.getByRole('heading', { name: 'Partners', exact: true, level: 1 }).waitFor()
    expect(documents).toHaveLength(1)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('asks again after about a minute while the site is held', async () => {
    const site = await aHeldSite({})
    const { page, problems } = await openWaiting(site)
    const begunMs = Date.parse(TEN_SECONDS_BEFORE)
    const readyMs = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(begunMs + 47_000)
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
    const isFirst = () => page.locator('html[data-first]').count()
    expect(await isFirst()).toBe(1)
    // The page began to wait at some moment between the two.
    await page.clock.runFor(readyMs - begunMs + 26_000)
    await expect.poll(isFirst).toBe(0)
    expect(await page.locator('h1').innerText()).toMatch(/loading/)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('has without script a link to the same path, and lines within 2 % of the fitted size', async () => {
    const site = await aHeldSite()
    const viewport = { width: 1440, height: 900 }
    const scripted = await site.open({ viewport })
    await warm(scripted.page)
    await scripted.page.goto('/partners')
    await fitted(scripted.page)
    const exact = await scripted.page.evaluate(fontSizes)
    const { page, problems } = await site.open({ viewport, javaScriptEnabled: false })
    await page.goto('/partners')
    const estimated = await page.evaluate(fontSizes)
    for (const [index, size] of estimated.entries()) {
      expect(Math.abs(size / (exact[index] ?? 0) - 1)).toBeLessThan(0.02)
    }

    site.lift()
    await page.getByRole('link', { name: 'Open the site' }).click()
    await page.getByRole('heading', { name: 'Partners', exact: true, level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/partners')
    await Promise.all([page.context().close(), scripted.page.context().close()])
    expect(problems).toEqual([])
  })
})
