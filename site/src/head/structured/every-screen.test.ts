import { anArticle } from 'contract/testing/article.ts'
import { anArticleStub } from 'contract/testing/article-stub.ts'
import { anArtist } from 'contract/testing/artist.ts'
import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { anEdition, anEditionSummary, aLegacyEdition } from 'contract/testing/edition.ts'
import { anEvent, aTimedEvent } from 'contract/testing/event.ts'
import { aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { aGuide } from 'contract/testing/guide.ts'
import { aGuideStub } from 'contract/testing/guide-stub.ts'
import { anImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import { aTier } from 'contract/testing/partner.ts'
import { aFestivalStub, aPastFestival, aPilotStub } from 'contract/testing/past-festival.ts'
import { aParticipateStub } from 'contract/testing/participate.ts'
import { aVenue, aYearVenue } from 'contract/testing/venue.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createSmallFestival } from '../../../testing/small-festival.ts'
import { readGraph } from '../../../testing/structured-data.ts'
import { matchRoute, type RouteTable } from '../../urls/routes.ts'
import { SCREENS } from '../../app/screens.ts'

const ORIGIN = 'https://festival.example'

const ANSWERS = {
  '/routes': {
    custom_pages: ['about', 'contact', '2024-photobook-weekend'],
    program: ['night-school'],
    festival_years: [2026, 2024, 2022],
  },
  '/pages/contact': aPage({
    id: 'pg04',
    name: 'contact',
    title: 'Contact',
    parent: { name: 'about', title: 'About' },
  }),
  '/pages/hidden': aPage({ id: 'pg05', name: 'hidden', listed: false }),
  '/home': {
    hero: [{ event: anEventStub(), image: anImage() }],
    featured: [],
    guides: [],
    articles: [],
    edition: anEditionSummary(anEdition()),
  },
  '/partners': { years: [{ year: 2026, tiers: [aTier()] }] },
  '/years/2026/program': { events: [anEventStub(), aTimedStub()] },
  '/years/2026/venues': { venues: [aVenueStub()] },
  '/years/2026/artists': {
    artists: [
      anArtistStub(),
      anArtistStub({ id: 'ar09', slug: 'two', name: 'Two', kind: 'collective' }),
    ],
  },
  '/years/2026/guides': { guides: [aGuideStub()] },
  '/years/2022': aLegacyEdition(),
  '/years/2022/program': { events: [aTimedStub({ year: 2022 }), anEventStub({ year: 2022 })] },
  '/years/2022/artists': { artists: [anArtistStub()] },
  '/years/2022/venues': { venues: [aVenueStub()] },
  '/years/2022/venues/shed-9': aYearVenue({ edition: anEditionSummary(aLegacyEdition()) }),
  '/years/2024/venues/shed-9': aYearVenue(),
  '/venues/shed-9': aVenue({ website: 'https://shed9.example', place_type: 'gallery' }),
  '/venues/northbank-arches': aVenue({ id: 've02', slug: 'northbank-arches' }),
  '/events/slack-water': anEvent({ lead_image: anImage() }),
  '/events/the-tide-tables': aTimedEvent(),
  '/events/old-water': anEvent({
    slug: 'old-water',
    year: 2024,
    edition: anEditionSummary(anEdition({ year: 2024 })),
  }),
  '/guides/low-water': aGuide(),
  '/guides/old-water': aGuide({
    slug: 'old-water',
    year: 2024,
    edition: anEditionSummary(anEdition({ year: 2024 })),
  }),
  '/channel': { articles: [anArticleStub()], tags: [] },
  '/channel/six-rolls-one-winter': anArticle(),
  '/channel/extra': anArticle({ slug: 'extra', kind: 'news' }),
  '/artists/two': anArtist({ id: 'ar09', slug: 'two', name: 'Two', kind: 'collective' }),
  '/artists/pair': anArtist({ id: 'ar08', slug: 'pair', name: 'Pair', kind: 'collective' }),
  '/participate': { items: [aParticipateStub()] },
  '/past-festivals': { items: [aFestivalStub(), aPilotStub()] },
  '/past-festivals/parallax-2024': aPastFestival({
    highlights: { events: [anEventStub({ year: 2024 })], artists: [], articles: [] },
  }),
  '/search': { rows: [] },
}

/**
 * One path of each screen and family: the types of the things in its graph, and the paths of its breadcrumbs below
 * home.
 */
const PAGES: readonly (readonly [
  path: string,
  types: readonly string[],
  crumbs: readonly string[],
])[] = [
  ['/', ['Festival', 'WebSite'], []],
  ['/partners', [], ['/partners']],
  ['/program', [], ['/program']],
  ['/program/map', [], ['/program', '/program/map']],
  ['/program/guides-walks', [], ['/program', '/program/guides-walks']],
  ['/program/talks', [], ['/program', '/program/talks']],
  ['/program/plain', [], ['/program', '/program/plain']],
  ['/now', [], ['/now']],
  ['/changes', [], ['/changes']],
  ['/timeline', [], ['/timeline']],
  ['/venues', [], ['/venues']],
  ['/venues/shed-9', ['ArtGallery'], ['/venues', '/venues/shed-9']],
  ['/artists', [], ['/artists']],
  ['/artists/noor-castellane', ['Person'], ['/artists', '/artists/noor-castellane']],
  ['/artists/pair', ['Organization'], ['/artists', '/artists/pair']],
  ['/channel', [], ['/channel']],
  ['/channel/six-rolls-one-winter', ['Article'], ['/channel', '/channel/six-rolls-one-winter']],
  ['/channel/extra', ['NewsArticle'], ['/channel', '/channel/extra']],
  ['/events/slack-water', ['ExhibitionEvent'], ['/program', '/events/slack-water']],
  ['/events/the-tide-tables', ['EducationEvent'], ['/program', '/events/the-tide-tables']],
  ['/events/old-water', ['ExhibitionEvent'], ['/2024/program', '/events/old-water']],
  ['/guides/low-water', [], ['/program/guides-walks', '/guides/low-water']],
  ['/guides/old-water', [], ['/2024/program', '/guides/old-water']],
  ['/participate', [], ['/participate']],
  ['/participate/print-swap', [], ['/participate', '/participate/print-swap']],
  ['/past-festivals', [], ['/past-festivals']],
  ['/past-festivals/parallax-2024', [], ['/past-festivals', '/past-festivals/parallax-2024']],
  ['/search', [], ['/search']],
  ['/about', [], ['/about']],
  ['/contact', [], ['/about', '/contact']],
  ['/2024/photobook-weekend', [], ['/2024/photobook-weekend']],
  ['/night-school', [], ['/program', '/night-school']],
  ['/2024/program', [], ['/2024/program']],
  ['/2024/venues/shed-9', ['EventVenue'], ['/2024/venues', '/2024/venues/shed-9']],
  ['/2022/program', [], ['/2022/program']],
  ['/2022/program/talks', [], ['/2022/program', '/2022/program/talks']],
  ['/2022/program/events', [], ['/2022/program', '/2022/program/events']],
  ['/2022/artists', [], ['/2022/artists']],
  ['/2022/venues', [], ['/2022/venues']],
  ['/2022/venues/shed-9', ['EventVenue'], ['/2022/venues', '/2022/venues/shed-9']],
]

const EVENT = ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'offers', 'organizer']
const ARTICLE = ['headline', 'datePublished', 'dateModified', 'author', 'publisher']

/** The properties that search engines ask for, by type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Festival: ['name', 'url', 'startDate', 'endDate', 'location'],
  WebSite: ['name', 'url'],
  ArtGallery: ['name', 'url', 'address', 'geo'],
  EventVenue: ['name', 'url', 'address', 'geo'],
  Person: ['name', 'url'],
  Organization: ['name', 'url'],
  Article: ARTICLE,
  NewsArticle: ARTICLE,
  ExhibitionEvent: [...EVENT, 'superEvent'],
  EducationEvent: [...EVENT, 'superEvent'],
  BreadcrumbList: ['itemListElement'],
}

const site = await createSmallFestival({ answers: ANSWERS, endedBy: afterAll })

const graphOf = async (path: string) => readGraph(await site.page(path))

interface ListItem {
  readonly position: number
  readonly name: string
  readonly item: string
}

describe('the JSON-LD of every screen (spec/screens §0.2.5)', () => {
  test('is tested for every screen: the table below has them all', () => {
    const table = site.store.base()?.table as RouteTable // the site has started
    const shown = PAGES.map(([path]) => matchRoute(table, path).route.screen)
    // The plan is never listed by search engines.
    expect([...new Set(shown), 'plan'].toSorted()).toEqual(Object.keys(SCREENS).toSorted())
  })

  test.each(PAGES)('%s has %j and its breadcrumbs', async (path, types, crumbs) => {
    const graph = (await graphOf(path)) ?? []
    const lists = graph.filter((thing) => thing['@type'] === 'BreadcrumbList')
    const things = graph.filter((thing) => !lists.includes(thing))
    expect(things.map((thing) => thing['@type'])).toEqual(types)
    for (const thing of graph) {
      const required = REQUIRED[thing['@type']] ?? ['a row in REQUIRED']
      const missing = required.filter((property) => thing[property] === undefined)
      expect([thing['@type'], missing]).toEqual([thing['@type'], []])
    }

    const steps = lists.flatMap((list) => list['itemListElement'] as ListItem[]) // required above
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect(steps.map(({ item }) => item)).toEqual(
      (path === '/' ? [] : ['/', ...crumbs]).map((step) => ORIGIN + step),
    )
    expect(steps.filter(({ name }) => !name)).toEqual([])
  })

  test.each(PAGES)('%s leads only to pages that are there', async (path) => {
    const text = JSON.stringify(await graphOf(path))
    const urls = new Set(
      [...text.matchAll(/"(?:url|item|@id)":"([^"]+)"/g)].map(([, url = '']) => url),
    )
    const own = [...urls].filter((url) => url.startsWith(`${ORIGIN}/`) && !url.includes('/media/'))
    const statuses = await Promise.all(
      own.map(async (url) => (await site.answer(new URL(url).pathname)).status),
    )
    expect(own.filter((_, index) => statuses[index] !== 200)).toEqual([])
  })

  test('is missing on unlisted pages and on errors', async () => {
    expect((await site.page('/hidden')).status).toBe(200)
    expect(await graphOf('/hidden')).toBeUndefined()
    expect(await graphOf('/nope')).toBeUndefined()
    expect(await graphOf('/events/withdrawn')).toBeUndefined()
  })

  test('is not in the payload', async () => {
    const payload = JSON.stringify(await site.json('/events/slack-water/_payload.json'))
    expect(payload).toContain('Slack Water')
    expect(payload).not.toContain('schema.org')
  })
})

/** Texts that try to end the script element they are in (spec/faults E5). */
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</ScRiPt >',
  '<!-- <script>',
  ']]>',
  'a\u2028b\u2029c',
  '"},{"@type":"Thing"',
  '__proto__',
  '\\u003c/script>',
]

describe('hostile words (spec/faults E5)', () => {
  test.each(HOSTILE)('%j stays as it is and ends nothing', async (words) => {
    const hostile = await createSmallFestival({
      answers: {
        '/events/slack-water': anEvent({
          title: words,
          teaser: words,
          lead_image: anImage({
            alt: words,
            credit: { artists: [words], view: 'work', copyright: words },
          }),
        }),
      },
    })
    const page = await hostile.page('/events/slack-water')
    const [event] = readGraph(page) ?? []
    expect(event).toMatchObject({
      name: words,
      description: words,
      image: [{ description: words, creditText: words, copyrightNotice: words }],
    })
    const scripts = page.document.all('script')
    expect(scripts.filter((each) => each.attribute('type') === 'application/ld+json')).toHaveLength(
      1,
    )
    expect(scripts).toHaveLength(2)
  })
})
