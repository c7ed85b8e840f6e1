import { expect, test } from 'vitest'
import { openAlive, watchPage } from '../testing/chromium.ts'
import { EVERY_SCREEN, SCREEN_PATHS } from '../testing/every-screen.ts'
import { forcedColourFaults } from '../testing/forced-colour-faults.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'

const site = await openBuiltSite({ answers: EVERY_SCREEN })

test('every screen can be seen in forced colours: controls and signs have edges, drawings lines, the focus an outline (spec/design TH7)', async () => {
  const { page } = await watchPage(site.browser, {
    origin: site.origin,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const faults: string[] = []
  for (const path of SCREEN_PATHS.filter((each) => !each.startsWith('/2024/'))) {
    await openAlive(page, path)
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
    faults.push(...(await forcedColourFaults(page)).map((fault) => `${path}: ${fault}`))
  }
  await page.context().close()
  expect(faults).toEqual([])
})
