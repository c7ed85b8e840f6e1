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
import { aVenue, aYearVenue } from 'contract/testing/venue.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSmallFestival } from '../../../testing/small-festival.ts'
import { readGraph, type ReadThing } from '../../../testing/structured-data.ts'
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
  '/guides/low-water': aGuide(),
  '/guides/old-water': aGuide({ slug: 'old-water', year: 2024 }),
  '/channel': { articles: [anArticleStub()], tags: [] },
  '/channel/six-rolls-one-winter': anArticle(),
  '/channel/extra': anArticle({ slug: 'extra', kind: 'news' }),
  '/channel/film': anArticle({
    slug: 'film',
    kind: 'video',
    lead_image: anImage(),
    video: { provider: 'vimeo', id: '1234', title: 'The film', captions: true },
  }),
  '/artists/two': anArtist({ id: 'ar09', slug: 'two', name: 'Two', kind: 'collective' }),
  '/artists/pair': anArtist({ id: 'ar08', slug: 'pair', name: 'Pair', kind: 'collective' }),
  '/participate': { items: [] },
  '/past-festivals': { items: [aFestivalStub(), aPilotStub()] },
  '/past-festivals/parallax-2024': aPastFestival({
    highlights: { events: [anEventStub({ year: 2024 })], artists: [], articles: [] },
  }),
  '/past-festivals/test-strip-2016': aPastFestival({
    slug: 'test-strip-2016',
    year: undefined,
    start: undefined,
    end: undefined,
  }),
  '/search': { rows: [] },
}

/** One path of each screen and family: the types of its graph, the things listed in it, the way to it. */
const PAGES: readonly (readonly [
  path: string,
  types: readonly string[],
  listed: readonly string[],
  crumbs: readonly string[],
])[] = [
  ['/', ['Festival', 'WebSite'], [], []],
  ['/partners', ['CollectionPage'], ['Organization'], ['/', '/partners']],
  ['/program', ['CollectionPage'], ['URL', 'URL'], ['/', '/program']],
  ['/program/map', ['CollectionPage'], ['EventVenue'], ['/', '/program', '/program/map']],
  [
    '/program/guides-walks',
    ['CollectionPage'],
    ['URL'],
    ['/', '/program', '/program/guides-walks'],
  ],
  ['/program/talks', ['CollectionPage'], ['URL'], ['/', '/program', '/program/talks']],
  ['/timeline', ['CollectionPage'], [], ['/', '/timeline']],
  ['/venues', ['CollectionPage'], ['EventVenue'], ['/', '/venues']],
  ['/venues/shed-9', ['ArtGallery'], [], ['/', '/venues', '/venues/shed-9']],
  ['/artists', ['CollectionPage'], ['Person', 'Organization'], ['/', '/artists']],
  ['/artists/noor-castellane', ['Person'], [], ['/', '/artists', '/artists/noor-castellane']],
  ['/artists/pair', ['Organization'], [], ['/', '/artists', '/artists/pair']],
  ['/channel', ['Blog'], [], ['/', '/channel']],
  [
    '/channel/six-rolls-one-winter',
    ['Article'],
    [],
    ['/', '/channel', '/channel/six-rolls-one-winter'],
  ],
  ['/channel/extra', ['NewsArticle'], [], ['/', '/channel', '/channel/extra']],
  ['/channel/film', ['Article', 'VideoObject'], [], ['/', '/channel', '/channel/film']],
  ['/events/slack-water', ['ExhibitionEvent'], [], ['/', '/program', '/events/slack-water']],
  ['/events/the-tide-tables', ['EducationEvent'], [], ['/', '/program', '/events/the-tide-tables']],
  [
    '/guides/low-water',
    ['TouristTrip'],
    ['Place', 'Place', 'Place'],
    ['/', '/program/guides-walks', '/guides/low-water'],
  ],
  [
    '/guides/old-water',
    ['TouristTrip'],
    ['Place', 'Place', 'Place'],
    ['/', '/2024/program', '/guides/old-water'],
  ],
  ['/participate', ['CollectionPage'], [], ['/', '/participate']],
  ['/participate/print-swap', ['WebPage'], [], ['/', '/participate', '/participate/print-swap']],
  ['/past-festivals', ['CollectionPage'], ['Festival', 'Festival'], ['/', '/past-festivals']],
  [
    '/past-festivals/parallax-2024',
    ['Festival'],
    [],
    ['/', '/past-festivals', '/past-festivals/parallax-2024'],
  ],
  ['/search', ['SearchResultsPage'], [], ['/', '/search']],
  ['/about', ['AboutPage'], [], ['/', '/about']],
  ['/contact', ['ContactPage'], [], ['/', '/about', '/contact']],
  ['/2024/photobook-weekend', ['WebPage'], [], ['/', '/2024/photobook-weekend']],
  ['/night-school', ['EventSeries'], [], ['/', '/program', '/night-school']],
  ['/2024/program', ['CollectionPage'], [], ['/', '/2024/program']],
  ['/2024/venues/shed-9', ['EventVenue'], [], ['/', '/2024/venues', '/2024/venues/shed-9']],
  ['/2022/program', ['CollectionPage'], ['URL', 'URL'], ['/', '/2022/program']],
  [
    '/2022/program/talks',
    ['CollectionPage'],
    ['URL'],
    ['/', '/2022/program', '/2022/program/talks'],
  ],
  [
    '/2022/program/events',
    ['CollectionPage'],
    ['URL'],
    ['/', '/2022/program', '/2022/program/events'],
  ],
  ['/2022/artists', ['CollectionPage'], ['Person'], ['/', '/2022/artists']],
  ['/2022/venues', ['CollectionPage'], ['EventVenue'], ['/', '/2022/venues']],
  ['/2022/venues/shed-9', ['EventVenue'], [], ['/', '/2022/venues', '/2022/venues/shed-9']],
]

