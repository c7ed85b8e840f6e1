import { family } from 'contract/rules/family.ts'
import { Routes } from 'contract/answers/routes.ts'
import type { Browser, Page } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openAlive, openChromium, untilAlive, watchPage } from '../testing/chromium.ts'
import { startFestival, type Festival } from '../testing/festival.ts'
import { hasMoved, layoutShifts, noteLayoutShifts } from '../testing/layout-shifts.ts'
import { qualityFaults, shownScreen } from '../testing/screen-quality.ts'
import { buildRoutes, matchRoute } from '../src/routes.ts'
import { SCREENS } from '../src/screens.ts'

/** A path, and the screen it shows. */
interface ShownPath {
  readonly path: string
  readonly screen: string
}

let festival: Festival
let browser: Browser
/** One path of each screen, in each family that shows it. */
let screens: readonly ShownPath[]

beforeAll(async () => {
  festival = await startFestival({ adminUrl: inject('databaseUrl') })
  browser = await openChromium()
  screens = await pathOfEachScreen()
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

describe('every screen at 1440, 820, 390 and 320 px, which is 1280 px at 400 % (WCAG 2.2 AA; spec/design §7)', () => {
  test(
    'has nothing that axe finds or cannot judge, one outline, targets as large as fingers, text only in the theme’s own pairs of colours and room for wider spacing; all of it is reached by Tab in its order, and seen',
    { timeout: 600_000 },
    async () => {
      const { page, problems } = await watchPage(browser, {
        origin: festival.origin,
        reducedMotion: 'reduce',
      })
      const wrong: string[] = []
      for (const { path, screen } of screens) {
        await openAlive(page, path)
        const shown = await shownScreen(page)
        expect({ path, screen: shown.screen }).toEqual({ path, screen })
        expect(shown.title).toMatch(screen === 'error' ? /^404 / : /^(?:.+ \| )?Parallax \d{4}$/)
        wrong.push(...(await qualityFaults(page)).map((fault) => `${path} at ${fault}`))
      }
      await page.context().close()
      expect([...wrong, ...problems]).toEqual([])
    },
  )
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

async function pathOfEachScreen(): Promise<ShownPath[]> {
  const table = buildRoutes(v.parse(Routes, (await festival.answers())['/routes']))
  const found = new Map<string, ShownPath>()
  for (const path of await festival.paths()) {
    const { screen, meta } = matchRoute(table, path).route
    const kind = `${screen} ${meta.year === undefined ? '' : family(meta.year)}`
    if (!found.has(kind)) found.set(kind, { path, screen })
  }
  const shown = new Set([...found.values()].map(({ screen }) => screen))
  expect([...shown].toSorted()).toEqual(Object.keys(SCREENS).toSorted())
  return [
    ...found.values(),
    { path: '/search?q=night', screen: 'search' },
    { path: '/program?view=grid&sort=title', screen: 'program' },
    { path: '/no/such/page', screen: 'error' },
  ]
}
