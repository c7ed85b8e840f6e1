import type { Page } from 'playwright-core'
import { axeFindings } from './axe.ts'
import { paintedTextFaults } from './painted-text-faults.ts'
import { sidewaysFaults, targetFaults } from './screen-faults.ts'

/**
 * What is wrong with the state that a page of the default theme is in, in dark and in light colours, one line each (WCAG 2.2
 * AA; spec/design §7). It stays light.
 */
export async function stateFaults(page: Page, state: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const colours of ['dark', 'light'] as const) {
    await choose(page, colours)
    const found = [
      // Colours are those of the theme: see `paintedTextFaults`.
      ...(await axeFindings(page, { without: ['color-contrast'] })),
      ...(await page.evaluate(targetFaults)),
      ...(await page.evaluate(sidewaysFaults)),
      ...(await page.evaluate(paintedTextFaults)),
    ]
    faults.push(...found.map((fault) => `${state}, ${colours}: ${fault}`))
  }
  return faults
}

/** By the button of the menu, which stays closed. */
async function choose(page: Page, colours: 'dark' | 'light'): Promise<void> {
  const button = page.locator(`[data-colours=${colours}]`).first()
  await button.evaluate((each: HTMLElement) => each.click())
  await page.locator(colours === 'dark' ? 'html[data-dark]' : 'html:not([data-dark])').waitFor()
}
