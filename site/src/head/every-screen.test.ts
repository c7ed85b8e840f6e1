import { afterAll, describe, expect, test } from 'vitest'
import { EVERY_SCREEN, SCREEN_PATHS } from '../../testing/every-screen.ts'
import type { TestPage } from '../../testing/read-page.ts'
import { createSmallFestival } from '../../testing/small-festival.ts'
import { matchRoute, type RouteTable } from '../urls/routes.ts'
import { SCREENS } from '../app/screens.ts'

const ORIGIN = 'https://festival.example'
/**
 * One path of each screen and family (spec/screens §0.2): its title before the template is applied, and the year that
 * the template adds.
 */
const PAGES = [
  ['/', undefined, 2026],
  ['/partners', 'Partners', 2026],
  ['/program', 'Program', 2026],
  ['/program/map', 'Map', 2026],
  ['/program/guides-walks', 'Guides & walks', 2026],
  ['/program/talks', 'Talks', 2026],
  ['/timeline', 'Timeline', 2026],
  ['/venues', 'Venues', 2026],
  ['/venues/shed-9', 'Shed 9', 2026],
  ['/artists', 'Artists', 2026],
  ['/artists/noor-castellane', 'Noor Castellane', 2026],
  ['/channel', 'Channel', 2026],
  ['/channel/six-rolls-one-winter', 'Six Rolls, One Winter', 2026],
  ['/events/slack-water', 'Slack Water', 2026],
  ['/guides/low-water', 'Low Water', 2026],
  ['/participate', 'Participate', 2026],
  ['/participate/print-swap', 'Print Swap', 2026],
  ['/past-festivals', 'Past festivals', 2026],
  ['/past-festivals/parallax-2024', 'Parallax 2024', 2026],
  ['/search', 'Search', 2026],
  ['/search?q=night', 'Search: night', 2026],
  ['/plan', 'My program', 2026],
  ['/now', 'Now', 2026],
  ['/changes', 'What has changed', 2026],
  ['/program/plain', 'Program 2026', 2026],
  ['/about', 'About Parallax', 2026],
  ['/2024/photobook-weekend', 'About Parallax', 2024],
  ['/night-school', 'Night School', 2026],
  ['/2024/program', 'Program 2024', 2024],
  ['/2024/program/map', 'Map 2024', 2024],
  ['/2024/program/talks', 'Talks', 2024],
  ['/2024/artists', 'Artists 2024', 2024],
  ['/2024/venues', 'Venues 2024', 2024],
  ['/2024/venues/shed-9', 'Shed 9 2024', 2024],
  ['/2022/program', 'Program 2022', 2022],
  ['/2022/program/exhibitions?sort=location', 'Exhibitions', 2022],
  ['/2022/program/events', 'Events 2022', 2022],
  ['/2022/artists', 'Artists 2022', 2022],
  ['/2022/venues', 'Venues 2022', 2022],
  ['/2022/venues/shed-9', 'Shed 9 2022', 2022],
] as const

const { custom_pages, ...routes } = EVERY_SCREEN['/routes']
const site = await createSmallFestival({
  answers: {
    ...EVERY_SCREEN,
    // A page that is listed but has no answer.
    '/routes': { ...routes, custom_pages: [...custom_pages, 'missing'] },
  },
  endedBy: afterAll,
})

/** All values of each tag of the head, by name. */
function headOf({ document }: TestPage) {
  const metas = document
    .all('meta')
    .map(
      (each) =>
        [
          each.attribute('name') ?? each.attribute('property') ?? '',
          each.attribute('content'),
        ] as const,
    )
  return {
    titles: document.all('title').map(({ text }) => text),
    canonicals: document.all('link[rel=canonical]').map((each) => each.attribute('href')),
    meta: (name: string) => metas.filter((each) => each[0] === name).map((each) => each[1]),
  }
}

/** Tags that every head has exactly once. */
const ONCE = [
  'description',
  'og:title',
  'og:site_name',
  'og:type',
  'og:description',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'theme-color',
]

