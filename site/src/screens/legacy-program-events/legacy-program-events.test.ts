import { describe, expect, test } from 'vitest'
import { aLegacyEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { createTestSite, type WireAnswers } from '../../../testing/create-test-site.ts'

const events = [
  anEventStub({ year: 2022 }),
  aTimedStub({
    year: 2022,
    sessions: [
      aSessionStub({ id: 'se01', start: '2022-05-01T11:00', end: '2022-05-01T12:00' }),
      aSessionStub({
        id: 'se02',
        start: '2022-05-08T11:00',
        end: '2022-05-08T12:00',
        state: 'cancelled',
      }),
    ],
  }),
  aTimedStub({
    id: 'ev04',
    slug: 'arcs',
    title: 'Arcs',
    year: 2022,
    type: 'online',
    sort_title: 'arcs',
    price: { free: false, from: 12 },
    sessions: [aSessionStub({ id: 'se03', start: '2022-05-08T09:00', end: '2022-05-08T10:00' })],
  }),
]

const legacySite = (answers: WireAnswers = {}) =>
  createTestSite({
    answers: { '/years/2022': aLegacyEdition(), '/years/2022/program': { events }, ...answers },
  })

describe('events of a legacy year (spec/screens §6.4)', () => {
  test('lists all timed events by day, with time, zone, title, type, venue, price and status', async () => {
    const page = await (await legacySite()).page('/2022/program/events')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Events 2022 | Parallax 2022')
    const headings = [...page.main.all('h1'), ...page.main.all('h2')].map(({ text }) => text)
    expect(headings).toEqual(['Events 2022', 'Sunday 1 May 2022', 'Sunday 8 May 2022'])
    expect(page.main.text).toContain('9–10am AEST Arcs Online event Shed 9, Docklands $12')
    expect(page.main.text).toContain('11am–12pm AEST Cancelled The Tide Tables')
    expect(page.main.text).not.toContain('Slack Water')
    expect(page.main.all('nav').map((nav) => nav.attribute('aria-label'))).toEqual([
      'Program',
      'Type',
      'Sort by',
      'Festivals',
    ])
  })

  test('filters by type, and shows how many of all are left', async () => {
    const page = await (await legacySite()).page('/2022/program/events?type=online')
    expect(page.main.text).toContain('1 of 3 sessions, online')
    expect(page.main.links()).toContainEqual(['Clear', '/2022/program/events'])
    expect(page.main.text).not.toContain('The Tide Tables')
  })

  test('ignores a type without events', async () => {
    const page = await (await legacySite()).page('/2022/program/events?type=exhibitions')
    expect(page.main.text).toContain('3 sessions')
  })

  test('sorts by title with the dates in the rows', async () => {
    const page = await (await legacySite()).page('/2022/program/events?sort=title')
    expect(page.main.all('h2')).toEqual([])
    expect(page.main.all('time').map(({ text }) => text)).toEqual([
      'Sun, 8 May, 9–10am AEST',
      'Sun, 1 May, 11am–12pm AEST',
      'Sun, 8 May, 11am–12pm AEST',
    ])
  })

  test('leads to the events of legacy neighbours and the program of newer ones', async () => {
    const page = await (await legacySite()).page('/2022/program/events')
    expect(page.main.links()).toContainEqual(['Previous festival: 2021', '/2021/program/events'])
    expect(page.main.links()).toContainEqual(['Next festival: 2024', '/2024/program'])
  })

  test('says if there are none', async () => {
    const site = await legacySite({
      '/years/2022/program': { events: [anEventStub({ year: 2022 })] },
    })
    const page = await site.page('/2022/program/events')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No events in 2022')
    expect(page.main.links()).toContainEqual(['Program 2022', '/2022/program'])
  })
})
