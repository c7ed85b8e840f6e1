import { anEdition } from 'contract/testing/edition.ts'
import { alwaysOpen, aVenueStub, dailyHours, unknownHours } from 'contract/testing/venue-stub.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { describe, expect, test } from 'vitest'
import { testPage } from '../../../testing/create-test-site.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import { loadVenues } from './load.ts'

const MELBOURNE = 'Australia/Melbourne'

const venues = [
  aVenueStub({
    id: 'vena',
    slug: 'arcade',
    name: 'Arcade',
    precinct: 'city',
    sort_key: 'arcade',
    hours: dailyHours('17:00', '21:00'),
    access: [],
    numbers: [],
  }),
  aVenueStub(),
]
const answers = {
  '/years/2026': anEdition(),
  '/years/2026/venues': { venues },
  '/years/2026/program': { events: [anEventStub()] },
}

describe('venues (spec/screens §5.5)', () => {
  test('reads in its order: title, filters, precincts with their venues', async () => {
    const page = await testPage('/venues', { answers })
    expect(page.title).toBe('Venues | Parallax 2026')
    const start = page.headings.findIndex(({ level }) => level === 1)
    expect(page.headings.slice(start, start + 5)).toEqual([
      { level: 1, text: 'Venues' },
      { level: 2, text: 'City' },
      { level: 3, text: 'Arcade' },
      { level: 2, text: 'Docklands' },
      { level: 3, text: 'Shed 9' },
    ])
    expect(page.landmarks).toContain('form Filter venues')
    expect(page.main.text).toContain('2 venues')
    expect(page.main.text).toContain(
      'Shed 9 9 Victoria Dock, Docklands VIC 3008 Open until 5pm 1 exhibition, 1 event, numbers 18, 19 Step-free entrance, lift',
    )
    expect(page.main.text).toContain('Closed, opens 5pm')
    expect(page.main.links()).toContainEqual(['Shed 9', '/venues/shed-9'])
  })

  test('are filtered from the address, keep the query in the link to the map, and link back to all', async () => {
    const page = await testPage('/venues?precinct=docklands&open=now&sort=title', { answers })
    expect(page.main.text).toContain('1 of 2 venues, in Docklands, open now')
    expect(page.main.links()).toContainEqual([
      'See them on the map',
      '/program/map?precinct=docklands&open=now',
    ])
    expect(page.main.links()).toContainEqual(['Clear', '/venues?sort=title'])
    expect(page.headings.map(({ text }) => text)).not.toContain('Arcade')
    expect(page.headings).toContainEqual({ level: 2, text: 'Shed 9' })
    expect(page.document.all('meta[name=robots]')[0]?.attribute('content')).toBe('noindex')
  })

  test('say if no venue fits the filters, and link to all', async () => {
    const page = await testPage('/venues?access=quiet_space', { answers })
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No venue fits these filters')
    expect(page.main.links()).toContainEqual(['Clear filters', '/venues'])
  })

  test('announce an edition without venues', async () => {
    const page = await testPage('/venues', { answers: { '/years/2026': anEdition() } })
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('The venues of Parallax 2026 are announced soon.')
  })

  test('have a badge, no open states and no "open now" when the edition is over', async () => {
    const page = await testPage('/venues?open=now', { answers, now: '2026-05-01T00:00:00Z' })
    expect(page.main.text).toContain('Festival 2026 ended')
    expect(page.main.text).toContain('2 venues')
    expect(page.main.text).not.toContain('Open now')
    expect(page.main.text).not.toContain('Closed')
  })

  test('says "Always open" and "Hours to be confirmed"', async () => {
    const some = [
      aVenueStub({ hours: alwaysOpen() }),
      aVenueStub({ id: 've02', slug: 'b', name: 'B', hours: unknownHours() }),
    ]
    const { main } = await testPage('/venues', {
      answers: { ...answers, '/years/2026/venues': { venues: some } },
    })
    expect(main.text).toContain('Always open')
    expect(main.text).toContain('Hours to be confirmed')
  })

  test('of a year link to the venue as it was, and to the neighbouring years', async () => {
    const page = await testPage('/2024/venues', {
      answers: {
        '/years/2024': anEdition({
          year: 2024,
          name: 'Parallax 2024',
          start: '2024-03-08',
          end: '2024-04-07',
          previous_year: 2022,
          next_year: 2026,
        }),
        '/years/2024/venues': { venues },
      },
    })
    expect(page.title).toBe('Venues 2024 | Parallax 2024')
    expect(page.main.text).toContain('Festival 2024 ended')
    expect(page.main.links()).toContainEqual(['Shed 9', '/2024/venues/shed-9'])
    expect(page.main.links()).toContainEqual(['Previous festival: 2022', '/2022/venues'])
    expect(page.main.links()).toContainEqual(['See them on the map', '/2024/program/map'])
  })

  test('change at the next opening or closing of any venue', () => {
    const args = loadArgs(answers)
    loadVenues(args)
    expect(args.moment.until()).toBe(toInstant('2026-03-14T17:00', MELBOURNE))
  })
})
