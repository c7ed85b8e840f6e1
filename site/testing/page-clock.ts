import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** At least one animation frame of a stopped clock, which has one every 16 ms. */
export const FRAME_MS = 17

const START = Date.parse('2026-03-14T00:20:00Z')

/** Replaces the page's clock. Call it before the page is opened. */
export function installClock(page: Page): Promise<void> {
  return page.clock.install({ time: START })
}

/** Stops the clock of an open page: from now on only `page.clock.runFor` advances it. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(START + 3_600_000)
}

/**
 * As `expect.poll`, for a page with a stopped clock: before each reading, this time passes. A page is swapped in only in
 * a frame.
 */
export function pollInTime<Value>(page: Page, read: () => Promise<Value>, stepMs = FRAME_MS) {
  return expect.poll(async () => {
    await page.clock.runFor(stepMs)
    return read()
  })
}
