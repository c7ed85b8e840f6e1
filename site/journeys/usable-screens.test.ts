import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openAlive, openChromium, watchPage } from '../testing/chromium.ts'
import { startFestival, type Festival } from '../testing/festival.ts'
import { pathOfEachScreen } from '../testing/path-of-each-screen.ts'
import { qualityFaults } from '../testing/screen-quality.ts'

let festival: Festival
let browser: Browser

beforeAll(async () => {
  festival = await startFestival({ adminUrl: inject('databaseUrl'), demo: 'small' })
  browser = await openChromium()
}, 300_000)

afterAll(async () => {
  await browser.close()
  await festival.close()
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
      for (const { path, screen } of await pathOfEachScreen(festival)) {
        await openAlive(page, path)
        // An error page has no faults either.
        expect(await page.title()).toMatch(
          screen === 'error' ? /^404 / : /^(?:.+ \| )?Parallax \d{4}$/,
        )
        wrong.push(...(await qualityFaults(page)).map((fault) => `${path} at ${fault}`))
      }
      await page.context().close()
      expect([...wrong, ...problems]).toEqual([])
    },
  )
})
