import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { paintedTextFaults } from './painted-text-faults.ts'
import { sidewaysFaults, targetFaults } from './screen-faults.ts'

/**
 * Finds the faults of a page of the default theme in its current state, in dark and then in light colours, one line each
 * (WCAG 2.2 AA; spec/design §7). The page keeps the light colours.
 */
export async function stateFaults(page: Page, state: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const colours of ['dark', 'light'] as const) {
    await choose(page, colours)
    const found = [
      // `paintedTextFaults` covers contrast.
      ...(await axeFindings(page, { without: ['color-contrast'] })),
      ...(await page.evaluate(targetFaults)),
      ...(await page.evaluate(sidewaysFaults)),
      ...(await page.evaluate(paintedTextFaults)),
    ]
    faults.push(...found.map((fault) => `${state}, ${colours}: ${fault}`))
  }
  return faults
}

/** Chooses the colours by the button in the menu, without opening the menu. */
async function choose(page: Page, colours: 'dark' | 'light'): Promise<void> {
  const button = page.locator(`[data-colours=${colours}]`).first()
  await button.evaluate((each: HTMLElement) => each.click())
  await page.locator(colours === 'dark' ? 'html[data-dark]' : 'html:not([data-dark])').waitFor()
}
