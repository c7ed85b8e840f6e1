import { anEdition, anEditionSummary, aLegacyEdition } from 'contract/testing/edition.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { aGuide, aStop, type GuideWire } from 'contract/testing/guide.ts'
import { anImage } from 'contract/testing/image.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite, type WireAnswers } from '../../../testing/create-test-site.ts'
import type { TestPage } from '../../../testing/read-page.ts'

/** Saturday 14 March 2026, 11.20am in Melbourne. */
const SATURDAY = '2026-03-14T00:20:00Z'
const PATH = '/guides/low-water'

interface GuideSite {
  readonly guide?: Partial<GuideWire>
  readonly now?: string
  readonly answers?: WireAnswers
}

function guideSite({ guide, now = SATURDAY, answers }: GuideSite = {}) {
  return createTestSite({
    now,
    answers: {
      '/years/2026': anEdition(),
      '/basemap/city': aBasemap(),
      [PATH]: aGuide(guide),
      ...answers,
    },
  })
}

const guidePage = async (site: GuideSite = {}, search = '') =>
  (await guideSite(site)).page(PATH + search)
const stops = (page: TestPage) =>
  page.main.all('li[data-stop]').map((stop) => stop.attribute('data-stop'))
const stop = (page: TestPage, number: number) =>
  page.main.all(`li[data-stop=${number}]`)[0]?.text ?? ''
const [first, bridge, arches] = aGuide().stops
const ROUTE = aGuide().route
if (!first || !bridge || !arches || !ROUTE) throw new Error('the builder has three stops and a way')

