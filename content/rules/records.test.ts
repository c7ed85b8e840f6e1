import { describe, expect, test } from 'vitest'
import { checkArticle, checkVideoBlocks } from './article.ts'
import { checkEasyEnglish } from './easy-english.ts'
import { checkColours, toColour } from './colours.ts'
import { checkCoordinates } from './coordinates.ts'
import { checkFestival } from './festival.ts'
import type { Finding } from './finding.ts'
import { checkGuide } from './guide.ts'
import { checkParticipate } from './participate.ts'
import { checkSite, withoutPastOpening } from './site.ts'
import { checkVenue } from './venue.ts'

function brief(findings: readonly Finding[]): string[] {
  return findings.map(({ level, field }) => `${level} ${field}`)
}

describe('colours (spec/content B1.10, B1.11)', () => {
  test.each([
    [undefined, []],
    [{ color: '' }, []],
    [{ color: '#000', backgroundColor: '#FFF' }, []],
    [{ color: 'black' }, ['error theme.color']],
    [{ color: '#12345' }, ['error theme.color']],
    [{ color: 'red', accentColor: 'rgb(1,2,3)' }, ['error theme.color', 'error theme.accentColor']],
    [
      { color: '#e8402a', backgroundColor: '#f4e04d' },
      ['error theme.color', 'warning theme.accentColor'],
    ],
    [{ backgroundColor: '#555555' }, ['error theme.backgroundColor', 'warning theme.accentColor']],
    [{ color: '#707070' }, ['warning theme.color']],
    [{ accentColor: '#dddddd' }, ['warning theme.accentColor']],
  ])('%o', (theme, expected) => {
    expect(brief(checkColours('theme', theme))).toEqual(expected)
  })

  test.each([
    [
      '#777777',
      'Text on this background has a contrast of 4.7:1; below 7:1 the site sets it in black or white. The nearest that stays is #959595',
    ],
    [
      '#333333',
      'Text on this background has a contrast of 1.7:1; 4.5:1 is needed. The nearest is #757575',
    ],
  ])(
    'of %s say ratio and nearest colour, against those of the edition if a page has none',
    (color, message) => {
      const [finding] = checkColours('theme', { color }, { backgroundColor: '#000000' })

      expect(finding?.message).toBe(message)
    },
  )

  test('are stored as #rrggbb', () => {
    expect([toColour('#ABC'), toColour('#A1b2C3'), toColour('white')]).toEqual([
      '#aabbcc',
      '#a1b2c3',
      undefined,
    ])
  })
})

describe('an edition (spec/content B2–B4)', () => {
  const bounds = { west: 144, south: -38, east: 145, north: -37 }
  const city = { key: 'city', kind: 'metro', basemap: 'city', bounds }

  test.each([
    ['complete', { types: [{ key: 'talks' }], precincts: [city] }, []],
    [
      'reserved types',
      { types: [{ key: 'map' }, { key: 'guides-walks' }, { key: 'plain' }] },
      ['error types.0.key', 'error types.1.key', 'error types.2.key'],
    ],
    ['a type twice', { types: [{ key: 'talks' }, { key: 'talks' }] }, ['error types.1.key']],
    ['a key in capitals', { types: [{ key: 'Talks' }] }, ['error types.0.key']],
    [
      'a precinct without bounds',
      { precincts: [{ ...city, bounds: {} }] },
      ['error precincts.0.bounds.west'],
    ],
    [
      'swapped bounds',
      { precincts: [{ ...city, bounds: { ...bounds, west: 146 } }] },
      ['error precincts.0.bounds.east'],
    ],
    [
      'a precinct without map',
      { precincts: [{ ...city, basemap: null }] },
      ['error precincts.0.basemap'],
    ],
    [
      'a precinct where no map is drawn',
      { precincts: [{ ...city, basemap: null, bounds: null }] },
      ['warning precincts.0.basemap'],
    ],
    ['an online precinct', { precincts: [{ key: 'online', kind: 'online' }] }, []],
    ['backwards', { start: '2026-03-29', end: '2026-03-06' }, ['error end']],
    ['half a band', { home: { band: { event: 1 } } }, ['error home.band.image']],
    ['few featured', { home: { hero: [1], featured: [1, 2, 3] } }, ['warning home.featured']],
  ])('%s', (_case, festival, expected) => {
    expect(brief(checkFestival(festival))).toEqual(expected)
  })
})

