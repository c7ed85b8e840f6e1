/** One table of routes, and all the code that must agree with it (spec/faults U11). */
import { canonicalise } from 'contract/rules/canonicalise.ts'
import { parseLink } from 'contract/rules/parse-link.ts'
import { fromMatcher, matchRedirect, parseRedirects, toMatcher } from 'contract/rules/redirects.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { describe, expect, test } from 'vitest'
import { createTestBrowser } from '../../testing/create-test-browser.ts'
import { buildRoutes, matchRoute } from './routes.ts'

const site = { origin: 'https://festival.example' }
const NAMES = ['about', 'support/donate', '2024-visit', 'Über uns', "o'clock", 'a.b~c']

const table = buildRoutes(
  parseAnswer('/routes', {
    custom_pages: NAMES,
    program: ['nights', '2024-photobook-weekend'],
    festival_years: [2026, 2024, 2022],
  }),
)
const { rules } = parseRedirects(
  [
    { from: '/old', to: '/new' },
    { from: '/artists/noor*', to: '/artists/noor' },
    { from: '/artists/old', to: '/artists/new' },
    { from: '/2024/visit/*', to: '/2024/visit' },
    { from: '/café/**', to: '/bar/**' },
  ],
  site,
)
const { rules: published } = parseRedirects(fromMatcher(toMatcher(rules)), site)

/** The path to which the server and the link parser resolve a link. */
function pathOf(href: string): string {
  const link = parseLink(href, site)
  if (link.kind !== 'internal') throw new Error(`${href} is no link of the site`)
  const { pathname } = new URL(link.to, site.origin)
  const canonical = canonicalise(pathname)
  expect(canonical).toMatchObject({ kind: 'ok', path: pathname })
  return pathname
}

describe('U11: a link means the same on the server, in the browser, in the manifest and to the link parser', () => {
  test.each([
    ['/', 'home'],
    ['/partners', 'partners'],
    ['/Partners//', 'partners'],
    ['https://festival.example/partners/?x=1#y', 'partners'],
    ['/program', 'program'],
    ['/program/map', 'program-map'],
    ['/program/guides-walks', 'guides-walks'],
    ['/program/talks', 'program-type-list'],
    ['/program/events', 'program-type-list'],
    ['/timeline', 'timeline'],
    ['/venues', 'venues'],
    ['/venues/shed-9', 'venue'],
    ['/venues/shed 9', 'venue'],
    ['/artists', 'artists'],
    ['/artists/CAF%c3%89', 'artist'],
    ['/artists/cafe\u0301', 'artist'],
    ["/artists/artist's-walk", 'artist'],
    ['/artists/a%252Fb', 'artist'],
    ['/artists/:artist', 'artist'],
    ['/artists/*', 'artist'],
    ['/artists/a/b', 'slug'],
    ['/channel', 'channel'],
    ['/channel/2024-ebb', 'article'],
    ['/events', 'slug'],
    ['/events/magnesium', 'event'],
    ['/guides/river-at-dusk', 'guide'],
    ['/participate', 'participate'],
    ['/participate/open-call', 'participate-item'],
    ['/past-festivals', 'past-festivals'],
    ['/past-festivals/2018', 'past-festival'],
    ['/search?q=night', 'search'],
    ['/2024/program', 'year-program:2024'],
    ['/2022/program/events', 'year-program-events:2022'],
    ['/2024/program/events', 'year-program-type:2024'],
    ['/2024/program/map', 'year-program-map:2024'],
    ['/2024/venues/shed-9', 'year-venues-venue:2024'],
    ['/2024-artists', 'year-artists:2024'],
    ['/2023/program', 'slug'],
    ['/2024', 'slug'],
    ['/about', 'custom:about'],
    ['/About/', 'custom:about'],
    ['/about/us', 'slug'],
    ['/support/donate', 'custom:support/donate'],
    ['/support', 'slug'],
    ['/2024-visit', 'custom:2024-visit'],
    ['/über uns', 'custom:Über uns'],
    ["/o'clock", "custom:o'clock"],
    ['/a.b~c', 'custom:a.b~c'],
    ['/nights', 'program:nights'],
    ['/2024/photobook-weekend', '2024-photobook-weekend'],
    ['/no/such/page/at/any/depth', 'slug'],
    ['/%F0%9F%8E%9E', 'slug'],
    ['/２０２４/program', 'slug'],
  ])('%s is the route %s', async (href, id) => {
    const path = pathOf(href)
    expect(matchRoute(table, path).route.id).toBe(id)
    expect(await createTestBrowser().click(path)).toEqual({ address: path, isPage: true })
    expect(matchRedirect(published, path, '?x')).toEqual(matchRedirect(rules, path, '?x'))
  })

  test.each(['/old', '/artists/old', '/artists/noor*', '/2024-visit/x', '/café', '/CAFÉ/a%20b'])(
    '%s is led to the same place',
    (href) => {
      const path = pathOf(href)
      const redirect = matchRedirect(rules, path, '')
      expect(redirect).toBeDefined()
      expect(matchRedirect(published, path, '')).toEqual(redirect)
    },
  )
})