/** What search engines require of a thing of a type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Festival: ['name', 'url', 'location'],
  WebSite: ['name', 'url', 'potentialAction'],
  CollectionPage: ['name', 'url'],
  ArtGallery: ['name', 'url', 'address', 'geo'],
  EventVenue: ['name', 'url', 'address', 'geo'],
  Person: ['name', 'url'],
  Organization: ['name', 'url'],
  Blog: ['name', 'url', 'blogPost'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  ExhibitionEvent: [
    'name',
    'startDate',
    'endDate',
    'location',
    'eventStatus',
    'image',
    'offers',
    'organizer',
    'superEvent',
  ],
  EducationEvent: [
    'name',
    'startDate',
    'endDate',
    'location',
    'eventStatus',
    'offers',
    'organizer',
    'superEvent',
  ],
  TouristTrip: ['name', 'description', 'itinerary'],
  WebPage: ['name', 'url', 'dateModified'],
  AboutPage: ['name', 'url', 'dateModified'],
  ContactPage: ['name', 'url', 'dateModified'],
  SearchResultsPage: ['name', 'url'],
  EventSeries: ['name', 'url', 'startDate', 'endDate', 'subEvent'],
  BreadcrumbList: ['itemListElement'],
}

let site: Awaited<ReturnType<typeof createSmallFestival>>
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  site = await createSmallFestival({ answers: ANSWERS, endedBy: (end) => ends.push(end) })
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
})

const graphOf = async (path: string) => readGraph(await site.page(path))

interface ListItem {
  readonly position: number
  readonly name?: string
  readonly url?: string
  readonly item?: string | ReadThing
}

/** The rows of a list, numbered from 1. */
function rowsOf(list: unknown): readonly ListItem[] {
  const { itemListElement: rows = [] } = (list ?? {}) as { itemListElement?: ListItem[] } // checked here
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
  return rows
}

const typeOf = ({ url, item }: ListItem) =>
  url === undefined && typeof item === 'object' ? item['@type'] : 'URL'

describe('the JSON-LD of every screen (spec/screens §0.2.5)', () => {
  test('is that of the table below, which has them all', () => {
    const table = site.store.ground()?.table as RouteTable // the site has started
    const shown = PAGES.map(([path]) => matchRoute(table, path).route.screen)
    expect([...new Set(shown)].toSorted()).toEqual(Object.keys(SCREENS).toSorted())
  })

  test.each(PAGES)('%s tells of %j', async (path, types, listed, crumbs) => {
    const graph = (await graphOf(path)) ?? []
    const [way, ...others] = graph.filter((thing) => thing['@type'] === 'BreadcrumbList')
    const things = graph.filter((thing) => thing !== way)
    expect(others).toEqual([])
    expect(things.map((thing) => thing['@type'])).toEqual(types)
    for (const thing of graph) {
      const missing = (REQUIRED[thing['@type']] ?? ['a row of its own']).filter(
        (property) => thing[property] === undefined,
      )
      expect([thing['@type'], missing]).toEqual([thing['@type'], []])
    }

    const [first] = things
    expect(rowsOf(first?.['mainEntity'] ?? first?.['itinerary']).map(typeOf)).toEqual(listed)
    const steps = rowsOf(way)
    expect(steps.map(({ item }) => item)).toEqual(crumbs.map((step) => ORIGIN + step))
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

  test('is not there on pages that are not listed and on errors', async () => {
    expect((await site.page('/hidden')).status).toBe(200)
    expect(await graphOf('/hidden')).toBeUndefined()
    expect(await graphOf('/nope')).toBeUndefined()
    expect(await graphOf('/events/withdrawn')).toBeUndefined()
  })

  test('is no part of the payload', async () => {
    const payload = JSON.stringify(await site.json('/events/slack-water/_payload.json'))
    expect(payload).toContain('Slack Water')
    expect(payload).not.toContain('schema.org')
  })

  test('lists at most 50 of a program, and says how many there are', async () => {
    const events = Array.from({ length: 60 }, (_, index) => anEventStub({ slug: `e-${index}` }))
    const busy = await createSmallFestival({ answers: { '/years/2026/program': { events } } })
    const [page] = readGraph(await busy.page('/program')) ?? []
    expect(rowsOf(page?.['mainEntity'])).toHaveLength(50)
    expect(page?.['mainEntity']).toMatchObject({ numberOfItems: 60 })
  })
})

/** What tries to end what it stands in (spec/faults E5). */
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
  test.each(HOSTILE)('%j is told as it is and ends nothing', async (words) => {
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
