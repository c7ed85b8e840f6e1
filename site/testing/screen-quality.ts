import type { Page } from 'playwright-core'
import { STATE_ID, type PageState } from '../src/state.ts'
import { axeFindings } from './axe.ts'
import { keyboardFaults } from './keyboard-walk.ts'
import { paintedTextFaults } from './painted-text-faults.ts'
import {
  brokenWordFaults,
  orderFaults,
  sidewaysFaults,
  structureFaults,
  targetFaults,
} from './screen-faults.ts'
import { spacedOutFaults } from './spaced-out-faults.ts'

/** From a desktop to 1280 px at 400 %. */
const WIDTHS = [1440, 820, 390, 320]
const [WIDEST, ...NARROWER] = WIDTHS
const HEIGHT = 900
const ATTEMPTS = 300

/** What is wrong with the screen that is open, at four widths, one line each (spec/design §7; WCAG 2.2 AA). */
export async function qualityFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  const note = (width: number | undefined, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${width} px: ${fault}`))

  await page.setViewportSize({ width: WIDEST ?? 0, height: HEIGHT })
  note(WIDEST, await layoutFaults(page))
  note(WIDEST, await page.evaluate(paintedTextFaults))
  note(WIDEST, await keyboardFaults(page, 'main'))
  for (const width of NARROWER) {
    await page.setViewportSize({ width, height: HEIGHT })
    // Where the walk has left it, the header may lie over something that is to be touched.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    note(width, await layoutFaults(page))
  }
  note(NARROWER.at(-1), await page.evaluate(paintedTextFaults))
  return faults
}

async function layoutFaults(page: Page): Promise<readonly string[]> {
  return [
    // Colours are those of the theme at every width: see `paintedTextFaults`.
    ...(await axeFindings(page, { without: ['color-contrast'] })),
    ...(await page.evaluate(structureFaults)),
    ...(await page.evaluate(orderFaults)),
    ...(await page.evaluate(targetFaults)),
    ...(await page.evaluate(sidewaysFaults)),
    ...(await page.evaluate(brokenWordFaults)),
    ...(await faultsAtRest(page, spacedOutFaults)),
  ]
}

/** A line that is fitted to its box follows the page's width a moment later (spec/asked §9). */
async function faultsAtRest(page: Page, find: () => string[]): Promise<readonly string[]> {
  let faults = await page.evaluate(find)
  for (let attempt = 0; faults.length > 0 && attempt < ATTEMPTS; attempt += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    faults = await page.evaluate(find)
  }
  return faults
}

/** What the open document says it is: an error page has no faults either. */
export async function shownScreen(page: Page): Promise<{ screen: string; title: string }> {
  const state = await page.locator(`#${STATE_ID}`).textContent()
  const { route, error } = JSON.parse(state ?? '') as PageState
  return { screen: error ? 'error' : route.screen, title: await page.title() }
}
