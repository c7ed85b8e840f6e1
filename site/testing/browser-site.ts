import { aGlobal, aNavGroup } from 'contract/testing/base-answers.ts'
import { aHeading, aPage, aTextBlock } from 'contract/testing/page.ts'
import { aTimeline } from 'contract/testing/timeline.ts'
import { watchPage, type WatchOptions } from './chromium.ts'
import { openBuiltSite, type OpenBuiltSiteOptions } from './open-built-site.ts'

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
/** An answer whose footer links to pages of all kinds. */
export const GLOBAL_OF_PAGES = {
  ...GLOBAL,
  footer: { ...GLOBAL.footer, navigation: [aNavGroup('Pages', PAGES)] },
}

/** `openBuiltSite` says when site and browser end. */
export async function startBrowserSite({ answers, ...options }: OpenBuiltSiteOptions = {}) {
  const { origin, site, browser } = await openBuiltSite({
    ...options,
    answers: {
      '/global': GLOBAL_OF_PAGES,
      '/pages/about': LONG_PAGE,
      '/timeline': aTimeline(),
      ...answers,
    },
  })
  await site.settled()
  return {
    origin,
    browser,
    publish: site.publish,
    open: (how: Partial<WatchOptions> = {}) =>
      watchPage(browser, { origin, viewport: { width: 390, height: 600 }, ...how }),
  }
}
