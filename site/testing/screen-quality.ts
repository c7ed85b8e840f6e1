import type { Page } from 'playwright-core'
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
import { LAYOUT_WIDTHS, WIDTHS } from './widths.ts'

const [WIDEST] = WIDTHS
const ATTEMPTS = 60
const SHELL = ['body > header', 'body > footer']

/** The faults of the open screen at widths in px, one line each (spec/design §7; WCAG 2.2 AA). */
export async function qualityFaults(
  page: Page,
  widths: readonly number[],
): Promise<readonly string[]> {
  const { height = 0 } = page.viewportSize() ?? {}
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    // At the last scroll position the header may cover a target.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const found = [
      ...(await widthFaults(page)),
      ...(LAYOUT_WIDTHS.includes(width) ? await layoutFaults(page, width) : []),
      ...(width === WIDEST ? await keyboardFaults(page, 'main') : []),
    ]
    faults.push(...found.map((fault) => `${width} px: ${fault}`))
  }
  return faults
}

async function widthFaults(page: Page): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(targetFaults)),
    ...(await page.evaluate(sidewaysFaults)),
    ...(await faultsAtRest(page, brokenWordFaults)),
    ...(await faultsAtRest(page, spacedOutFaults)),
  ]
}

async function layoutFaults(page: Page, width: number): Promise<readonly string[]> {
  // `paintedTextFaults` covers contrast. Axe needs half of its time for the distances between targets. These are
  // shortest on a phone, so axe checks them only there; `targetFaults` checks the sizes of targets at every width.
  const isWidest = width === WIDEST
  const without = ['color-contrast', ...(isWidest ? ['target-size'] : [])]
  // On a phone the shell is checked too. On a wide page `shell-accessibility.test.ts` checks it.
  const outside = isWidest ? SHELL : []
  return [
    ...(await axeFindings(page, { without, outside })),
    ...(await page.evaluate(structureFaults)),
    ...(await page.evaluate(orderFaults)),
    ...(await page.evaluate(paintedTextFaults)),
  ]
}

/** Repeats a check until it finds no fault: a fitted line follows the page's width a moment later (spec/asked §9). */
export async function faultsAtRest(page: Page, find: () => string[]): Promise<readonly string[]> {
  let faults = await page.evaluate(find)
  for (let attempt = 0; faults.length > 0 && attempt < ATTEMPTS; attempt += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    faults = await page.evaluate(find)
  }
  return faults
}