describe('a guide (spec/screens §5.12)', () => {
  test('has distance, start and days first in the preview of a shared link (spec/behaviour §8.3)', async () => {
    const page = await guidePage({ guide: { best_time: 'Friday from 2pm' } })
    const [tag] = page.document.all('meta[property=og:description]')
    expect(tag?.attribute('content')).toBe(
      'Walk, 1.2 km, 40 min, 3 stops, from Shed 9. Friday from 2pm. Three stops along the docks.',
    )
  })

  test('has in order title, facts, intro, map, stops, link to the program map', async () => {
    const page = await guidePage()
    expect(page.status).toBe(200)
    expect(page.title).toBe('Low Water | Parallax 2026')
    expect(page.main.all('h1').map(({ text }) => text)).toEqual(['Low Water'])
    expect(page.main.all('h2').map(({ text }) => text)).toEqual(['Map', 'Stops'])
    expect(page.main.all('h3').map(({ text }) => text)).toEqual([
      'Stop 1: Slack Water',
      'Stop 2: Footbridge',
      'Stop 3: Northbank Arches',
    ])
    const order = [
      '1.2 km',
      'Steps',
      'Three stops along',
      'Map drawn for',
      'Stop 1',
      'Stop 3',
      'See the whole program',
    ]
    const places = order.map((words) => page.main.text.indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(page.main.links()).toContainEqual(['See the whole program on the map', '/program/map'])
  })

  test('says what to expect', async () => {
    const page = await guidePage({
      guide: {
        route: { ...ROUTE, ascent_m: 12, surface: 'Boardwalk' },
        best_time: 'At low tide',
        transit_note: 'Tram 70 to Docklands',
      },
    })
    expect(page.main.text).toContain('Walk, 1.2 km, 40 min, 3 stops')
    expect([...page.main.facts()]).toEqual([
      ['Steps', 'Step-free'],
      ['Climb', '12 m'],
      ['Surface', 'Boardwalk'],
      ['Best time', 'At low tide'],
      ['Getting there', 'Tram 70 to Docklands'],
    ])
  })

  test('shows for a stop its event or venue, open state, access, and the way to the next', async () => {
    const page = await guidePage()
    expect(stop(page, 1)).toBe(
      '1 Stop 1: Slack Water Exhibition, Noor Castellane Shed 9, 9 Victoria Dock, Docklands VIC 3008 Open until 5pm Directions to Shed 9 (opens in a new tab), or on OpenStreetMap (opens in a new tab) 900 m, 12 min to stop 2',
    )
    expect(stop(page, 2)).toMatch(
      /^2 Stop 2: Footbridge Directions to Footbridge .* Start here, at stop 2 300 m, 4 min to stop 3$/,
    )
    expect(stop(page, 3)).toContain('Step-free entrance, lift')
    expect(stop(page, 3)).not.toContain('to stop')
    expect(page.main.links()).toContainEqual(['Slack Water', '/events/slack-water'])
    expect(page.main.links()).toContainEqual(['Northbank Arches', '/venues/northbank-arches'])
  })

  test('has pins that lead to the stops, in the order of the stops, and the route as a line', async () => {
    const page = await guidePage()
    const pins = page.main.all('[data-pin]').flatMap((pin) => pin.all('a'))
    expect(pins.map((pin) => pin.attribute('href'))).toEqual([
      `${PATH}#stop-1`,
      `${PATH}#stop-2`,
      `${PATH}#stop-3`,
    ])
    expect(pins[0]?.attribute('aria-label')).toBe('Stop 1, Slack Water')
    for (const number of [1, 2, 3]) expect(page.main.all(`[id=stop-${number}]`)).toHaveLength(1)
  })

  test('has a stop’s note, duration, picture and sound with transcript', async () => {
    const page = await guidePage({
      guide: {
        stops: [
          aStop({
            note: 'Look down.',
            dwell_min: 15,
            image: anImage(),
            audio: {
              url: '/media/0123456789abcdef-audio.mp3',
              duration_s: 95,
              transcript: 'The tide turns.\n\nListen.',
            },
          }),
          arches,
        ],
      },
    })
    expect(stop(page, 1)).toContain('Look down. Allow 15 min')
    const [audio] = page.main.all('audio')
    expect(audio?.attribute('controls')).toBe('')
    expect(audio?.attribute('preload')).toBe('none')
    expect(page.main.all('details')[0]?.text).toBe('Transcript The tide turns. Listen.')
    expect(page.main.all('figcaption')[1]?.text).toContain('Noor Castellane, Tide')
  })

  test('links to a recording of another site, which the page may not play', async () => {
    const audio = { url: 'https://sound.example/1.mp3', duration_s: 60, transcript: 'Words.' }
    const page = await guidePage({ guide: { stops: [aStop({ audio }), arches] } })
    expect(page.main.all('audio')).toEqual([])
    expect(page.main.links().map(([, href]) => href)).toContain('https://sound.example/1.mp3')
  })

  test('keeps a stop whose event is cancelled, marked and without an open state', async () => {
    const page = await guidePage({
      guide: {
        stops: [aStop({ event: anEventStub({ status: { state: 'cancelled' } }) }), bridge, arches],
      },
    })
    expect(stops(page)).toEqual(['1', '2', '3'])
    expect(stop(page, 1)).toContain('Cancelled')
    expect(stop(page, 1)).not.toContain('Open until 5pm')
  })

  test('shows the dates of a session or a shorter exhibition', async () => {
    const page = await guidePage({
      guide: {
        stops: [
          aStop({ event: aTimedStub(), title: 'The Tide Tables' }),
          aStop({
            number: 2,
            event: anEventStub({ dates: { start: '2026-03-06', end: '2026-03-12' } }),
          }),
        ],
      },
    })
    expect(stop(page, 1)).toContain('Sunday 15 March 2026, 11am–12pm')
    expect(stop(page, 1)).not.toContain('Open until 5pm')
    expect(stop(page, 2)).toMatch(/^2 Ended .* 6–12 March 2026/)
  })

  test.each([
    [
      'a stop that is known not to be',
      { step_free: 'no' as const },
      'Not step-free: stop 1 (Slack Water)',
    ],
    [
      'a stop where it is not known',
      { venue: aVenueStub({ access: [] }) },
      'Step-free: not known for stop 1 (Slack Water)',
    ],
  ])('names %s', async (_what, overrides, expected) => {
    const page = await guidePage({ guide: { stops: [aStop(overrides), bridge, arches] } })
    expect(page.main.facts().get('Steps')).toBe(expected)
  })

  test('names its curator', async () => {
    const page = await guidePage({ guide: { curator: 'Edie Lachman-Roux' } })
    expect(page.main.text).toContain('Curated by Edie Lachman-Roux')
  })
})

describe('a guide from another stop (spec/screens §5.12)', () => {
  test('lists the earlier stops last', async () => {
    const page = await guidePage({}, '?from=2')
    expect(stops(page)).toEqual(['2', '3', '1'])
    expect(page.main.all('h2').map(({ text }) => text)).toEqual(['Map', 'Stops', 'Earlier stops'])
    expect(page.main.links()).toContainEqual(['Start here, at stop 1', PATH])
    expect(page.main.all('[data-pin]')[0]?.all('a')[0]?.attribute('href')).toBe(
      `${PATH}?from=2#stop-1`,
    )
  })

  test('is rotated when it is a loop, and leads back to the first', async () => {
    const page = await guidePage(
      { guide: { route: { ...ROUTE, loop: true, distance_m: 3000 } } },
      '?from=2',
    )
    expect(stops(page)).toEqual(['2', '3', '1'])
    expect(page.main.text).not.toContain('Earlier stops')
    expect(stop(page, 3)).toContain('1.8 km, 24 min to stop 1')
  })

  test.each(['?from=9', '?from=0', '?from=x'])('begins at the first with %s', async (search) => {
    expect(stops(await guidePage({}, search))).toEqual(['1', '2', '3'])
  })
})

describe('states of a guide (spec/screens §5.12, §0.5)', () => {
  test('has no line, distance or steps when it is a theme', async () => {
    const page = await guidePage({ guide: { mode: 'theme', route: undefined, basemap: undefined } })
    expect(page.main.text).toContain('Theme, 3 stops')
    expect([...page.main.facts()]).toEqual([])
    expect(page.main.all('[data-pin]')).toEqual([])
    expect(page.main.text).not.toContain('to stop 2')
    expect(stops(page)).toEqual(['1', '2', '3'])
  })

  test('is complete without a base map', async () => {
    const page = await guidePage({ guide: { basemap: 'victoria' } })
    expect(page.main.all('[data-pin]')).toEqual([])
    expect(stop(page, 1)).toContain('900 m, 12 min to stop 2')
  })

  test('has no open states when its edition is over', async () => {
    const page = await guidePage({ now: '2026-06-01T00:00:00Z' })
    expect(page.main.text).toContain('Festival 2026 ended')
    expect(page.main.text).not.toContain('Open until 5pm')
    expect(page.main.text).not.toContain('nearest stop')
  })

  test('has the legacy look and its own year’s map for 2022 and before', async () => {
    const legacy = aLegacyEdition()
    const page = await guidePage({
      guide: { year: 2022, edition: anEditionSummary(legacy) },
      answers: { '/years/2022': legacy },
    })
    expect(page.title).toBe('Low Water | Parallax 2022')
    expect(page.html).toContain('data-family="legacy"')
    expect(page.main.links()).toContainEqual([
      'See the whole program on the map',
      '/2022/program/map',
    ])
  })

  test('changes when a venue opens', async () => {
    const site = await guideSite({ now: '2026-03-13T22:00:00Z' })
    expect(stop(await site.page(`${PATH}?from=2`), 1)).toContain('Opens 10am')
    site.setNow('2026-03-13T23:00:00Z')
    await expect
      .poll(async () => stop(await site.page(`${PATH}?from=2`), 1))
      .toContain('Open until 5pm')
  })

  test('answers 404 for a guide that does not exist', async () => {
    const page = await (await guideSite()).page('/guides/high-water')
    expect(page.status).toBe(404)
    expect(page.main.text).toContain('Page Not Found')
  })
})
