import { afterAll, beforeAll } from 'vitest'
import {
  openChromium,
  watchPage,
  type ChromiumOptions,
  type SharedChromium,
  type WatchOptions,
} from './chromium.ts'
import { serveShellFestival } from './shell-festival.ts'

/** One shell festival and one Chromium with visible scrollbars, for all tests of a file. */
export function shellInBrowser(kind: ChromiumOptions = {}) {
  let browser: SharedChromium
  let origin = ''
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    ;({ origin } = await serveShellFestival({ endedBy: (end) => ends.unshift(end) }))
    browser = await openChromium({ showsScrollbars: true, ...kind })
  })
  // Vitest's `afterAll` has no effect in a hook, so it is called here and not in the `beforeAll`.
  afterAll(async () => {
    await browser.close()
    for (const end of ends) await end()
  })

  return {
    origin: () => origin,
    /** Opens a page in a new context; on another site if `origin` names one. */
    open: (options: Partial<WatchOptions> = {}) => watchPage(browser, { origin, ...options }),
  }
}
