import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openChromium, untilAlive, watchPage, type SharedChromium } from '../testing/chromium.ts'
import { openFestival, type ShownFestival } from '../testing/festival.ts'
import { forcedColourFaults } from '../testing/forced-colour-faults.ts'
import { holdFonts, isAboutHeldFont } from '../testing/late-fonts.ts'
import { hasMoved, layoutShifts, noteLayoutShifts } from '../testing/layout-shifts.ts'
import { pathOfEachScreen, type ShownPath } from '../testing/path-of-each-screen.ts'
import { qualityFaults } from '../testing/screen-quality.ts'

let festival: ShownFestival
let browser: SharedChromium
/** One path for each screen and each family that has the screen. */
let screens: readonly ShownPath[]

beforeAll(async () => {
  festival = await openFestival(inject('festivalsUrl'), 'small')
  browser = await openChromium()
  screens = await pathOfEachScreen(festival)
})

afterAll(() => browser.close())

const PHONE = { width: 390, height: 844 }

/** What is wrong with the screens, one line each, by kind of fault. */
interface Findings {
  /** Console messages, exceptions, error responses, and requests to other origins. */
  readonly problems: readonly string[]
  /** Titles that do not have the form of a screen's title. */
  readonly titles: readonly string[]
  readonly shifts: readonly string[]
  readonly quality: readonly string[]
}

describe.each([
  { device: 'a desktop', viewport: { width: 1440, height: 900 }, widths: [1440] },
  // A width of 320 px is 1280 px at 400 % zoom, and 820 px is a tablet. `budgets.test.ts` tests late fonts.
  { device: 'a phone', viewport: PHONE, widths: [390, 320, 820] },
])('every screen on $device, at $widths px', ({ viewport, widths }) => {
  let found: Findings
  // One visit to each screen collects all findings.
  beforeAll(async () => {
    found = await visitAll(viewport, widths)
  }, 600_000)

  test('starts its script without a console message, an exception, an error response or a request to another origin', () => {
    const problems = found.problems.filter((problem) => !isAboutHeldFont(problem))
    expect([...found.titles, ...problems]).toEqual([])
  })

  test('does not move, even when its fonts are late (spec/faults P8)', () => {
    expect(found.shifts).toEqual([])
  })

  test('has no findings of axe, one outline, targets as large as fingers, no sideways scroll, text only in the colour pairs of the theme, and room for wider spacing; on a desktop Tab reaches all controls in their order, and each is visible; on a phone all can be seen in forced colours: controls and signs have edges, drawings lines, the focus an outline (WCAG 2.2 AA; spec/design §7, TH7)', () => {
    expect(found.quality).toEqual([])
  })
})

async function visitAll(
  viewport: { readonly width: number; readonly height: number },
  widths: readonly number[],
): Promise<Findings> {
  const { page, problems } = await watchPage(browser, { origin: festival.origin, viewport })
  await noteLayoutShifts(page)
  const fonts = await holdFonts(page)
  const titles: string[] = []
  const shifts: string[] = []
  const quality: string[] = []
  for (const { path, screen } of screens) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: null, forcedColors: null })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await untilAlive(page)
    const late = await fonts.release()
    if (late === 0) shifts.push(`${path}: no font came late`)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const moved = await layoutShifts(page)
    if (hasMoved(moved)) shifts.push(`${path}: ${JSON.stringify(moved)}`)
    // An error page would have no faults either, so the title is checked.
    const expected = screen === 'error' ? /^404 / : /^(?:.+ \| )?Parallax \d{4}$/
    const title = await page.title()
    if (!expected.test(title)) titles.push(`${path}: ${title}`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults = [...(await qualityFaults(page, widths))]
    if (viewport.width === PHONE.width) faults.push(...(await unfoldedInForcedColours(page)))
    quality.push(...faults.map((fault) => `${path} at ${fault}`))
  }
  await page.context().close()
  return { problems, titles, shifts, quality }
}

/** Faults of the open screen in forced colours, with all that folds unfolded. The page stays like this. */
async function unfoldedInForcedColours(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(PHONE)
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })
  const faults = await forcedColourFaults(page)
  return faults.map((fault) => `${PHONE.width} px in forced colours: ${fault}`)
}
