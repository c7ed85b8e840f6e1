import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { createTestSite } from '../../../testing/create-test-site.ts'

const exhibition = anEventStub({ artists: [] })
const talk = aTimedStub({
  sessions: [
    aSessionStub({ id: 'se01', start: '2026-03-15T11:00', end: '2026-03-15T12:00' }),
    aSessionStub({ id: 'se02', start: '2026-03-16T18:00', end: '2026-03-16T19:00' }),
  ],
  status: { state: 'moved' },
})
const closing = {
  ...aVenueStub().hours,
  exceptions: [{ date: '2026-03-16', closed: true as const }],
}

const plainSite = () =>
  createTestSite({
    answers: {
      '/years/2026': anEdition(),
      '/years/2026/program': { events: [exhibition, talk] },
      '/years/2026/venues': { venues: [aVenueStub({ hours: closing })] },
    },
  })

describe('the plain program (spec/screens §18.3)', () => {
  test('consists of headings and lists: by type, exhibitions by venue, with times, places, prices and access', async () => {
    const page = await (await plainSite()).page('/program/plain')
    expect(page.status).toBe(200)
    expect(
      page.headings.filter(({ level }) => level < 4).map(({ level, text }) => `${level} ${text}`),
    ).toEqual(
      expect.arrayContaining([
        '1 Program 2026',
        '2 Talks',
        '3 Moved: The Tide Tables',
        '2 Exhibitions',
        '3 Shed 9',
      ]),
    )
    expect(page.main.text).toContain('Sun, 15 Mar, 11am–12pm; Mon, 16 Mar, 6–7pm')
    expect(page.main.text).toContain('Daily 10am–5pm')
    expect(page.main.text).toContain('9 Victoria Dock, Docklands VIC 3008')
    expect(page.main.all('img, form, button')).toEqual([])
  })

  test('shows one day if the query has a day: its heading, its times, the hours of that day', async () => {
    const site = await plainSite()
    const sunday = await site.page('/program/plain?day=2026-03-15')
    expect(sunday.headings.find(({ level }) => level === 1)?.text).toBe('Sunday 15 March 2026')
    expect(sunday.main.text).toContain('11am–12pm')
    expect(sunday.main.text).not.toContain('Mon, 16 Mar')
    expect(sunday.main.text).toContain('10am–5pm. 9 Victoria Dock')
    const monday = await site.page('/program/plain?day=2026-03-16')
    expect(monday.main.text).not.toContain('Shed 9 Closed')
    expect(monday.main.links()).not.toContainEqual(['Slack Water', '/events/slack-water'])
    expect(monday.main.text).toContain('Closed this day: 18 Slack Water.')
  })

  test.each([
    ['that is cancelled', { state: 'cancelled' }, 'cancelled'],
    ['that is full', { fully_booked: true }, 'fully booked'],
  ] as const)('marks a session %s', async (_, off, word) => {
    const sessions = [aSessionStub(), aSessionStub({ id: 'se02', ...off })]
    const events = [aTimedStub({ sessions })]
    const site = await createTestSite({
      answers: { '/years/2026': anEdition(), '/years/2026/program': { events } },
    })
    const { main } = await site.page('/program/plain?day=2026-03-15')
    expect(main.text).toContain(`11am–12pm; 11am–12pm, ${word}.`)
  })

  test('has the precinct as its heading if the query has one and no day', async () => {
    const site = await plainSite()
    const title = async (query: string) =>
      (await site.page(`/program/plain?${query}`)).headings.find(({ level }) => level === 1)?.text
    expect(await title('precinct=docklands')).toBe('Docklands 2026')
    expect(await title('precinct=docklands&day=2026-03-15')).toBe('Sunday 15 March 2026')
  })

  test('names its own address on paper, and can be printed large', async () => {
    const page = await (await plainSite()).page('/program/plain?precinct=docklands&size=large')
    expect(page.main.text).toContain('https://festival.example/program/plain?precinct=docklands')
    expect(page.main.all('[data-large]')).toHaveLength(1)
    expect(page.main.links()).toContainEqual([
      'In the usual size',
      '/program/plain?precinct=docklands',
    ])
  })
})
