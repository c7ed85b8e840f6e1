import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Resolves when requests of the page itself fail, or succeed again: Chromium confirms the change before it is in force.
 */
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

/** The problems without the warning that a page must log when it cannot read its manifest (spec/asked §8). */
export function withoutManifest(problems: readonly string[]): readonly string[] {
  return problems.filter((each) => !each.includes('The manifest of the build'))
}
