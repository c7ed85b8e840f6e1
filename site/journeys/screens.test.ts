import { family } from 'contract/rules/family.ts'
import { Routes } from 'contract/answers/routes.ts'
import type { Browser } from 'playwright-core'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openAlive, openChromium, watchPage } from '../testing/chromium.ts'
import { startFestival, type Festival } from '../testing/festival.ts'
import { buildRoutes, matchRoute } from '../src/routes.ts'
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
  test('comes alive with one h1 and no sideways scroll, and without a console message, an exception, an error answer or a request to another origin', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin, viewport })
    const wrong: string[] = []
    for (const path of paths) {
      await openAlive(page, path)
      const { widthPx, h1s } = await page.evaluate(() => ({
        widthPx: document.documentElement.scrollWidth,
        h1s: document.querySelectorAll('h1').length,
      }))
      if (widthPx > viewport.width) wrong.push(`${path}: ${widthPx} px wide`)
      if (h1s !== 1) wrong.push(`${path}: ${h1s} h1`)
    }
    await page.context().close()
    expect([...wrong, ...problems]).toEqual([])
  })
})

async function pathOfEachScreen(): Promise<string[]> {
  const table = buildRoutes(v.parse(Routes, (await festival.answers())['/routes']))
  const found = new Map<string, string>()
  const shown = new Set<string>()
  for (const path of await festival.paths()) {
    const { screen, meta } = matchRoute(table, path).route
    const kind = `${screen} ${meta.year === undefined ? '' : family(meta.year)}`
    if (!found.has(kind)) found.set(kind, path)
    shown.add(screen)
  }
  expect([...shown].toSorted()).toEqual(Object.keys(SCREENS).toSorted())
  return [...found.values(), '/search?q=night', '/program?view=grid&sort=title', '/no/such/page']
}
