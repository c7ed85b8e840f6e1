import type { ElementHandle, Locator, Page } from 'playwright-core'

/** Waits until React has hydrated an element: its form would not notice anything typed before. */
export async function comeAlive(page: Page, wanted: string | ElementHandle | null): Promise<void> {
  await page.waitForFunction((thing) => {
    const element = typeof thing === 'string' ? document.querySelector(thing) : thing
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, wanted)
}

/** Presses something as soon as React has hydrated it. A press before that might have no effect. */
export async function pressAlive(thing: Locator): Promise<void> {
  await comeAlive(thing.page(), await thing.elementHandle())
  await thing.click()
}

/** Opens the menu of a wide window. While the page loads, Payload closes it once, and then sets this class. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('.template-default--nav-animate').waitFor()
  await page.getByRole('button', { name: 'Open menu' }).first().click()
}
