import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { describe, expect, test } from 'vitest'
import { aGlobal } from 'contract/testing/base-answers.ts'
import { anEdition } from 'contract/testing/edition.ts'
import {
  aSession,
  aTimedEvent,
  anEvent,
  anEventVenue,
  type EventWire,
} from 'contract/testing/event.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { aVenue } from 'contract/testing/venue.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { bodyText, createTestSite, type WireAnswers } from '../../../testing/create-test-site.ts'

function answersOf(events: readonly EventWire[], answers: WireAnswers = {}): WireAnswers {
  const stubs = events.map((event) =>
    event.kind === 'timed'
      ? aTimedStub({
          id: event.id,
          slug: event.slug,
          sessions: event.sessions.map(({ id, start, end }) => aSessionStub({ id, start, end })),
          access: event.access?.items.map(({ code }) => code) ?? [],
        })
      : anEventStub({ id: event.id, slug: event.slug }),
  )
  return {
    '/years/2026': anEdition(),
    '/years/2026/program': { events: stubs },
    '/years/2026/venues': { venues: [aVenueStub()] },
    ...Object.fromEntries(events.map((event) => [`/events/${event.slug}`, event])),
    ...answers,
  }
}

const calendarSite = (events: readonly EventWire[], answers?: WireAnswers) =>
  createTestSite({ answers: answersOf(events, answers) })

type Site = Awaited<ReturnType<typeof createTestSite>>

async function textOf(site: Site, target: string): Promise<string> {
  const { status, headers, body } = await site.answer(target)
  expect([target, status, headers['Content-Type']]).toEqual([
    target,
    200,
    'text/calendar; charset=utf-8',
  ])
  return bodyText(body)
}

/** The fields of an entry that a reader understands. */
interface Read {
  readonly uid: string
  readonly start: string
  readonly end: string
  readonly isDay: boolean
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly status: string
  readonly sequence: number
  readonly lastModified: string
  readonly geo: readonly number[]
  readonly url: string
}

function readByIcalJs(text: string): readonly Read[] {
  const root = new ICAL.Component(ICAL.parse(text))
  return root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const time = (at: ICAL.Time) => (at.isDate ? at.toString() : at.toJSDate().toISOString())
    const value = (name: string) => component.getFirstPropertyValue(name)
    const modified = value('last-modified')
    return {
      uid: event.uid,
      start: time(event.startDate),
      end: time(event.endDate),
      isDay: event.startDate.isDate,
      summary: event.summary,
      description: event.description,
      location: event.location,
      status: String(value('status')),
      sequence: event.sequence,
      lastModified: modified instanceof ICAL.Time ? modified.toJSDate().toISOString() : '',
      geo: [value('geo') ?? []].flat().map(Number),
      url: String(value('url')),
    }
  })
}

function readByNodeIcal(text: string): readonly Read[] {
  return Object.values(sync.parseICS(text)).flatMap((each): Read[] => {
    if (each?.type !== 'VEVENT') return []
    const isDay = each.datetype === 'date'
    const time = (at: Date | undefined) => {
      if (!at) return ''
      if (!isDay) return at.toISOString()
      // The reader parses a day as midnight in the machine's zone. Swedish dates have the form yyyy-mm-dd.
      return new Intl.DateTimeFormat('sv-SE').format(at)
    }
    const { lat, lon } = each.geo ?? {}
    const words = (value: string | { readonly val: string } | undefined) =>
      typeof value === 'string' ? value : (value?.val ?? '')
    return [
      {
        uid: each.uid,
        start: time(each.start),
        end: time(each.end),
        isDay,
        summary: words(each.summary),
        description: words(each.description),
        location: words(each.location),
        status: String(each.status),
        sequence: Number(each.sequence),
        lastModified: each.lastmodified?.toISOString() ?? '',
        geo: lat === undefined || lon === undefined ? [] : [lat, lon],
        url: words(each.url),
      },
    ]
  })
}

/** The entries of a calendar as both readers understand them. */
async function entriesOf(site: Site, target: string): Promise<readonly Read[]> {
  const text = await textOf(site, target)
  const entries = readByIcalJs(text)
  expect(readByNodeIcal(text)).toEqual(entries)
  return entries
}

