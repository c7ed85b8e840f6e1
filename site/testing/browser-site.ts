import { join } from 'node:path'
import { aGlobal, aNavGroup } from 'contract/testing/base-answers.ts'
import { aHeading, aPage, aTextBlock } from 'contract/testing/page.ts'
import { aTimeline } from 'contract/testing/timeline.ts'
import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { readBuild } from '../src/built-app.ts'
import type { PageSettings } from '../src/page-settings.ts'
import { createNodeServer } from '../src/server/http/node-server.ts'
import { createStaticFiles } from '../src/server/http/static-files.ts'
import { openChromium, watchPage, type WatchOptions } from './chromium.ts'
import { freePort } from './free-port.ts'
import type { WireAnswers } from './create-test-site.ts'
import { createSmallFestival } from './small-festival.ts'

/** One that needs several screens of a phone, with a heading far down. */
const LONG_PAGE = aPage({
  blocks: [
    ...Array.from({ length: 60 }, (_, index) => aTextBlock(`Paragraph ${index + 1}. `.repeat(20))),
    aHeading('Far down'),
    ...Array.from({ length: 60 }, (_, index) => aTextBlock(`Paragraph ${index + 61}. `.repeat(20))),
  ],
  subnav: [
    { title: 'Far down', href: '#far-down' },
    { title: 'Not there', href: '/venues#not-there' },
  ],
})

const GLOBAL = aGlobal()
const PAGES = [
  ['About', '/about'],
  ['Far down in about', '/about#far-down'],
  ['Venues', '/venues'],
  ['Program', '/program'],
  ['Free', '/program?free=1'],
  ['Artists', '/artists'],
  ['Timeline', '/timeline'],
  ['Old', '/old'],
  ['Tickets', 'https://tickets.example/'],
] as const
/** Its footer leads to pages of all kinds. */
export const GLOBAL_OF_PAGES = {
  ...GLOBAL,
  footer: { ...GLOBAL.footer, navigation: [aNavGroup('Pages', PAGES)] },
}

export interface BrowserSiteOptions {
  /** Over those of the small festival. */
  readonly answers?: WireAnswers
  readonly settings?: Partial<PageSettings>
  /** With WebGL. */
  readonly drawsMaps?: boolean
}

/** The built site of a small festival behind a real server, and a Chromium; ended with the file. */
export async function startBrowserSite({ answers, settings, drawsMaps }: BrowserSiteOptions = {}) {
  const built = await readBuild(join(import.meta.dirname, '../dist'))
  const assetFiles = await createStaticFiles({ current: built.assetsFolder, earlier: [] })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const site = await createSmallFestival({
    built,
    assetFiles,
    origin,
    endedBy: afterAll,
    ...(settings ? { settings } : {}),
    answers: {
      '/global': GLOBAL_OF_PAGES,
      '/pages/about': LONG_PAGE,
      '/timeline': aTimeline(),
      ...answers,
    },
  })
  await site.settled()
  const server = createNodeServer({ respond: site.respond, report: () => undefined, origin })
  await server.listen(port)
  const browser: Browser = await openChromium({ drawsMaps })
  afterAll(async () => {
    await browser.close()
    await server.drain(0)
  })
  return {
    origin,
    browser,
    /** A page of a phone. */
    open: (options: Partial<WatchOptions> = {}) =>
      watchPage(browser, { origin, viewport: { width: 390, height: 600 }, ...options }),
  }
}
