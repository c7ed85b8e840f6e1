import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Resolves when requests of the page fail, or succeed again: Chromium confirms the change before it is in force. */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline)
  const hasFailed = () =>
    page.evaluate(() =>
      fetch('/robots.txt', { cache: 'no-store' }).then(
        () => false,
        () => true,
      ),
    )
  await expect.poll(hasFailed).toBe(isOffline)
}
