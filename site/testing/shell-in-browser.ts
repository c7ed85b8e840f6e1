import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openChromium, watchPage, type ChromiumOptions, type WatchOptions } from './chromium.ts'
import { serveShellFestival } from './shell-festival.ts'

/** One shell festival and one Chromium, with scrollbars that take room, for all tests of a file. */
export function shellInBrowser(kind: ChromiumOptions = {}) {
  let browser: Browser
  let origin = ''
  beforeAll(async () => {
    browser = await openChromium({ showsScrollbars: true, ...kind })
    origin = (await serveShellFestival({ endedBy: afterAll })).origin
  })
  afterAll(() => browser.close())

  return {
    origin: () => origin,
    /** A page in a context of its own; of another site if that is named. */
    open: (options: Partial<WatchOptions> = {}) => watchPage(browser, { origin, ...options }),
  }
}
