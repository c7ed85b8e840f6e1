import type { Page } from 'playwright-core'

/** Waits until React answers for an element: what is typed into a page before that, its form never hears of. */
export async function comeAlive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
}