describe('calendars (spec/behaviour §34)', () => {
  test('have for a session its time, place, price, access and page', async () => {
    const site = await calendarSite([
      aTimedEvent({ teaser: 'Who, then; and "why", \\ when?', meeting_point: 'Gate 3, left' }),
    ])
    const [entry, ...more] = await entriesOf(site, '/calendar/se01.ics')
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      uid: 'se01@photo-festival',
      start: '2026-03-15T00:00:00.000Z',
      end: '2026-03-15T01:00:00.000Z',
      summary: 'The Tide Tables',
      location: 'Shed 9\n9 Victoria Dock, Docklands VIC\u00a03008',
      status: 'CONFIRMED',
      geo: [-37.8183, 144.9452],
      url: 'https://festival.example/events/the-tide-tables',
      lastModified: '2026-02-01T00:00:00.000Z',
    })
    expect(entry?.description.split('\n')).toEqual([
      'Who, then; and "why", \\ when?',
      'Meet: Gate 3, left',
      'Shed 9, 9 Victoria Dock, Docklands VIC\u00a03008',
      'Price: $15, concession $10',
      'Access: Step-free entrance',
      'https://festival.example/events/the-tide-tables',
    ])
  })

  test('fold lines at 75 octets and end them as the format requires, in any script', async () => {
    const teaser = `${'写真祭 '.repeat(20)}😀 ${'x'.repeat(120)}`
    const site = await calendarSite([aTimedEvent({ teaser })])
    const text = await textOf(site, '/calendar/ev02.ics')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))
    expect(longest).toBeLessThanOrEqual(75)
    expect((await entriesOf(site, '/calendar/ev02.ics'))[0]?.description).toContain(teaser)
  })

  test('have for an event all its sessions, each at its own instant before and after the change of clocks', async () => {
    const site = await calendarSite([
      aTimedEvent({
        sessions: [
          aSession({ id: 'se01', start: '2026-04-04T18:00', end: '2026-04-04T19:00' }),
          aSession({ id: 'se02', start: '2026-04-05T01:30', end: '2026-04-05T03:30' }),
          aSession({ id: 'se03', start: '2026-04-05T18:00', end: '2026-04-05T19:00' }),
        ],
      }),
    ])
    const entries = await entriesOf(site, '/calendar/ev02.ics')
    expect(entries.map(({ uid, start, end }) => [uid, start, end])).toEqual([
      ['se01@photo-festival', '2026-04-04T07:00:00.000Z', '2026-04-04T08:00:00.000Z'],
      ['se02@photo-festival', '2026-04-04T14:30:00.000Z', '2026-04-04T17:30:00.000Z'],
      ['se03@photo-festival', '2026-04-05T08:00:00.000Z', '2026-04-05T09:00:00.000Z'],
    ])
  })

  test('have for an exhibition one span of whole days, which does not mark the person as busy, with its hours', async () => {
    const site = await calendarSite([anEvent()])
    const [entry] = await entriesOf(site, '/calendar/ev01.ics')
    expect(entry).toMatchObject({ isDay: true, start: '2026-03-06', end: '2026-03-30' })
    expect(entry?.description).toContain('Hours: Daily 10am–5pm')
    expect(await textOf(site, '/calendar/ev01.ics')).toContain('TRANSP:TRANSPARENT')
  })

  test('list the hours of each venue of an exhibition if they differ, else once', async () => {
    const hoursWith = async (closes: string) => {
      const { hours, ...venue } = anEventVenue()
      const weekly = hours.weekly.map((row) => ({ ...row, closes }))
      const other = { ...venue, id: 've02', name: 'Drill Yard', hours: { ...hours, weekly } }
      const site = await calendarSite([anEvent({ venues: [anEventVenue(), other] })])
      const [entry] = await entriesOf(site, '/calendar/ev01.ics')
      return entry?.description.split('\n').filter((line) => line.startsWith('Hours'))
    }
    expect(await hoursWith('17:00')).toEqual(['Hours: Daily 10am–5pm'])
    expect(await hoursWith('20:00')).toEqual([
      'Hours at Shed 9: Daily 10am–5pm',
      'Hours at Drill Yard: Daily 10am–8pm',
    ])
  })

  test('move and cancel an entry under the same id, with a higher sequence, the reason and the old values', async () => {
    const planned = aTimedEvent()
    const site = await calendarSite([planned])
    const [before] = await entriesOf(site, '/calendar/se01.ics')
    const moved = aSession({
      start: '2026-03-15T14:00',
      end: '2026-03-15T15:00',
      status: { state: 'moved', note: 'The hall is wet.', previous_start: '2026-03-15T11:00' },
    })
    await site.publish({
      '/events/the-tide-tables': aTimedEvent({
        sessions: [moved],
        updated_at: '2026-03-10T03:00:00Z',
      }),
    })
    const [then] = await entriesOf(site, '/calendar/se01.ics')
    expect(then).toMatchObject({
      uid: before?.uid,
      start: '2026-03-15T03:00:00.000Z',
      summary: 'Moved: The Tide Tables',
      status: 'CONFIRMED',
    })
    expect(then?.description).toContain('Moved: The hall is wet.\nWas: Sunday 15 March 2026, 11am')
    await site.publish({
      '/events/the-tide-tables': aTimedEvent({
        status: { state: 'cancelled', note: 'The speaker is ill.' },
        updated_at: '2026-03-11T03:00:00Z',
      }),
    })
    const [last] = await entriesOf(site, '/calendar/se01.ics')
    expect(last).toMatchObject({
      uid: before?.uid,
      summary: 'Cancelled: The Tide Tables',
      status: 'CANCELLED',
    })
    expect(last?.description).toContain('Cancelled: The speaker is ill.')
    const sequences = [before, then, last].map((entry) => entry?.sequence ?? 0)
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
    expect(new Set(sequences).size).toBe(3)
  })

  test('have for a session at another venue that venue with its address, also after it changes', async () => {
    const elsewhere = { id: 've07', slug: 'drill-yard', name: 'Drill Yard' }
    const venue = aVenue({ ...elsewhere, updated_at: '2026-03-01T00:00:00Z' })
    const site = await calendarSite([aTimedEvent({ sessions: [aSession({ venue: elsewhere })] })], {
      '/venues/drill-yard': venue,
    })
    const [entry] = await entriesOf(site, '/calendar/se01.ics')
    expect(entry).toMatchObject({ lastModified: '2026-03-01T00:00:00.000Z' })
    expect(entry?.location).toContain('Drill Yard\n')
  })

  test('answer 304 to a client that has the newest, and 404 to codes that name nothing', async () => {
    const site = await calendarSite([aTimedEvent()])
    const { headers } = await site.answer('/calendar/se01.ics')
    const again = await site.answer('/calendar/se01.ics', {
      headers: { 'if-none-match': headers['ETag'] ?? '' },
    })
    expect(again.status).toBe(304)
    for (const target of [
      '/calendar/zzzz.ics',
      '/calendar/se01',
      '/calendar/',
      '/calendar/a/b.ics',
    ]) {
      expect([target, (await site.answer(target)).status]).toEqual([target, 404])
    }
  })
})

