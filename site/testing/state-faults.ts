import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { forcedColourFaults } from './forced-colour-faults.ts'
import { keyboardFaults } from './keyboard-walk.ts'
import { paintedTextFaults } from './painted-text-faults.ts'
import { sidewaysFaults, targetFaults } from './screen-faults.ts'

/**
 * A phone, the narrowest phone, and 1280 × 1024 px at 400 % zoom. All have the same layout, so axe checks all rules in
 * the first window, and in the others only those that depend on the size. `paintedTextFaults` covers contrast. The
 * lowest window leaves out the sizes of targets, because a bar may cover half of a target until the page is scrolled.
 */
const WINDOWS = [
  { width: 390, height: 844, axe: { without: ['color-contrast'] } },
  { width: 320, height: 640, axe: { only: ['target-size', 'scrollable-region-focusable'] } },
  { width: 320, height: 256, axe: { only: ['scrollable-region-focusable'] } },
]

/**
 * Finds the faults of a page of the default theme in its current state, one line each (WCAG 2.2 AA; spec/design §7): in
 * each window, by keyboard, in dark and in light colours, and in forced colours. `part` selects the part of the page
 * that is checked by keyboard and in forced colours. The page keeps the light colours; everything else is as before.
 */
export async function stateFaults(
  page: Page,
  state: string,
  part: string,
): Promise<readonly string[]> {
  const faults: string[] = []
  const note = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${state}, ${where}: ${fault}`))
  const before = page.viewportSize()
  const leave = await page.evaluateHandle(rememberPlace)
  for (const { axe, ...viewport } of WINDOWS) {
    await page.setViewportSize(viewport)
    note(`${viewport.width} × ${viewport.height} px`, [
      ...(await axeFindings(page, axe)),
      ...(await page.evaluate(targetFaults)),
      ...(await page.evaluate(sidewaysFaults)),
    ])
  }
  note('by keyboard', await keyboardFaults(page, part))
  if (before) await page.setViewportSize(before)
  for (const colours of ['dark', 'light'] as const) {
    await choose(page, colours)
    note(colours, await page.evaluate(paintedTextFaults))
  }
  note('forced colours', await forcedColourFaults(page, part))
  await page.emulateMedia({ forcedColors: 'none' })
  await leave.evaluate((back) => back())
  await leave.dispose()
  return faults
}

/** Runs inside the page. The returned function restores focus and scroll position. */
function rememberPlace(): () => void {
  const { scrollX, scrollY } = window
  const focused = document.activeElement
  return () => {
    if (focused instanceof HTMLElement || focused instanceof SVGElement) {
      focused.focus({ preventScroll: true })
    }
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}

/** Presses the button of the menu without opening the menu. */
async function choose(page: Page, colours: 'dark' | 'light'): Promise<void> {
  const button = page.locator(`[data-colours=${colours}]`).first()
  await button.evaluate((each: HTMLElement) => each.click())
  await page.locator(colours === 'dark' ? 'html[data-dark]' : 'html:not([data-dark])').waitFor()
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(passing.map(({ finished }) => finished))
  })
}
