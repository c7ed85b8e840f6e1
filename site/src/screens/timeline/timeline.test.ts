import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { aBar, aPoint, aTimeline, type TimelineWire } from 'contract/testing/timeline.ts'
import { createTestSite } from '../../../testing/create-test-site.ts'

const SATURDAY = '2026-03-14T00:20:00Z'

const timeline = aTimeline({
  start: '2026-03-13',
  end: '2026-03-16',
  bars: [
    aBar({ start: '2026-03-01', end: '2026-04-12' }),
    aBar({ id: 'ev03', slug: 'dusk', title: 'Dusk', end: '2026-03-14' }),
  ],
  points: [
    aPoint({
      session: 'se00',
      start: '2026-03-14T18:00',
      end: '2026-03-14T19:30',
      title: 'Evening',
      state: 'cancelled',
    }),
    aPoint({ fully_booked: true }),
  ],
})

const timelineSite = (wire: TimelineWire = timeline, now = SATURDAY) =>
  createTestSite({
    now,
    answers: { '/timeline': wire, '/years/2026': anEdition({ start: wire.start, end: wire.end }) },
  })

describe('timeline (spec/screens §5.4)', () => {
  test('has in order title, days, today, the chart, earlier days and the days to come', async () => {
    const page = await (await timelineSite()).page('/timeline')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Timeline | Parallax 2026')
    const own = page.main.all('h1').concat(page.main.all('h2'), page.main.all('h3'))
    expect(own.map(({ text }) => text)).toEqual([
      'Timeline',
      'Saturday 14 March Today',
      'Fri, 13 Mar',
      'Sunday 15 March',
      'Mon, 16 Mar',
      'Evening',
      'The Tide Tables',
    ])
    expect(page.main.text).toMatch(
      /Saturday 14 March Today .* 18 Slack Water, .* Earlier in the festival 1 day Fri, 13 Mar 2 exhibitions open Sunday 15 March/,
    )
    expect(page.main.all('nav').map((nav) => nav.attribute('aria-label'))).toEqual(['Type', 'Days'])
    const [, days] = page.main.all('nav')
    expect(days?.links()).toEqual([
      ['Fri 13 Mar', '/timeline#day-2026-03-13'],
      ['Today 14 Mar, sessions: 1', '/timeline#day-2026-03-14'],
      ['Sun 15 Mar, sessions: 1', '/timeline#day-2026-03-15'],
      ['Mon 16 Mar', '/timeline#day-2026-03-16'],
    ])
    expect(days?.all('[aria-current=date]').map(({ text }) => text)).toEqual([
      'Today 14 Mar, sessions: 1',
    ])
    const ids = page.main.all('section[id]').map((section) => section.attribute('id'))
    expect(new Set(ids)).toEqual(
      new Set(['13', '14', '15', '16'].map((each) => `day-2026-03-${each}`)),
    )
  })

  test('shows for a session time, status, type, venue and price, and what else is on that day', async () => {
    const page = await (await timelineSite()).page('/timeline')
    expect(page.main.text).toMatch(
      /6–7.30pm Cancelled Evening Talk Shed 9 Free Also on: 2 exhibitions/,
    )
    expect(page.main.text).toContain('Fully booked The Tide Tables')
    expect(page.main.links()).toContainEqual(['2 exhibitions', '/program?day=2026-03-14'])
    expect(page.main.links()).toContainEqual([
      'The Tide Tables',
      '/events/the-tide-tables?session=se01',
    ])
    expect(page.main.all('time').map((time) => time.attribute('datetime'))).toContain(
      '2026-03-15T11:00:00+11:00',
    )
  })

  test('draws in its chart each exhibition with its own dates, as a link to it', async () => {
    const page = await (await timelineSite()).page('/timeline')
    const [chart] = page.main.all('table')
    expect(chart?.attribute('role')).toBe('presentation')
    expect(chart?.links()).toEqual([
      ['18 Slack Water, 1 March – 12 April', '/events/slack-water'],
      ['18 Dusk, 6–14 March', '/events/dusk'],
    ])
  })

  test('draws exhibitions that are open throughout as one bar, and lists them below the chart', async () => {
    const throughout = { start: '2026-03-13', end: '2026-03-16' }
    const wire = { ...timeline, bars: [...timeline.bars, aBar({ id: 'ev04', ...throughout })] }
    const page = await (await timelineSite(wire)).page('/timeline')
    const [chart] = page.main.all('table')
    expect(chart?.text).toContain('1 exhibition throughout')
    expect(chart?.links()).toHaveLength(2)
    const [names] = page.main.all('details')
    expect(names?.links()).toEqual([['Slack Water', '/events/slack-water']])
  })

  test('folds past sessions of today and past days, and changes at midnight', async () => {
    const sessions = [
      aSessionStub({ id: 'se00', start: '2026-03-14T09:00', end: '2026-03-14T10:00' }),
      aSessionStub({ id: 'se01', start: '2026-03-14T18:00', end: '2026-03-14T19:00' }),
    ]
    const site = await createTestSite({
      now: SATURDAY,
      answers: {
        '/timeline': {
          ...timeline,
          points: sessions.map(({ id, start, end }) => aPoint({ session: id, start, end })),
        },
        '/years/2026': anEdition({ start: timeline.start, end: timeline.end }),
        '/years/2026/program': {
          events: [aTimedStub({ id: 'ev02', sessions })],
        },
      },
    })
    const folds = async () =>
      (await site.page('/timeline')).main.all('details').map(({ text }) => text)
    expect(await folds()).toEqual([
      expect.stringMatching(/^Earlier today 1 session 9–10am Ended The Tide Tables/),
      expect.stringMatching(/^Earlier in the festival 1 day Fri, 13 Mar/),
    ])
    const { main } = await site.page('/timeline')
    const midnight = Date.parse('2026-03-14T13:00:00Z')
    // When the day is over, a page that is kept loses these marks, and its words about today change (spec/behaviour
    // §35.2).
    expect(main.all('[data-today=true]')).toHaveLength(3)
    expect(main.all('path').flatMap((path) => path.attribute('data-today') ?? [])).toEqual(['true'])
    expect(
      main.all('span[data-next]').map((each) => [each.text, each.attribute('data-next')]),
    ).toEqual([
      ['Today', `${midnight} Sat`],
      ['Today', `${midnight} Ended`],
      ['Earlier today', `${midnight} Earlier that day`],
    ])
    site.setNow('2026-03-14T13:00:00Z')
    await site.settled()
    expect(await folds()).toEqual([
      expect.stringMatching(
        /^Earlier in the festival 2 days Fri, 13 Mar .* Saturday 14 March 9–10am/,
      ),
    ])
  })

  test('lists the exhibitions that open on a day, and links from a day to its hours and its sheet for print', async () => {
    const wire = { ...timeline, bars: [aBar({ start: '2026-03-16', end: '2026-03-16' })] }
    const page = await (await timelineSite(wire)).page('/timeline?type=exhibitions')
    expect(page.main.text).toContain('Monday 16 March Opens: Slack Water On: 1 exhibition open')
    expect(page.main.links().slice(-4)).toEqual([
      ['Slack Water', '/events/slack-water'],
      ['1 exhibition', '/program?day=2026-03-16'],
      ['Hour by hour', '/timeline?day=2026-03-16&type=exhibitions'],
      ['This day, to print', '/program/plain?type=exhibitions&day=2026-03-16'],
    ])
  })

  test('draws a hollow bar for an exhibition that does not take place', async () => {
    const wire = {
      ...timeline,
      bars: [aBar({ state: 'postponed', off: true }), aBar({ id: 'ev04' })],
    }
    const page = await (await timelineSite(wire)).page('/timeline')
    expect(page.main.all('[data-off]')).toHaveLength(1)
  })

  test('shows one day with its hours, and the days beside it', async () => {
    const page = await (await timelineSite()).page('/timeline?day=2026-03-14')
    expect(page.main.all('h2').map(({ text }) => text)).toEqual(['Saturday 14 March Today'])
    expect(page.main.all('table')[0]?.text).toBe('6pm 7pm Evening')
    const [, days] = page.main.all('nav')
    expect(days?.links().slice(0, 2)).toEqual([
      ['All days', '/timeline'],
      ['Fri 13 Mar', '/timeline?day=2026-03-13'],
    ])
    expect(days?.all('[aria-current]').map(({ text }) => text)).toEqual([
      'Today 14 Mar, sessions: 1',
    ])
    expect(page.main.links().slice(-2)).toEqual([
      ['Fri, 13 Mar', '/timeline?day=2026-03-13'],
      ['Sun, 15 Mar', '/timeline?day=2026-03-15'],
    ])
  })

  test('filters days, chart and list by type', async () => {
    const page = await (await timelineSite()).page('/timeline?type=exhibitions')
    expect(page.main.all('h3')).toEqual([])
    expect(page.main.text).toContain('On: 2 exhibitions')
    expect(page.main.links()).toContainEqual([
      'Today 14 Mar',
      '/timeline?type=exhibitions#day-2026-03-14',
    ])
  })

  test('ignores a day outside the edition and a type without events', async () => {
    const page = await (await timelineSite()).page('/timeline?day=2027-01-01&type=online')
    expect(page.main.all('h2')).toHaveLength(4)
    expect(page.main.all('h3')).toHaveLength(2)
  })

  test('marks no day before the edition, and shows all', async () => {
    const page = await (await timelineSite(timeline, '2026-02-01T00:00:00Z')).page('/timeline')
    expect(page.main.all('h2')).toHaveLength(4)
    expect(page.main.text).not.toMatch(/Today|Earlier/)
    expect(page.main.all('[aria-current=date]')).toEqual([])
  })

  test('says that a past edition has ended, without current states', async () => {
    const page = await (await timelineSite(timeline, '2026-04-20T00:00:00Z')).page('/timeline')
    expect(page.main.text).toContain('Festival 2026 ended')
    expect(page.main.text).not.toMatch(/Today|Earlier|Fully booked/)
    expect(page.main.text).toContain('Cancelled')
    expect(page.main.all('[data-today]')).toEqual([])
  })

  test.each<[string, TimelineWire | undefined]>([
    ['holds nothing', aTimeline({ bars: [], points: [] })],
    ['is not there', undefined],
  ])('leads to the program when its answer %s', async (_name, wire) => {
    const site = wire ? await timelineSite(wire) : await createTestSite({ now: SATURDAY })
    const page = await site.page('/timeline')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No dates are announced yet')
    expect(page.main.links()).toContainEqual(['See the program', '/program'])
  })
})
