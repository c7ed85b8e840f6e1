import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { createTestSite, type WireAnswers } from '../../../testing/create-test-site.ts'

const SATURDAY = '2026-03-14T00:20:00Z'

const events = [
  anEventStub(),
  anEventStub({
    id: 'ev03',
    slug: 'upper-floors',
    title: 'Upper Floors',
    venue: { id: 've02', slug: 'hoarding', name: 'Treasury Hoarding', precinct: 'city' },
    dates: { start: '2026-03-06', end: '2026-03-15' },
    artists: [],
    sort_title: 'upper-floors',
    sort_place: '01hoarding',
  }),
  aTimedStub({
    sessions: [
      aSessionStub({ id: 'se02', start: '2026-03-08T11:00', end: '2026-03-08T12:00' }),
      aSessionStub(),
    ],
  }),
]

const listSite = (answers: WireAnswers = {}) =>
  createTestSite({
    now: SATURDAY,
    answers: {
      '/years/2026': anEdition(),
      '/years/2026/program': { events },
      '/years/2026/venues': { venues: [aVenueStub()] },
      ...answers,
    },
  })

describe('program by type (spec/screens §4)', () => {
  test('has in order title to groups by precinct', async () => {
    const page = await (await listSite()).page('/program/exhibitions')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Exhibitions | Parallax 2026')
    const own = page.headings.filter(
      ({ level, text }) => level === 1 || /City|Docklands|Slack|Upper/.test(text),
    )
    expect(own.map(({ level, text }) => `${level} ${text}`)).toEqual([
      '1 Exhibitions',
      '2 City',
      '3 Upper Floors',
      '2 Docklands',
      '3 Slack Water',
    ])
    expect(page.main.all('form').map((form) => form.attribute('action'))).toEqual([
      '/program/exhibitions',
    ])
    expect(page.main.text).toContain('2 exhibitions')
    expect(page.main.all('nav').map((nav) => nav.attribute('aria-label'))).toEqual([
      'Type',
      'Sort by',
      'View',
    ])
  })

  test.each<[string, readonly string[]]>([
    ['/program/exhibitions?sort=title', ['S', 'U']],
    ['/program/exhibitions?sort=artist', ['C', '#']],
    ['/program/exhibitions?sort=ending', ['This week', 'Later']],
    ['/program/exhibitions?sort=date', ['City', 'Docklands']],
    ['/program/talks', ['Sunday 15 March', 'Earlier in the festival']],
    ['/program/talks?sort=location', ['Docklands']],
    ['/program/talks?sort=ending', ['Sunday 15 March', 'Earlier in the festival']],
  ])('groups %s under %j', async (path, expected) => {
    const page = await (await listSite()).page(path)
    expect(page.main.all('h2').map(({ text }) => text)).toEqual(expected)
  })

  test('marks the current type', async () => {
    const page = await (await listSite()).page('/program/talks')
    const [types] = page.main.all('nav')
    expect(types?.all('a[aria-current=page]').map(({ text }) => text)).toEqual(['Talks, 10'])
  })

  test('counts in the tabs of all types the events that the filters leave', async () => {
    const page = await (await listSite()).page('/program/talks?precinct=city')
    const [types] = page.main.all('nav')
    expect(types?.all('a').map(({ text }) => text)).toEqual([
      'All, 1',
      'Exhibitions, 1',
      'Talks, 0',
      'Online, 0',
    ])
  })

  test('has links to the types with events if this type has none', async () => {
    const page = await (await listSite()).page('/program/online')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No online events this year')
    expect(page.main.links().slice(-3)).toEqual([
      ['The whole program', '/program'],
      ['Exhibitions', '/program/exhibitions'],
      ['Talks', '/program/talks'],
    ])
  })

  test.each(['/program/unheard-of', '/program/events', '/2026/program/events'])(
    'does not find %s',
    async (path) => {
      const page = await (await listSite()).page(path)
      expect(page.status).toBe(404)
      expect(page.main.text).toContain(`Page Not Found: ${path}`)
    },
  )
})

describe('program by type of a year (spec/screens §6.3)', () => {
  const archive = anEdition({
    year: 2024,
    start: '2024-03-01',
    end: '2024-03-24',
    previous_year: 2022,
    next_year: 2026,
  })
  const [exhibitions] = anEdition().types

  test('links to the same type in the neighbouring years, or to their program', async () => {
    const site = await listSite({
      '/years/2024': archive,
      '/years/2024/program': { events },
      '/years/2022': anEdition({ year: 2022, types: exhibitions ? [exhibitions] : [] }),
    })
    const talks = await site.page('/2024/program/talks')
    expect(talks.main.text).toContain('Festival 2024 ended')
    expect(talks.main.links().slice(-3)).toEqual([
      ['Previous festival: 2022', '/2022/program'],
      ['All past festivals', '/past-festivals'],
      ['Next festival: 2026', '/2026/program/talks'],
    ])
    const shows = await site.page('/2024/program/exhibitions?sort=location')
    expect(shows.main.links().at(-1)).toEqual([
      'Next festival: 2026',
      '/2026/program/exhibitions?sort=location',
    ])
  })

  test('keeps in its form the sort that exhibitions need', async () => {
    const site = await listSite({ '/years/2024': archive, '/years/2024/program': { events } })
    const page = await site.page('/2024/program/exhibitions?sort=location')
    const hidden = page.main.all('input[type=hidden]')
    expect(hidden.map((field) => [field.attribute('name'), field.attribute('value')])).toEqual([
      ['sort', 'location'],
    ])
  })

  test('names the year if it is empty', async () => {
    const site = await listSite({ '/years/2024': archive, '/years/2024/program': { events: [] } })
    expect((await site.page('/2024/program/talks')).main.text).toContain('No talks in 2024')
  })
})