describe('the calendar of the program (spec/behaviour §34.5)', () => {
  const auslan = { items: [{ code: 'auslan', value: 'yes' } as const] }
  const events = [
    anEvent(),
    aTimedEvent(),
    aTimedEvent({
      id: 'ev03',
      slug: 'hands',
      sessions: [aSession({ id: 'se03' })],
      access: auslan,
    }),
  ]

  test.each([
    ['/program.ics', ['se01', 'se03']],
    ['/program.ics?type=talks&access=auslan', ['se03']],
    ['/program.ics?type=exhibitions', ['ev01']],
    ['/program.ics?day=2026-03-16', []],
    ['/program.ics?open=now&nonsense=1', ['se01', 'se03']],
  ])('%s has %j', async (target, codes) => {
    const site = await calendarSite(events)
    const entries = await entriesOf(site, target)
    expect(entries.map(({ uid }) => uid.split('@')[0])).toEqual(codes)
  })

  test('has its name, the address to fetch it again, and how soon', async () => {
    const site = await calendarSite(events)
    const text = (await textOf(site, '/program.ics?access=auslan&type=talks')).replaceAll(
      '\r\n ',
      '',
    )
    expect(text).toContain('X-WR-CALNAME:Parallax 2026: Talks\\, Auslan interpreted')
    expect(text).toContain('https://festival.example/program.ics?type=talks&access=auslan')
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  })

  test('is made from the codes of a plan, and is never cached', async () => {
    const site = await calendarSite(events)
    const target = '/calendar/plan.ics?items=se03.ev01.zzzz'
    const entries = await entriesOf(site, target)
    expect(entries.map(({ uid }) => uid.split('@')[0])).toEqual(['ev01', 'se03'])
    expect((await site.answer(target)).headers['Cache-Control']).toBe('private, no-store')
  })

  test('answers 404 while the site is held', async () => {
    const site = await calendarSite(events, {
      '/global': aGlobal({ show_loading_screen: true }),
    })
    expect((await site.answer('/program.ics')).status).toBe(404)
  })
})
