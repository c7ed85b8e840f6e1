import type { Browser } from 'playwright-core'
import { family } from 'contract/rules/family.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openAlive, openChromium, watchPage } from '../testing/chromium.ts'
import { startFestival, type Festival } from '../testing/festival.ts'
import { buildRoutes, FIXED_ROUTES, matchRoute } from '../src/routes.ts'
import { SCREENS } from '../src/screens.ts'

let festival: Festival
let browser: Browser
/** One path of each screen, in each family that shows it. */
let paths: readonly string[]

beforeAll(async () => {
  festival = await startFestival({ adminUrl: inject('databaseUrl') })
  browser = await openChromium()
  paths = await pathOfEachScreen()
}, 300_000)

afterAll(async () => {
  await browser.close()
  await festival.close()
})

describe.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('every screen on %s (issue §5, §6.5)', (_device, viewport) => {
  test('comes alive without a console message, an exception, an error answer or a request to another origin', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin, viewport })
    for (const path of paths) {
      await openAlive(page, path)
      expect(await page.locator('h1').count(), path).toBe(1)
    }
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('does not scroll sideways', async () => {
    const { page } = await watchPage(browser, { origin: festival.origin, viewport })
    const wide: string[] = []
    for (const path of paths) {
      await openAlive(page, path)
      const widthPx = await page.evaluate(() => document.documentElement.scrollWidth)
      if (widthPx > viewport.width) wide.push(`${path}: ${widthPx} px`)
    }
    await page.context().close()
    expect(wide).toEqual([])
  })
})

async function pathOfEachScreen(): Promise<string[]> {
  const response = await festival.get('/api/content', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/routes' }),
  })
  const table = buildRoutes(await response.json())
  const fixed = FIXED_ROUTES.map(({ pattern }) => pattern).filter(
    (pattern) => !/[:*]/.test(pattern),
  )
  const found = new Map<string, string>()
  const shown = new Set<string>()
  for (const path of [...fixed, ...(await festival.paths())]) {
    const { screen, meta } = matchRoute(table, path).route
    const kind = `${screen} ${meta.year === undefined ? '' : family(meta.year)}`
    if (!found.has(kind)) found.set(kind, path)
    shown.add(screen)
  }
  expect([...shown].toSorted()).toEqual(Object.keys(SCREENS).toSorted())
  return [...found.values(), '/search?q=night', '/program?view=grid&sort=title', '/no/such/page']
}
