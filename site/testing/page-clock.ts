import type { Page } from 'playwright-core'

const START = Date.parse('2026-03-14T00:20:00Z')

/** Replaces the page's clock. Call it before the page is opened. */
export function installClock(page: Page): Promise<void> {
  return page.clock.install({ time: START })
}

/** Stops the clock of an open page: from now on only `page.clock.runFor` advances it. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(START + 3_600_000)
}
