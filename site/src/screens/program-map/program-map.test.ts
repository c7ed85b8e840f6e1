import { anEdition, aLegacyEdition } from 'contract/testing/edition.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { anEventStub, aSessionStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { aVenueStub, unknownHours } from 'contract/testing/venue-stub.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestSite, type WireAnswers } from '../../../testing/create-test-site.ts'
import type { TestPage } from '../../../testing/read-page.ts'

const SHED = aVenueStub()
const ARCHES = aVenueStub({
  id: 've02',
  slug: 'northbank-arches',
  name: 'Northbank Arches',
  precinct: 'city',
  geo: { lat: -37.8203, lon: 144.964 },
  numbers: [7, 9, 11, 12],
  events: 4,
  hours: { weekly: [], exceptions: [], always_open: true },
  access: [],
})
const MILL = aVenueStub({
  id: 've03',
  slug: 'wool-loft',
  name: 'Wool Loft',
  precinct: 'west',
  geo: { lat: -37.8, lon: 144.9 },
  numbers: [],
  events: 1,
  hours: unknownHours(),
  access: [],
})
const WHARF = aVenueStub({
  id: 've04',
  slug: 'wharf-store',
  name: 'Wharf Store',
  precinct: 'regional',
  address: { line1: '1 The Pier', suburb: 'Geelong', state: 'VIC', postcode: '3220' },
  geo: { lat: -38.1445, lon: 144.365 },
  numbers: [44],
  events: 1,
})
const {
  geo: _nowhere,
  address: _none,
  ...AWAY
} = aVenueStub({
  id: 've05',
  slug: 'stream',
  name: 'The Stream',
  precinct: 'online',
  place_type: 'online',
  numbers: [],
  events: 1,
  hours: unknownHours(),
  access: [],
})

const EDITION = anEdition({
  precincts: [
    { key: 'city', title: 'City', order: 1, kind: 'metro', basemap: 'city', count: 4 },
    { key: 'docklands', title: 'Docklands', order: 2, kind: 'metro', basemap: 'city', count: 2 },
    { key: 'west', title: 'West', order: 3, kind: 'metro', basemap: 'inner', count: 1 },
    {
      key: 'regional',
      title: 'Regional',
      order: 4,
      kind: 'regional',
      basemap: 'victoria',
      count: 1,
    },
    { key: 'online', title: 'Online', order: 5, kind: 'online', count: 1 },
  ],
})

const VENUES = [ARCHES, SHED, MILL, WHARF, AWAY]
const EVENTS = [
  anEventStub(),
  anEventStub({
    id: 'ev03',
    slug: 'night-shift',
    title: 'Night Shift',
    number: 44,
    status: { state: 'cancelled' },
    venue: { id: 've04', slug: 'wharf-store', name: 'Wharf Store', precinct: 'regional' },
  }),
  aTimedStub({
    id: 'ev04',
    slug: 'fleece-and-silver',
    title: 'Fleece and Silver',
    access: ['auslan'],
    sessions: [aSessionStub({ start: '2026-03-20T18:00', end: '2026-03-20T19:00' })],
    venue: { id: 've03', slug: 'wool-loft', name: 'Wool Loft', precinct: 'west' },
  }),
]

const BASEMAPS = {
  '/basemap/city': aBasemap({ attribution: 'City base map' }),
  '/basemap/inner': aBasemap({ attribution: 'Inner base map' }),
  '/basemap/victoria': aBasemap({ attribution: 'State base map' }),
}

const FESTIVAL = {
  '/years/2026': EDITION,
  '/years/2026/venues': { venues: VENUES },
  '/years/2026/program': { events: EVENTS },
}

function festival(overrides: WireAnswers = {}): WireAnswers {
  return { ...FESTIVAL, ...BASEMAPS, ...overrides }
}

/** One site for all tests that change nothing. */
const site = await createTestSite({ answers: festival(), endedBy: afterAll })

const listed = (page: TestPage) =>
  page.main.all('li[data-venue]').map((row) => row.attribute('data-venue') ?? '')
const pinned = (page: TestPage) =>
  page.main.all('[data-pin]').map((pin) => pin.attribute('data-pin') ?? '')