describe('a venue (spec/content B6, B1.19)', () => {
  const precincts = new Map([
    [
      2026,
      [
        { key: 'city', title: 'City' },
        { key: 'docklands', title: 'Docklands' },
      ],
    ],
  ])
  const venue = {
    name: 'Shed 9',
    place_type: 'hall',
    address: { line1: 'Victoria Dock', suburb: 'Docklands', state: 'VIC', postcode: '3008' },
    geo: { lat: -37.8183, lon: 144.9452 },
    access: { items: [{ value: 'yes' }] },
    editions: [{ year: 2026, precinct: 'docklands' }],
  }

  test.each([
    ['complete', venue, []],
    ['online without place', { ...venue, place_type: 'online', address: {}, geo: {} }, []],
    [
      'without suburb and longitude',
      { ...venue, address: { ...venue.address, suburb: '' }, geo: { lat: -37 } },
      ['error address.suburb', 'error geo.lat'],
    ],
    [
      'swapped coordinates',
      { ...venue, geo: { lat: 144.9452, lon: -37.8183 } },
      ['warning geo.lat'],
    ],
    ['with an entrance', { ...venue, entrance: { lat: -37.8179, lon: 144.9448 } }, []],
    ['with half an entrance', { ...venue, entrance: { lon: 144.9 } }, ['error entrance.lat']],
    [
      'an entrance with swapped coordinates',
      { ...venue, entrance: { lat: 144.9448, lon: -37.8179 } },
      ['warning entrance.lat'],
    ],
    [
      'nothing known of access',
      { ...venue, access: { items: [{ value: 'unknown' }] } },
      ['warning access.items'],
    ],
    [
      'a precinct that is not there',
      { ...venue, editions: [{ year: 2026, precinct: 'west' }] },
      ['error editions.0.precinct'],
    ],
    [
      'an edition that is not there',
      { ...venue, editions: [{ year: 2025, precinct: 'city' }] },
      ['warning editions.0.year'],
    ],
    [
      'an edition twice',
      { ...venue, editions: [...venue.editions, ...venue.editions] },
      ['error editions.1.year'],
    ],
    [
      'hours of an edition that say two things',
      {
        ...venue,
        editions: [{ year: 2026, precinct: 'city', hours: { always_open: true, weekly: [1] } }],
      },
      ['error editions.0.hours.always_open'],
    ],
  ])('%s', (_case, record, expected) => {
    expect(brief(checkVenue(record, precincts))).toEqual(expected)
  })

  test.each([
    [-39.3, 140.9, 0],
    [-33.9, 150.1, 0],
    [-33.8, 145, 1],
    [-37, 151, 1],
  ])('is in Victoria at %f, %f', (lat, lon, count) => {
    expect(checkCoordinates('geo', { lat, lon })).toHaveLength(count)
  })
})

describe('a guide (spec/content B8)', () => {
  const line = [
    [144.96, -37.82],
    [144.97, -37.81],
  ]
  const guide = {
    mode: 'walk',
    stops: [{ event: 1 }, { venue: 1 }],
    route: { line, distance_m: 2400, duration_min: 55 },
  }

  test.each([
    ['complete', guide, []],
    [
      'a point',
      { ...guide, stops: [{ point: { lat: -37.8, lon: 144.9, title: 'Footbridge' } }] },
      [],
    ],
    [
      'a point without title',
      { ...guide, stops: [{ point: { lat: -37.8, lon: 144.9 } }] },
      ['error stops.0.point.title'],
    ],
    [
      'two at once, and none',
      { ...guide, stops: [{ event: 1, venue: 1 }, {}] },
      ['error stops.0.event', 'error stops.1.event'],
    ],
    [
      'sound without words',
      { ...guide, stops: [{ event: 1, audio: { url: '/a.mp3' } }] },
      ['error stops.0.audio.transcript'],
    ],
    [
      'a file of sound without words',
      { ...guide, stops: [{ event: 1, audio: { file: 1 } }] },
      ['error stops.0.audio.transcript'],
    ],
    ['no line', { ...guide, route: {} }, ['error route.line']],
    ['a theme', { ...guide, mode: 'theme', route: {} }, []],
    ['one point', { ...guide, route: { ...guide.route, line: [[1, 2]] } }, ['error route.line']],
    [
      'swapped points',
      {
        ...guide,
        route: {
          ...guide.route,
          line: [
            [-37, 144],
            [-37, 145],
          ],
        },
      },
      ['error route.line'],
    ],
    [
      'no length or time',
      { ...guide, route: { line } },
      ['error route.distance_m', 'error route.duration_min'],
    ],
  ])('%s', (_case, record, expected) => {
    expect(brief(checkGuide(record))).toEqual(expected)
  })
})

