import { aLegacyEdition, anEdition, anEditionSummary } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { aYearVenue, type YearVenueWire } from 'contract/testing/venue.ts'
import { describe, expect, test } from 'vitest'
import { testPage } from '../../../testing/create-test-site.ts'

const edition = anEdition({
  year: 2024,
  name: 'Parallax 2024',
  start: '2024-03-08',
  end: '2024-04-07',
  previous_year: 2022,
  next_year: 2026,
  theme: { backgroundColor: '#00091f', color: '#f1efe4' },
})

function aVenueOf2024(overrides: Partial<YearVenueWire> = {}): YearVenueWire {
  return aYearVenue({ edition: anEditionSummary(edition), years: [2026, 2024], ...overrides })
}

describe('venue of a year (spec/screens §6.7)', () => {
  test('shows the venue as it was: label, note, precinct, hours, events, other years', async () => {
    const event = anEventStub({ year: 2024, dates: { start: '2024-03-08', end: '2024-04-07' } })
    const venue = aVenueOf2024({ note: 'Only the north end was used.', events: [event] })
    const page = await testPage('/2024/venues/shed-9', {
      answers: { '/years/2024': edition, '/years/2024/venues/shed-9': venue },
    })

    expect(page.title).toBe('Shed 9 2024 | Parallax 2024')
    const start = page.headings.findIndex(({ level }) => level === 1)
    expect(
      page.headings.slice(start, start + 5).map(({ level, text }) => `${level} ${text}`),
    ).toEqual([
      '1 Shed 9',
      '2 Access',
      '2 In Parallax 2024',
      '3 Slack Water',
      '2 This venue in other years',
    ])
    expect(page.main.text).toContain('Shed 9 Docklands Festival 2024 ended')
    expect(page.main.text).toContain('As of the 2024 festival Only the north end was used.')
    expect(page.main.facts().get('Hours')).toBe('Opening hours Daily 10am–5pm')
    expect(page.main.links()).toEqual(
      expect.arrayContaining([
        ['Shed 9 now', '/venues/shed-9'],
        ['2026', '/2026/venues/shed-9'],
        ['Next festival: 2026', '/2026/venues/shed-9'],
        ['Previous festival: 2022', '/2022/venues'],
      ]),
    )
  })

  test('of the current edition has today’s hours and no label', async () => {
    const page = await testPage('/2026/venues/shed-9', {
      answers: { '/years/2026': anEdition(), '/years/2026/venues/shed-9': aYearVenue() },
    })
    expect(page.main.text).not.toContain('As of')
    expect(page.main.facts().get('Hours')).toContain('Open until 5pm')
    expect(page.main.text).toContain('No events of Parallax 2026 are listed here.')
  })

  test('of a legacy year is one column below the tab bar, in the legacy look, in AEST', async () => {
    const legacy = aLegacyEdition()
    const venue = aYearVenue({ edition: anEditionSummary(legacy), years: [2022] })
    const page = await testPage('/2022/venues/shed-9', {
      answers: { '/years/2022': legacy, '/years/2022/venues/shed-9': venue },
    })

    expect(page.title).toBe('Shed 9 2022 | Parallax 2022')
    expect(page.document.all('body[data-family=legacy]')).toHaveLength(1)
    expect(page.landmarks).toEqual(expect.arrayContaining(['nav Program', 'nav Festivals']))
    expect(page.headings.filter(({ level }) => level === 1)).toEqual([{ level: 1, text: 'Shed 9' }])
    expect(page.main.all('div[data-columns=1]')).toHaveLength(1)
    expect(page.main.text).toContain('As of the 2022 festival')
    expect(page.main.facts().get('Hours')).toBe('Opening hours Daily 10am–5pm Times are in AEST')
    expect(page.main.links()).toContainEqual(['Next festival: 2024', '/2024/venues'])
  })

  test('is not found if it took no part', async () => {
    const page = await testPage('/2024/venues/shed-9', { answers: { '/years/2024': edition } })
    expect(page.status).toBe(404)
    expect(page.main.text).toContain('Page Not Found: /2024/venues/shed-9')
  })
})