const maps = (page: TestPage) =>
  page.main.all('svg[aria-label]').map((map) => map.attribute('aria-label'))
/** The choice of places, each with a map. */
const places = (page: TestPage) =>
  page.main
    .all('label[for]')
    .filter((label) => label.attribute('for')?.startsWith('place-'))
    .map(({ text }) => text)
const chosen = (page: TestPage) =>
  page.main
    .all('input[name=place]')
    .filter((input) => input.attribute('checked') !== undefined)
    .map((input) => input.attribute('id'))
const links = (page: TestPage, words: string) =>
  page.main.links().flatMap(([text, href]) => (text === words ? [href] : []))

describe('the program map (spec/screens §5.1)', () => {
  test('lists an exhibition that has no number at each of its venues', async () => {
    const { number: _number, ...unnumbered } = anEventStub({ other_venues: ['ve02'] })
    const withoutNumber = await createTestSite({
      answers: festival({ '/years/2026/program': { events: [unnumbered] } }),
    })
    const page = await withoutNumber.page('/program/map')
    const at = (venue: string) =>
      page.main
        .all('li[data-venue]')
        .filter((row) => row.attribute('data-venue') === venue)
        .map(({ text }) => text.includes('Slack Water'))
    expect([at('ve01'), at('ve02'), at('ve03')]).toEqual([[true], [true], [false]])
  })

  test('reads in the order title, map, filters, result, list by precinct', async () => {
    const page = await site.page('/program/map')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Map | Parallax 2026')
    expect(page.main.all('h1').map(({ text }) => text)).toEqual(['Map'])
    expect(page.main.all('h2').map(({ text }) => text)).toEqual([
      'Map',
      'City',
      'Docklands',
      'West',
      'Regional',
      'Online',
    ])
    expect(page.landmarks).toContain('form Filter venues')
    const { text } = page.main
    const order = [
      'To the list',
      'Melbourne',
      'base map',
      'To the map',
      'Apply filters',
      '5 venues',
      'Northbank Arches',
      'The Stream',
    ]
    expect(order.map((words) => text.indexOf(words))).toEqual(
      order.map((words) => text.indexOf(words)).toSorted((a, b) => a - b),
    )
  })

  test('says of each venue its number, address, open state, what is on, access and the way there', async () => {
    const page = await site.page('/program/map')
    const row = page.main.all('li[data-venue=ve01]')[0]?.text
    expect(row).toBe(
      '18–19 Show Shed 9 on the map Shed 9 9 Victoria Dock, Docklands VIC 3008 Open until 5pm Number 18 Slack Water Step-free entrance, lift Directions to Shed 9 (opens in a new tab), or on OpenStreetMap (opens in a new tab)',
    )
    expect(links(page, 'Directions to Shed 9 (opens in a new tab)')).toEqual([
      'https://www.google.com/maps/dir/?api=1&destination=-37.8183,144.9452',
    ])
  })

  test('leaves what is cancelled in the list, marked', async () => {
    const page = await site.page('/program/map')
    expect(page.main.all('li[data-venue=ve04]')[0]?.text).toContain(
      'Cancelled Number 44 Night Shift',
    )
  })

  test('labels pins with a number, a run of numbers, the first and how many more, or the count of events', async () => {
    const page = await site.page('/program/map')
    const names = page.main.all('a[aria-label]').map((link) => link.attribute('aria-label'))
    expect(names).toEqual([
      'Numbers 07 +3, Northbank Arches',
      'Numbers 18–19, Shed 9',
      '1 exhibition, Wool Loft',
      'Number 44, Wharf Store',
    ])
  })

  test.each([
    ['', ['ve02', 've01', 've03', 've04', 've05']],
    ['?precinct=docklands', ['ve01']],
    ['?precinct=online', ['ve05']],
    ['?precinct=nowhere', ['ve02', 've01', 've03', 've04', 've05']],
    ['?type=talks', ['ve03']],
    ['?type=exhibitions', ['ve01', 've04']],
    ['?day=2026-03-20', ['ve01', 've03', 've04']],
    ['?day=today', ['ve01', 've04']],
    ['?day=2025-01-01', ['ve02', 've01', 've03', 've04', 've05']],
    // An open venue does not count if it has no events, or only cancelled ones.
    ['?open=now', ['ve01']],
    ['?open=now&type=talks', []],
    ['?access=lift', ['ve01', 've04']],
    ['?access=auslan', ['ve03']],
    ['?precinct=city&type=talks', []],
    ['?type=talks&day=2026-03-20&venue=wool-loft', ['ve03']],
  ])('keeps the same venues in list and pins with %s', async (search, expected) => {
    const page = await site.page(`/program/map${search}`)
    expect(listed(page)).toEqual(expected)
    // A venue without a position is in the list only.
    expect(pinned(page)).toEqual(expected.filter((id) => id !== 've05'))
  })

  test('marks the selected venue in list and map, and its pin leads to its row with the filters kept', async () => {
    const page = await site.page('/program/map?access=lift&venue=shed-9')
    expect(page.main.all('li[aria-current]').map((row) => row.attribute('id'))).toEqual([
      'venue-shed-9',
    ])
    const current = page.main.all('a[aria-current=true]')
    expect(current.map((link) => link.attribute('href'))).toEqual([
      '/program/map?access=lift&venue=shed-9#venue-shed-9',
    ])
  })

  test('says how much is kept, and leads back', async () => {
    const page = await site.page(
      '/program/map?precinct=docklands&type=exhibitions&day=2026-03-20&access=lift',
    )
    expect(page.main.text).toContain(
      '1 of 5 venues, in Docklands, Exhibitions, on Friday 20 March 2026, LiftClear',
    )
    expect(links(page, 'Clear')).toEqual(['/program/map'])
    expect(page.html).toContain('content="noindex"')
  })
})

