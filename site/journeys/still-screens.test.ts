import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openChromium, untilAlive, watchPage } from '../testing/chromium.ts'
import { startFestival, type Festival } from '../testing/festival.ts'
import { hasMoved, layoutShifts, noteLayoutShifts } from '../testing/layout-shifts.ts'
import { pathOfEachScreen, type ShownPath } from '../testing/path-of-each-screen.ts'

let festival: Festival
let browser: Browser
/** One path of each screen, in each family that shows it. */
let screens: readonly ShownPath[]

beforeAll(async () => {
  festival = await startFestival({ adminUrl: inject('databaseUrl'), demo: 'small' })
  browser = await openChromium()
  screens = await pathOfEachScreen(festival)
}, 300_000)

afterAll(async () => {
  await browser.close()
  await festival.close()
})

describe.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a phone', { width: 390, height: 844 }],
])('every screen on %s (spec/faults P8)', (_device, viewport) => {
  test('comes alive with one h1 and no sideways scroll, and without a console message, an exception, an error answer or a request to another origin; nothing on it moves, not even when its fonts are late', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin, viewport })
    await noteLayoutShifts(page)
    const fonts = await holdFonts(page)
    const wrong: string[] = []
    for (const { path } of screens) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await untilAlive(page)
      await fonts.release()
      const { widthPx, h1s } = await page.evaluate(() => ({
        widthPx: document.documentElement.scrollWidth,
        h1s: document.querySelectorAll('h1').length,
      }))
      if (widthPx > viewport.width) wrong.push(`${path}: ${widthPx} px wide`)
      if (h1s !== 1) wrong.push(`${path}: ${h1s} h1`)
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const shifts = await layoutShifts(page)
      if (hasMoved(shifts)) wrong.push(`${path}: ${JSON.stringify(shifts)}`)
    }
    await page.context().close()
    expect([...wrong, ...problems]).toEqual([])
  })
})

/** Fonts come only after `release`, for every page anew. */
async function holdFonts(page: Page) {
  let gate = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await gate.promise
    await route.continue()
  })
  return {
    async release(): Promise<void> {
      gate.resolve()
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      gate = Promise.withResolvers()
    },
  }
}
