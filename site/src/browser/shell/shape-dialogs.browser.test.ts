import { expect, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'

declare const probe: FontFace

const site = await startBrowserSite()

test('the letters of closed dialogs are shaped before they are opened, which leaves no trace (spec/faults P9)', async () => {
  const { page, problems } = await site.open()
  // A browser requests a font when text is laid out in it. This font is used only here, in the last dialog.
  await page.addInitScript(() => {
    const face = new FontFace('Probe', 'local("no such face")')
    document.fonts.add(face)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('dialog[data-offered] * { font-family: Probe }')
    document.adoptedStyleSheets = [sheet]
    Object.assign(window, { probe: face })
  })
  await openAlive(page, '/about')
  await page.waitForFunction(() => probe.status !== 'unloaded')
  const dialogs = await page.evaluate(() =>
    [...document.querySelectorAll('dialog')].map((dialog) => ({
      styles: dialog.style.length,
      display: getComputedStyle(dialog).display,
      animations: dialog.getAnimations().length,
    })),
  )
  const closed = { styles: 0, display: 'none', animations: 0 }
  expect(dialogs).toEqual([closed, closed])
  expect(problems).toEqual([])
})