describe('the maps drawn (spec/screens §5.2)', () => {
  test('are one for each place when the venues span more than 40 km', async () => {
    const page = await site.page('/program/map')
    expect(maps(page)).toEqual(['Map of Melbourne', 'Map of Geelong'])
    expect(places(page)).toEqual(['Melbourne', 'Geelong'])
    expect(chosen(page)).toEqual(['place-1'])
  })

  test('are named after the town of most of their venues if no close base map shows that town', async () => {
    const at = (id: string, suburb: string) => ({
      ...WHARF,
      id,
      slug: id,
      address: { ...WHARF.address, suburb },
    })
    const town = await createTestSite({
      answers: festival({
        '/years/2026': anEdition({
          precincts: [
            {
              key: 'regional',
              title: 'Bendigo',
              order: 1,
              kind: 'metro',
              basemap: 'victoria',
              count: 3,
            },
          ],
        }),
        '/years/2026/venues': {
          venues: [at('ve06', 'Golden Square'), at('ve07', 'Bendigo'), at('ve08', 'Bendigo')],
        },
      }),
    })

    expect(maps(await town.page('/program/map'))).toEqual(['Map of Bendigo'])
  })

  test('have the place of the selected venue chosen, and no choice if there is only one place', async () => {
    expect(chosen(await site.page('/program/map?venue=wharf-store'))).toEqual(['place-2'])
    expect(places(await site.page('/program/map?precinct=city'))).toEqual([])
  })

  test('are those of the places that are kept', async () => {
    expect(maps(await site.page('/program/map?precinct=regional'))).toEqual(['Map of Geelong'])
    expect(maps(await site.page('/program/map?precinct=city'))).toEqual(['Map of Melbourne'])
  })

  test('use the closest base map that contains the venues that are kept', async () => {
    expect((await site.page('/program/map')).main.text).toContain('Inner base map')
    expect((await site.page('/program/map?precinct=city')).main.text).toContain('City base map')
  })

  test('give the whole ground without pins when everything is filtered away', async () => {
    const page = await site.page('/program/map?precinct=city&type=talks')
    expect(page.main.text).toContain('No venue fits these filters')
    expect(links(page, 'Clear filters')).toEqual(['/program/map'])
    expect(maps(page)).toEqual(['Map of Melbourne'])
    expect(pinned(page)).toEqual([])
  })

  test('are absent when no venue that is kept has a position', async () => {
    const page = await site.page('/program/map?precinct=online')
    expect(listed(page)).toEqual(['ve05'])
    expect(maps(page)).toEqual([])
    expect(page.main.text).not.toContain('To the map')
  })

  test('are absent without a base map, and the list is whole', async () => {
    const own = await createTestSite({
      answers: FESTIVAL,
    })
    const page = await own.page('/program/map')
    expect(listed(page)).toHaveLength(5)
    expect(maps(page)).toEqual([])
    expect(page.main.all('[data-map]')).toEqual([])
    expect(page.main.links().filter(([, href]) => href.endsWith('#map'))).toEqual([])
  })

  test('lead to the list, and the list to them', async () => {
    const page = await site.page('/program/map?access=lift')
    expect(links(page, 'To the list')).toEqual(['/program/map?access=lift#list'])
    expect(links(page, 'To the map')).toEqual(['/program/map?access=lift#map'])
    const ids = page.main.all('section[id]').map((each) => each.attribute('id'))
    expect(ids).toEqual(['map', 'list'])
  })
})