describe('articles, calls and the site (spec/content B9, B10, B15)', () => {
  const video = { provider: 'vimeo', player_id: '1', title: 'x' }

  test.each([
    [{ video: {} }, []],
    [{ video: { ...video, captions: true } }, []],
    [{ video: { ...video, transcript: {} } }, []],
    [{ video }, ['warning video.captions']],
    [{ video: { provider: 'vimeo' } }, ['error video.player_id']],
  ])('an article of %o', (article, expected) => {
    expect(brief(checkArticle(article))).toEqual(expected)
  })

  test.each([
    [{ id: 1 }, []],
    [{ id: 1, easy_english: 2 }, []],
    [{ id: 1, easy_english: 1 }, ['error easy_english']],
    [{ easy_english: { id: 1 }, id: 1 }, ['error easy_english']],
  ])('a page whose Easy English page is chosen as %o', (page, expected) => {
    expect(brief(checkEasyEnglish(page))).toEqual(expected)
  })

  test('a video block without words is a warning', () => {
    expect(brief(checkVideoBlocks([{ blockType: 'text' }, { blockType: 'video' }]))).toEqual([
      'warning blocks.1.captions',
    ])
  })

  test.each([
    [{}, []],
    [{ opens_at: '2026-06-01T09:00', closes_at: '2026-10-04T23:59' }, []],
    [{ opens_at: '2026-06-01T09:00', closes_at: '2026-05-01T09:00' }, ['error closes_at']],
    [{ opens_at: '2026-10-04T02:15' }, ['error opens_at']],
  ])('a call of %o', (item, expected) => {
    expect(brief(checkParticipate(item))).toEqual(expected)
  })

  const now = Date.parse('2026-11-21T23:00:00Z')

  test.each([
    [{ holding: { on: true, opens_at: '2026-11-22T10:01' } }, []],
    [{ holding: { on: true, opens_at: '2026-11-22T10:00' } }, ['warning holding.opens_at']],
    [{ holding: { on: false, opens_at: '2026-11-22T10:00' } }, []],
    [{ holding: { lines: ['one'] } }, ['error holding.lines']],
    [{ holding: { lines: ['one', 'two'] } }, []],
    [{ alerts: [{ from: '2026-03-02T10:00', to: '2026-03-01T10:00' }] }, ['error alerts.0.to']],
    [{ alerts: [{ route_pattern: '/events/**' }, { route_pattern: '/' }] }, []],
    [{ alerts: [{ route_pattern: 'events' }] }, ['error alerts.0.route_pattern']],
    [{ alerts: [{ route_pattern: '/**/map' }] }, ['error alerts.0.route_pattern']],
    [{ alerts: [{}, { to: '2026-03-01T10:00' }] }, ['warning alerts.1.to']],
    [{ screens: [{ screen: 'home' }, { screen: 'home' }] }, ['error screens.1.screen']],
    [{ screens: [{ screen: 'home', theme: { color: 'red' } }] }, ['error screens.0.theme.color']],
  ])('settings of %o', (settings, expected) => {
    expect(brief(checkSite(settings, now))).toEqual(expected)
  })
})

describe('switching the holding screen on (spec/asked §4, decision 037)', () => {
  const opensAt = '2026-11-22T10:00'
  const atOpening = Date.parse('2026-11-21T23:00:00Z')

  test.each([
    ['removes a time that is over', { wasOn: false, on: true, now: atOpening }, null],
    ['keeps a time that is ahead', { wasOn: false, on: true, now: atOpening - 1 }, opensAt],
    ['removes nothing when it was on', { wasOn: true, on: true, now: atOpening }, opensAt],
    ['removes nothing while it is off', { wasOn: false, on: false, now: atOpening }, opensAt],
    ['removes nothing when it goes off', { wasOn: true, on: false, now: atOpening }, opensAt],
  ])('%s', (_what, { wasOn, on, now }, expected) => {
    const settings = { holding: { on, opens_at: opensAt, lines: ['one', 'two'] } }
    expect(withoutPastOpening(settings, wasOn, now)).toEqual({
      holding: { on, opens_at: expected, lines: ['one', 'two'] },
    })
  })
})
