import type { Locator, Page } from 'playwright-core'

/** Waits until React has hydrated an element: its form would not notice anything typed before. */
export async function comeAlive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
}

/** Presses something as soon as React has hydrated it. A press before that might have no effect. */
export async function pressAlive(thing: Locator): Promise<void> {
  const element = await thing.elementHandle()
  await thing
    .page()
    .waitForFunction(
      (pressed) => pressed && Object.keys(pressed).some((key) => key.startsWith('__reactProps')),
      element,
    )
  await thing.click()
}
