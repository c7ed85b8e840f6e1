import type { Page } from 'playwright-core'

/** Waits until React has hydrated an element: its form would not notice anything typed before. */
export async function comeAlive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
}
