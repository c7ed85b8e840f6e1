import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openChromium, watchPage, type ChromiumOptions, type WatchOptions } from './chromium.ts'
import { serveShellFestival } from './shell-festival.ts'

/** One shell festival and one Chromium with visible scrollbars, for all tests of a file. */
export function shellInBrowser(kind: ChromiumOptions = {}) {
  let browser: Browser
  let origin = ''
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    ;({ origin } = await serveShellFestival({ endedBy: (end) => ends.unshift(end) }))
    browser = await openChromium({ showsScrollbars: true, ...kind })
  })
  // `afterAll` of Vitest has no effect in a hook, so it is called here.
  afterAll(async () => {
    await browser.close()
    for (const end of ends) await end()
  })

  return {
    origin: () => origin,
    /** A page in a new context; of another site if one is named. */
    open: (options: Partial<WatchOptions> = {}) => watchPage(browser, { origin, ...options }),
  }
}