describe('the head of every screen (spec/behaviour §8)', () => {
  test('is tested for every screen: the table below has them all', () => {
    expect(PAGES.map(([path]) => path)).toEqual(SCREEN_PATHS)
    const table = site.store.base()?.table as RouteTable // the site has started
    const shown = PAGES.map(([path]) => matchRoute(table, path.split('?')[0] ?? '').route.screen)
    expect([...new Set(shown)].toSorted()).toEqual(Object.keys(SCREENS).toSorted())
  })

  test.each(PAGES)('%s: title “%s” of %i, each tag once', async (path, title, year) => {
    const page = await site.page(path)
    const { titles, canonicals, meta } = headOf(page)
    const whole = title === undefined ? `Parallax ${year}` : `${title} | Parallax ${year}`
    const url = ORIGIN + path
    expect(page.status).toBe(200)
    expect(titles).toEqual([whole])
    expect(meta('og:title')).toEqual([whole])
    expect(canonicals).toEqual([url])
    expect(meta('og:url')).toEqual([url])
    expect(meta('og:type')).toEqual([path.startsWith('/channel/') ? 'article' : 'website'])
    expect(ONCE.map((name) => [name, meta(name).length])).toEqual(ONCE.map((name) => [name, 1]))
    const isUnlisted = path.includes('?q=') || path === '/plan'
    expect(meta('robots')).toEqual(isUnlisted ? ['noindex'] : [])
  })

  test.each(PAGES.filter(([path]) => /^\/20\d\d\//.test(path)))(
    '%s does not have the description of the current year',
    async (path) => {
      const { meta } = headOf(await site.page(path))
      expect(meta('description')).not.toEqual(headOf(await site.page('/')).meta('description'))
    },
  )
})

const TOO_LONG = `/${'x'.repeat(2048)}`
/** Target, status, message; the title and the screen show them (spec/behaviour §7.1, §7.2). */
const ERRORS = [
  ['/artists/nobody?x=1', 404, 'Page Not Found: /artists/nobody?x=1'],
  ['/venues/nowhere', 404, 'Page Not Found: /venues/nowhere'],
  ['/events/nothing', 404, 'Page Not Found: /events/nothing'],
  ['/guides/nothing', 404, 'Page Not Found: /guides/nothing'],
  ['/channel/nothing', 404, 'Page Not Found: /channel/nothing'],
  ['/participate/nothing', 404, 'Page Not Found: /participate/nothing'],
  ['/past-festivals/nothing', 404, 'Page Not Found: /past-festivals/nothing'],
  ['/program/events', 404, 'Page Not Found: /program/events'],
  ['/2024/program/nothing', 404, 'Page Not Found: /2024/program/nothing'],
  ['/2024/venues/nowhere', 404, 'Page Not Found: /2024/venues/nowhere'],
  ['/program/nothing', 404, 'Page Not Found: /program/nothing'],
  ['/2024/program/events', 404, 'Page Not Found: /2024/program/events'],
  ['/missing', 404, 'Page Not Found: /missing'],
  ['/nope', 404, 'Page not found: /nope'],
  ['/Nope/', 404, 'Page not found: /Nope/'],
  ['/no/such/page', 404, 'Page not found: /no/such/page'],
  ['/a/b/c/d/e/f/g/h/i', 404, 'Page not found: /a/b/c/d/e/f/g/h/i'],
  ['/2019/program', 404, 'Page not found: /2019/program'],
  ['/a%2Fb', 404, 'Page not found: /a%2Fb'],
  ['/artists/a%2Fb', 404, 'Page not found: /artists/a%2Fb'],
  ['//evil.test/x', 404, 'Page not found: //evil.test/x'],
  ['/%F0%9F%8E%9E', 404, 'Page not found: /%F0%9F%8E%9E'],
  [
    '/%3Cimg%20src=x%20onerror=alert(1)%3E',
    404,
    'Page not found: /%3Cimg%20src=x%20onerror=alert(1)%3E',
  ],
  ['/events/withdrawn', 410, 'This page has been withdrawn'],
  ['/%zz', 400, 'Bad Request'],
  [TOO_LONG, 414, 'URI Too Long'],
] as const

describe('the error screen of the server (spec/asked §2, spec/behaviour §7)', () => {
  test.each(ERRORS)('%s: %i “%s”', async (target, status, message) => {
    const page = await site.page(target)
    const { titles, canonicals, meta } = headOf(page)
    expect(page.status).toBe(status)
    expect(titles).toEqual([`${status} - ${message}`])
    expect(meta('og:title')).toEqual([`${status} - ${message}`])
    expect(canonicals).toEqual([])
    expect(meta('og:url')).toEqual([])
    expect(ONCE.map((name) => [name, meta(name).length])).toEqual(ONCE.map((name) => [name, 1]))
    expect(meta('robots')).toEqual(['noindex'])

    // The page of a year without a festival links to the neighbouring years.
    const isOfYear = target === '/2019/program'
    expect(page.main.outline()).toEqual([`1 ${message}`, ...(isOfYear ? ['2 Did you mean'] : [])])
    expect(page.main.text).toContain(String(status))
    const url = page.main
      .all('bdi')
      .map(({ text }) => text)
      .filter((text) => text === target)
    expect(url).toEqual(status === 404 ? [target] : [])
    expect(page.main.text.includes(target)).toBe(status === 404)
    expect(page.html).not.toContain(TOO_LONG)
    expect(page.main.all('img')).toEqual([])
    expect(page.main.links()).toEqual([
      ['Go back home', '/'],
      ...(status === 404 ? [['What is open now', '/now']] : []),
      ...(isOfYear ? [['Program 2022', '/2022/program']] : []),
    ])
    expect(page.landmarks).toEqual(expect.arrayContaining(['header', 'main', 'footer']))
  })
})
