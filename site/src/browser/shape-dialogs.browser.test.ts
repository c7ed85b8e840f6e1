import { beforeAll, expect, test } from 'vitest'
import { startBrowserSite } from '../../testing/browser-site.ts'
import { openAlive } from '../../testing/chromium.ts'

declare const probe: FontFace
declare let sightings: number

let site: Awaited<ReturnType<typeof startBrowserSite>>
beforeAll(async () => {
  site = await startBrowserSite()
})

test('the letters of a closed dialog are shaped before it is opened, and nobody sees it (P9)', async () => {
  const { page, problems } = await site.open()
  // A face is asked for when letters are laid out in it; no other text has this one.
  await page.addInitScript(() => {
    const face = new FontFace('Probe', 'local("no such face")')
    document.fonts.add(face)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('dialog#menu * { font-family: Probe }')
    document.adoptedStyleSheets = [sheet]
    Object.assign(window, { probe: face, sightings: 0 })
    const look = () => {
      const menu = document.querySelector('#menu')
      if (menu?.checkVisibility({ visibilityProperty: true })) sightings += 1
      requestAnimationFrame(look)
    }
    look()
  })
  await openAlive(page, '/about')
  await page.waitForFunction(() => probe.status !== 'unloaded')
  const after = await page.evaluate(() =>
    [...document.querySelectorAll('dialog')].map((dialog) => ({
      styles: dialog.style.length,
      display: getComputedStyle(dialog).display,
      animations: dialog.getAnimations().length,
    })),
  )
  const closed = { styles: 0, display: 'none', animations: 0 }
  expect(after).toEqual([closed, closed])
  expect(await page.evaluate(() => sightings)).toBe(0)
  expect(problems).toEqual([])
})
