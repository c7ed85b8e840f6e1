import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
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
  test('reads from title and days to the list, each day under its heading', async () => {
    const page = await (await timelineSite()).page('/timeline')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Timeline | Parallax 2026')
    const own = page.main.all('h1').concat(page.main.all('h2'), page.main.all('h3'))
    expect(own.map(({ text }) => text)).toEqual([
      'Timeline',
      'Friday 13 March',
      'Saturday 14 March Today',
      'Sunday 15 March',
      'Monday 16 March',
      'Evening',
      'The Tide Tables',
    ])
    expect(page.main.all('nav').map((nav) => nav.attribute('aria-label'))).toEqual(['Type', 'Days'])
    const [, days] = page.main.all('nav')
    expect(days?.links()).toEqual([
      ['All days', '/timeline'],
      ['Fri, 13 Mar, sessions: 0', '/timeline?day=2026-03-13'],
      ['Today, Sat, 14 Mar, sessions: 1', '/timeline?day=2026-03-14'],
      ['Sun, 15 Mar, sessions: 1', '/timeline?day=2026-03-15'],
      ['Mon, 16 Mar, sessions: 0', '/timeline?day=2026-03-16'],
    ])
  })

  test('says of a session its time, status, type, venue and price, and what else is on', async () => {
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
    const [region] = page.main.all('section[tabindex=0]')
    expect([region?.attribute('tabindex'), region?.attribute('aria-label')]).toEqual([
      '0',
      'Chart by day',
    ])
  })

  test('draws those that are open throughout as one bar, and names them under the chart', async () => {
    const throughout = { start: '2026-03-13', end: '2026-03-16' }
    const wire = { ...timeline, bars: [...timeline.bars, aBar({ id: 'ev04', ...throughout })] }
    const page = await (await timelineSite(wire)).page('/timeline')
    const [chart] = page.main.all('table')
    expect(chart?.text).toContain('1 exhibition throughout')
    expect(chart?.links()).toHaveLength(2)
    const [names] = page.main.all('details')
    expect(names?.links()).toEqual([['Slack Water', '/events/slack-water']])
  })

  test('leads to today by an anchor', async () => {
    const page = await (await timelineSite()).page('/timeline')
    expect(page.main.links()).toContainEqual(['Go to today', '/timeline#day-2026-03-14'])
    expect(page.main.all('[id=day-2026-03-14]')).toHaveLength(1)
  })

  test('shows one day with its hours, and the days beside it', async () => {
    const page = await (await timelineSite()).page('/timeline?day=2026-03-14')
    expect(page.main.all('h2').map(({ text }) => text)).toEqual(['Saturday 14 March Today'])
    expect(page.main.all('table')[0]?.text).toBe('6pm 7pm Evening')
    expect(page.main.links().slice(-2)).toEqual([
      ['Previous day: Fri, 13 Mar', '/timeline?day=2026-03-13'],
      ['Next day: Sun, 15 Mar', '/timeline?day=2026-03-15'],
    ])
  })

  test('keeps one type in days, chart and list', async () => {
    const page = await (await timelineSite()).page('/timeline?type=exhibitions')
    expect(page.main.all('h3')).toEqual([])
    expect(page.main.text).toContain('On: 2 exhibitions')
    expect(page.main.links()).toContainEqual([
      'Today, Sat, 14 Mar, sessions: 0',
      '/timeline?day=2026-03-14&type=exhibitions',
    ])
  })

  test('ignores a day outside the edition and a type that has nothing on', async () => {
    const page = await (await timelineSite()).page('/timeline?day=2027-01-01&type=online')
    expect(page.main.all('h2')).toHaveLength(4)
    expect(page.main.all('h3')).toHaveLength(2)
  })

  test('marks no day before the edition, and shows all', async () => {
    const page = await (await timelineSite(timeline, '2026-02-01T00:00:00Z')).page('/timeline')
    expect(page.main.all('h2')).toHaveLength(4)
    expect(page.main.text).not.toMatch(/Today|Go to today/)
  })

  test('says of a past edition that it ended, without now and without prompts', async () => {
    const page = await (await timelineSite(timeline, '2026-04-20T00:00:00Z')).page('/timeline')
    expect(page.main.text).toContain('Festival 2026 ended')
    expect(page.main.text).not.toMatch(/Today|Fully booked/)
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