describe('the map of an edition (spec/screens §5.1, §6.2)', () => {
  test('changes when a place opens', async () => {
    const own = await createTestSite({ now: '2026-03-13T22:00:00Z', answers: festival() })
    const shed = async () => {
      const page = await own.page('/program/map?precinct=docklands')
      return page.main.all('li[data-venue=ve01]')[0]?.text
    }
    expect(await shed()).toContain('Closed, opens 10am')
    own.setNow('2026-03-13T23:00:00Z')
    await expect.poll(shed).toContain('Open until 5pm')
  })

  test('changes when a session begins and ends', async () => {
    const own = await createTestSite({ now: '2026-03-20T06:59:00Z', answers: festival() })
    const kept = async () => listed(await own.page('/program/map?open=now&type=talks'))
    expect(await kept()).toEqual([])
    own.setNow('2026-03-20T07:00:00Z')
    await expect.poll(kept).toEqual(['ve03'])
    own.setNow('2026-03-20T08:00:00Z')
    await expect.poll(kept).toEqual([])
  })

  test('knows no open state, today or weekend when it is past', async () => {
    const own = await createTestSite({ now: '2026-06-01T00:00:00Z', answers: festival() })
    const page = await own.page('/program/map?open=now&day=today')
    expect(listed(page)).toHaveLength(5)
    expect(page.main.text).toContain('Festival 2026 ended')
    expect(page.main.text).not.toMatch(/Open now|Always open|Today|This weekend/)
  })

  test('leads from a year route to the venues of that year and to the maps of its neighbours', async () => {
    const page = await site.page('/2026/program/map')
    expect(page.title).toBe('Map 2026 | Parallax 2026')
    expect(links(page, 'Shed 9')).toEqual(['/2026/venues/shed-9'])
    expect(links(page, 'Previous festival: 2024')).toEqual(['/2024/program/map'])
  })

  test('has the legacy head and tabs for 2022 and before', async () => {
    const own = await createTestSite({
      answers: festival({
        '/years/2022': aLegacyEdition({ precincts: EDITION.precincts }),
        '/years/2022/venues': { venues: [SHED] },
        '/years/2022/program': { events: [] },
      }),
    })
    const page = await own.page('/2022/program/map')
    expect(page.status).toBe(200)
    expect(page.html).toContain('data-family="legacy"')
    expect(page.landmarks).toContain('nav Program')
    expect(listed(page)).toEqual(['ve01'])
    expect(pinned(page)).toEqual(['ve01'])
    expect(page.main.text).toContain('Festival 2022 ended')
  })

  test('says so while there are no venues', async () => {
    const own = await createTestSite({
      answers: festival({ '/years/2026/venues': { venues: [] } }),
    })
    const page = await own.page('/program/map')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('The venues of Parallax 2026 are announced soon.')
  })

  test('says so while there is no edition', async () => {
    const own = await createTestSite()
    expect((await own.page('/program/map')).main.text).toContain(
      'The venues of the next festival are announced soon.',
    )
  })

  test('answers 404 for a year without an edition', async () => {
    expect((await site.page('/2024/program/map')).status).toBe(404)
  })
})
