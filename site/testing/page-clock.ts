import type { Page } from 'playwright-core'

const START = Date.parse('2026-03-14T00:20:00Z')

/** Takes the page's clock, before it is opened. */
export function installClock(page: Page): Promise<void> {
  return page.clock.install({ time: START })
}

/** Stops the clock of a page that is open: from here on only `page.clock.runFor` lets time pass. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(START + 3_600_000)
}
