import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EventStub } from 'contract/answers/stubs.ts'
import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { toInstant, wallTimeOf } from 'contract/rules/local-time.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { eventNow, eventStanding, sessionStanding, stateOnDay } from 'contract/rules/state-now.ts'
import { nowWords } from 'contract/rules/state-now-words.ts'
import { anEdition, anEditionSummary } from 'contract/testing/edition.ts'
import { anArticle } from 'contract/testing/article.ts'
import { anArtist } from 'contract/testing/artist.ts'
import { aSession, aTimedEvent, anEvent, type EventWire } from 'contract/testing/event.ts'
import {
  aSessionStub,
  aTimedStub,
  anEventStub,
  type EventStubWire,
  type SessionStubWire,
} from 'contract/testing/event-stub.ts'
import { aGuide, aStop } from 'contract/testing/guide.ts'
import { anImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { aSearchRow } from 'contract/testing/search-row.ts'
import { aStrand } from 'contract/testing/strand.ts'
import { aBar, aPoint, aTimeline } from 'contract/testing/timeline.ts'
import { aVenue } from 'contract/testing/venue.ts'
import { aVenueStub, dailyHours } from 'contract/testing/venue-stub.ts'
import { bodyText, createTestSite } from '../../testing/create-test-site.ts'
import { loadArgs } from '../../testing/fake-content.ts'
import type { TestElement } from '../../testing/read-page.ts'
import { readGraph } from '../../testing/structured-data.ts'
import { statusWord } from '../views/status.ts'
import { withTime } from '../worker/kept-html.ts'
import { loadHome } from './home/load.ts'
import { loadNow } from './now/load.ts'
import { loadProgram } from './program/load.ts'
import { loadProgramMap } from './program-map/load.ts'
import { loadSearch } from './search/load.ts'

const MELBOURNE = 'Australia/Melbourne'

/** Saturday 14 March 2026, 11.20am. */
const NOW = '2026-03-14T00:20:00Z'
const PLAN_ITEMS = 60

type Told = EventStubWire['status']
const TOLD: readonly Told[] = [
  { state: 'scheduled' },
  { state: 'moved', previous_start: '2026-03-01T10:00' },
  { state: 'postponed' },
  { state: 'postponed', previous_start: '2026-03-01T10:00' },
  { state: 'cancelled' },
  { state: 'sold_out' },
  { state: 'weather_watch' },
]
/** Sessions that are over, under way, tonight, and on another day. */
const TIMES = [
  ['2026-03-14T09:00', '2026-03-14T10:00'],
  ['2026-03-14T11:00', '2026-03-14T12:00'],
  ['2026-03-14T18:00', '2026-03-14T19:00'],
  ['2026-03-20T18:00', '2026-03-20T19:00'],
] as const
/** Exhibitions that are over, on, and to come. */
const DAYS = [
  ['2026-03-06', '2026-03-10'],
  ['2026-03-06', '2026-03-29'],
  ['2026-03-20', '2026-03-29'],
] as const

const ARCADE = { id: 've02', slug: 'arcade', name: 'Arcade', precinct: 'docklands' }

/**
 * Every state of an exhibition, and of a talk with one session: by the session's status and by its event's. Also one
 * event that is postponed as a whole.
 */
const everyCase: readonly EventStub[] = parseAnswer('/years/2026/program', {
  events: [
    ...DAYS.flatMap(([start, end]) =>
      TOLD.map((status) => anEventStub({ dates: { start, end }, status })),
    ),
    ...TIMES.flatMap(([start, end]) => [
      ...TOLD.map((status) => talk({ start, end }, status)),
      ...TOLD.map((own) => talk({ start, end, ...own })),
      ...TOLD.map((own) => talk({ start, end, ...own, few_left: true })),
      ...TOLD.map((own) => talk({ start, end, ...own, fully_booked: true })),
      ...TOLD.map((status) => talk({ start, end, fully_booked: true }, status)),
      ...TOLD.map((status) => talk({ start, end, state: 'moved' }, status)),
    ]),
    aTimedStub({
      status: { state: 'postponed', previous_start: TIMES[2][0] },
      sessions: [
        aSessionStub({ start: TIMES[2][0], end: TIMES[2][1] }),
        aSessionStub({ start: TIMES[3][0], end: TIMES[3][1], venue: ARCADE }),
      ],
    }),
  ].map((event, index) => ({
    ...event,
    id: `e${String(index).padStart(3, '0')}`,
    slug: `case-${index}`,
    title: `Case ${index}.`,
    number: undefined,
    sessions: event.sessions.map((session, at) => ({
      ...session,
      id: `${'st'[at]}${String(index).padStart(3, '0')}`,
    })),
  })),
}).events

function talk(session: Partial<SessionStubWire>, status: Told = { state: 'scheduled' }) {
  return aTimedStub({ status, sessions: [aSessionStub(session)] })
}

/** The whole event of a stub. */
function whole({ id, slug, title, kind, dates, status, sessions }: EventStub): EventWire {
  const said = { id, slug, title, status: { ...status }, number: undefined }
  if (kind === 'durational') return anEvent({ ...said, dates })
  return aTimedEvent({
    ...said,
    sessions: sessions.map(
      ({ id: code, start, end, state, previous_start, fully_booked, few_left }) =>
        aSession({
          id: code,
          start,
          end,
          status: { state, previous_start },
          fully_booked,
          few_left,
        }),
    ),
  })
}

/** A site with these events, and the text of each place by the slug of the event. */
async function openSite(now: string, events: readonly EventStub[]) {
  const site = await createTestSite({
    now,
    endedBy: (end) => afterAll(end),
    answers: {
      '/years/2026': anEdition(),
      '/years/2026/program': { events },
      '/years/2026/venues': { venues: [aVenueStub(), aVenueStub(ARCADE)] },
      '/timeline': aTimeline({
        bars: events.flatMap(({ id, slug, title, dates, status, sessions }) => {
          const { state } = status
          const standing = eventStanding({ status, dates, sessions })
          const isOff = standing === 'cancelled' || standing === 'postponed'
          return dates
            ? [aBar({ id, slug, title, ...dates, state, ...(isOff && { off: true }) })]
            : []
        }),
        points: events.flatMap(({ id, slug, title, sessions }) =>
          sessions.map(({ id: session, start, end, state }) =>
            aPoint({ id, slug, title, session, start, end, state }),
          ),
        ),
      }),
      '/search': {
        rows: events.map(({ id, slug, title }) => aSearchRow({ id, slug, title, tags: 'case' })),
      },
      ...Object.fromEntries(events.map((event) => [`/events/${event.slug}`, whole(event)])),
      '/home': {
        hero: [],
        featured: events,
        ...(events[0] && { band: { event: events[0], image: anImage() } }),
        guides: [],
        articles: [],
        edition: anEditionSummary(anEdition()),
      },
      '/venues/shed-9': aVenue({ current: [...events] }),
      '/artists/noor-castellane': anArtist({ events: [...events] }),
      '/guides/low-water': aGuide({
        stops: events.map((event, index) => aStop({ number: index + 1, event })),
      }),
      '/events/slack-water': anEvent({
        here: eachThird(events, 0),
        nearby: eachThird(events, 1),
        related: { events: eachThird(events, 2), articles: [] },
      }),
      '/events/festival': anEvent({ slug: 'festival', children: [...events] }),
      '/routes': { custom_pages: ['visit'], program: ['night-school'], festival_years: [2026] },
      '/strands/night-school': aStrand({ events: [...events] }),
      '/pages/visit': aPage({ blocks: [{ type: 'events', items: [...events] }] }),
      '/channel/list': anArticle({
        slug: 'list',
        blocks: [{ type: 'events', items: [...events] }],
      }),
      '/events/part': anEvent({ slug: 'part', parent: events[0] }),
      '/channel/notes': anArticle({
        slug: 'notes',
        related: { events: [...events], articles: [], artists: [] },
      }),
      '/years/2026/changes': {
        changes: events.map(({ id, slug, title, year, type }) => ({
          at: NOW,
          kind: 'moved',
          event: { id, slug, title, year, type },
        })),
      },
    },
  })
  const pages = new Map<string, ReturnType<typeof site.page>>()
  /** A page, made once for all tests: neither the clock nor an answer changes. */
  const page = (path: string) => pages.getOrInsertComputed(path, site.page)
  const rows = async (paths: readonly string[]) => {
    const all = await Promise.all(paths.map(async (path) => (await page(path)).main.all('li')))
    return all.flat()
  }
  const saidByAll = async (paths: readonly string[]) => (await rows(paths)).flatMap(saying)
  const said = async (paths: readonly string[]) => Object.fromEntries(await saidByAll(paths))
  return { site, page, rows, saidByAll, said }
}

function eachThird(events: readonly EventStub[], offset: number): EventStub[] {
  return events.filter((_event, index) => index % 3 === offset)
}

/** The slug of the only event that a row leads to. */
function slugOf(row: TestElement): string | undefined {
  const slugs = row.links().flatMap(([, href]) => /case-\d+/.exec(href)?.[0] ?? [])
  return new Set(slugs).size > 1 ? undefined : slugs[0]
}

/** What a row says about the current state, by the slug of its event. */
function saying(row: TestElement): readonly (readonly [slug: string, said: string | undefined])[] {
  const slug = slugOf(row)
  if (slug === undefined) return []
  const isTag = (each: TestElement) => /\btag|_tag/.test(each.attribute('class') ?? '')
  const tags = row.all('span').filter(isTag)
  const line =
    row.all('[data-until]')[0] ??
    row.all('[data-now]')[0] ??
    tags.find(({ text }) => text !== 'Clash')
  return [[slug, line?.text]]
}

/** The state of an event by the rule. */
function truth(event: EventStub) {
  const clock = { moment: createMoment(Date.parse(NOW)), zone: DEFAULT_ZONE }
  const [session] = event.sessions
  const now = eventNow(event, [aVenueStub().hours], clock)
  return {
    now,
    words: nowWords(now, event.kind, clock),
    standing: session ? sessionStanding(session, event) : eventStanding(event),
    isToday: session?.start.startsWith('2026-03-14') === true,
  }
}

describe('one truth in every place (spec/behaviour §32)', () => {
  let opened: Awaited<ReturnType<typeof openSite>>
  beforeAll(async () => {
    opened = await openSite(NOW, everyCase)
  })

  /** The expected text of each event in a place, by the event's slug. */
  const expected = (
    say: (event: EventStub, is: ReturnType<typeof truth>) => string | undefined,
    some = everyCase,
  ) => Object.fromEntries(some.map((event) => [event.slug, say(event, truth(event))]))

  test.each([
    ['a row', ['/program']],
    ['a card', ['/program?view=grid']],
    ['a row of its type', ['/program/talks', '/program/exhibitions']],
    ['a result', searchPages()],
    ['a row of its venue', ['/venues/shed-9']],
    ['a row of its artist', ['/artists/noor-castellane']],
    ['a stop of a walk', ['/guides/low-water']],
    ['an event of a larger one', ['/events/festival']],
    ['an event of a strand', ['/night-school?sort=title']],
    ['an event on a page', ['/visit']],
    ['an event in an article', ['/channel/list']],
  ])('%s says the words of the rule', async (_place, paths) => {
    expect(await opened.said(paths)).toEqual(expected((_event, { words }) => words))
  })

  test.each([
    ['home, in its cards and under "Today",', '/', 100],
    ['the page of what is on now', '/now', 40],
    ['an event, of what is here, nearby and related,', '/events/slack-water', 100],
    ['an article, of what is related,', '/channel/notes', 100],
  ])('%s has the words in each row, and nothing that is over', async (_place, path, least) => {
    const truths = expected((_event, is) => is.words)
    const isOver = expected((_event, { now }) => String(now.isOver))
    const pairs = await opened.saidByAll([path])
    expect(pairs.length).toBeGreaterThanOrEqual(least)
    expect(pairs).toEqual(pairs.map(([slug]) => [slug, truths[slug]]))
    expect(pairs.filter(([slug]) => isOver[slug] === 'true')).toEqual([])
  })

  test.each([
    '/',
    '/now',
    '/program',
    '/program?view=grid',
    '/program/map',
    '/timeline',
    '/changes',
    '/search?q=case&type=event',
    '/venues/shed-9',
    '/artists/noor-castellane',
    '/guides/low-water',
    '/events/slack-water',
  ])('each row of %s has the mark that saves its event (spec/behaviour §33)', async (path) => {
    const codes = new Map(
      everyCase.map(({ slug, id, sessions }) => [slug, [id, ...sessions.map((each) => each.id)]]),
    )
    const rows = (await opened.rows([path])).filter((row) => slugOf(row) !== undefined)
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) {
      const [mark, ...others] = row.all('[data-code]')
      expect(others).toEqual([])
      expect(codes.get(slugOf(row) ?? '')).toContain(mark?.attribute('data-code'))
    }
  })

  test('the map says the words, unless the line of the venue above says them', async () => {
    const said = await opened.said(['/program/map'])
    expect(said).toEqual(
      expected((_event, { words }) => (words === 'Open until 5pm' ? undefined : words)),
    )
  })

  test('ended events are folded in the list of the map, and marked in the plain program', async () => {
    const over = everyCase.filter((event) => truth(event).now.isOver).map(({ slug }) => slug)
    const { main } = await opened.page('/program/map')
    const folds = main.all('details').filter(({ text }) => text.startsWith(`Ended ${over.length}`))
    const folded = folds.flatMap((fold) => fold.all('li')).flatMap((row) => slugOf(row) ?? [])
    expect(folded.toSorted()).toEqual(over.toSorted())
    const plain = await opened.page('/program/plain')
    const lines = [...plain.main.all('h3'), ...plain.main.all('li')]
    const marked = lines
      .filter(({ text }) => /^(Ended|Cancelled): /.test(text))
      .flatMap((line) => slugOf(line) ?? [])
    expect(marked).toEqual(expect.arrayContaining(over))
  })

  test('the timeline says the words for today’s sessions, and the status of sessions on other days', async () => {
    const talks = everyCase.filter(({ kind }) => kind === 'timed')
    expect(await opened.said(['/timeline'])).toMatchObject(
      expected(
        (_event, { words, standing, isToday }) => (isToday ? words : statusWord(standing)),
        talks,
      ),
    )
  })

  test('a plan says the words, unless they only repeat the time of what is still to come', async () => {
    const codes = everyCase.map(({ id }) => id)
    const paths = []
    for (let first = 0; first < codes.length; first += PLAN_ITEMS) {
      paths.push(`/plan?items=${codes.slice(first, first + PLAN_ITEMS).join('.')}`)
    }
    const needsNone = ({ standing, now }: ReturnType<typeof truth>) =>
      standing === undefined && ['starts_today', 'not_yet', 'ended'].includes(now.state)
    expect(await opened.said(paths)).toEqual(
      expected((event, is) => (event.kind === 'timed' && needsNone(is) ? undefined : is.words)),
    )
  })

  test.each(['/program', '/program?view=grid', '/program/map', '/venues'])(
    '%s, kept on a device, says in the evening that it was so then',
    async (path) => {
      const kept = (hours: number) =>
        withTime(new Response(html), Date.parse(NOW) + hours * 3_600_000).then((page) =>
          page.text(),
        )
      const html = await bodyText((await opened.site.answer(path)).body)
      expect(html).toContain('Open until 5pm')
      expect(await kept(0)).not.toContain('At that time: ')
      expect(await kept(8)).toMatch(/At that time: (?:<span[^>]*>)?Open until 5pm/)
    },
  )

  test.each(['/plan?items=e007', '/events/case-7', '/venues/shed-9', '/guides/low-water'])(
    '%s, kept on a device, says what is true by the clock of the device',
    async (path) => {
      const html = await bodyText((await opened.site.answer(path)).body)
      const kept = async (at: string) => {
        const page = await withTime(new Response(html), toInstant(at, MELBOURNE))
        return (await page.text()).replaceAll(/<span[^>]*>|<\/span>/g, '')
      }
      expect(await kept('2026-03-14T16:59')).toContain('>Open until 5pm<')
      expect(await kept('2026-03-14T19:20')).toMatch(/>(?:Closed, o|O)pens tomorrow 10am</)
      expect(await kept('2026-03-15T08:00')).toMatch(/>(?:Closed, o|O)pens 10am</)
      expect(await kept('2026-03-15T12:00')).toContain('>Open until 5pm<')
      expect(await kept('2026-03-15T12:00')).not.toContain('At that time: ')
      expect(await kept('2026-03-18T12:00')).toMatch(/>At that time: Open until 5pm</)
    },
  )

  test('home and timeline count today’s exhibitions, which program and map list too, along with cancelled ones, marked', async () => {
    const exhibitions = everyCase.filter(({ kind }) => kind === 'durational')
    const isOn = (event: EventStub) =>
      stateOnDay(event, [aVenueStub().hours], NOW.slice(0, 10)) !== undefined
    const on = exhibitions.filter(isOn).map(({ slug }) => slug)
    const counted = async (path: string, words: RegExp) =>
      Number(words.exec((await opened.page(path)).main.text)?.[1])
    expect(await counted('/', /(\d+) exhibitions open/)).toBe(on.length)
    expect(await counted('/timeline', /Also on: (\d+) exhibitions open/)).toBe(on.length)

    const cancelled = new Set(
      exhibitions.filter((each) => eventStanding(each) === 'cancelled').map(({ slug }) => slug),
    )
    for (const path of ['/program?day=today', '/program/map?day=today']) {
      const slugs = new Set((await opened.rows([path])).flatMap((row) => slugOf(row) ?? []))
      const listed = exhibitions.filter(({ slug }) => slugs.has(slug) && !cancelled.has(slug))
      expect(listed.map(({ slug }) => slug)).toEqual(on)
    }
  })

  test('the top of the event’s page says the words, or names what has changed or ended', async () => {
    for (const event of everyCase) {
      const { now, words } = truth(event)
      const { main } = await opened.page(`/events/${event.slug}`)
      const [banner] = main.all('section[aria-label=Status]')
      if (now.isOver && now.state === 'ended') expect(banner?.text).toBe('This event has ended')
      else if (now.state === 'cancelled' || now.state === 'postponed') {
        expect(banner?.text).toContain(words)
      } else expect(main.text).toContain(words)
    }
  })

  test('structured data and calendars have the same state', async () => {
    const told = { cancelled: 'EventCancelled', postponed: 'EventPostponed' } as const
    for (const event of everyCase) {
      const { standing } = truth(event)
      const off = standing === 'cancelled' || standing === 'postponed' ? standing : undefined
      const page = await opened.page(`/events/${event.slug}`)
      const thing = readGraph(page)?.find((each) => each['eventStatus'] !== undefined)
      const status = String(thing?.['eventStatus']).replace('https://schema.org/', '')
      if (off) expect([event.slug, status]).toEqual([event.slug, told[off]])
      else expect(Object.values(told)).not.toContain(status)
      const { body } = await opened.site.answer(`/calendar/${event.id}.ics`)
      const file = await bodyText(body)
      expect(file.includes('STATUS:CANCELLED')).toBe(off !== undefined)
      const word = standing === 'few_left' ? undefined : statusWord(standing)
      expect(/^SUMMARY:(.*)$/m.exec(file)?.[1]?.trim()).toBe(
        word === undefined ? event.title : `${word}: ${event.title}`,
      )
    }
  })
})

describe('an event of which one session is cancelled and a later one held (spec/behaviour §32.2)', () => {
  const cancelled = aSessionStub({
    start: '2026-03-14T14:00',
    end: '2026-03-14T15:00',
    state: 'cancelled',
  })
  const held = ['2026-03-20', '2026-03-14'].map((day) =>
    aSessionStub({ id: 'se02', start: `${day}T18:00`, end: `${day}T19:00` }),
  )
  const [apart, today] = parseAnswer('/years/2026/program', {
    events: held.map((session, index) =>
      aTimedStub({
        id: `e00${index}`,
        slug: `case-${index}`,
        title: `Case ${index}.`,
        sessions: [cancelled, session].map((each, at) => ({
          ...each,
          id: `${'st'[at]}00${index}`,
        })),
      }),
    ),
  }).events
  if (!apart || !today) throw new Error('The answer has two events')
  let opened: Awaited<ReturnType<typeof openSite>>
  beforeAll(async () => {
    opened = await openSite(NOW, [apart, today])
  })
  const rowsOf = async (path: string, { slug }: EventStub) =>
    (await opened.rows([path])).filter((row) => slugOf(row) === slug).map(({ text }) => text)

  test.each([
    '/program',
    '/program?view=grid',
    '/program?sort=location',
    '/program?sort=title',
    '/search?q=case&type=event',
    '/venues/shed-9',
    '/artists/noor-castellane',
    '/guides/low-water',
    '/events/festival',
    '/night-school?sort=title',
    '/visit',
    '/channel/list',
    '/channel/notes',
    '/',
  ])('%s names the session that is held, and counts no other', async (path) => {
    const [[first = ''], [second = '']] = [await rowsOf(path, apart), await rowsOf(path, today)]
    expect(first).toContain('Friday 6pm')
    expect(second).toContain('Tonight 6pm')
    for (const text of [first, second]) expect(text).not.toMatch(/2–3pm|more/)
    expect(first).toMatch(/Friday 20 March( 2026)?, 6–7pm/)
  })

  test.each([
    ['the filter of a day', '/program?day=2026-03-14', 'Friday 6pm', /14 Mar, 2–3pm cancelled/],
    [
      'the program on one page',
      '/program/plain',
      '',
      /14 Mar, 2–3pm, cancelled; Fri, 20 Mar, 6–7pm/,
    ],
    ['the day of a sort by date', '/program?sort=date', 'Cancelled', /2–3pm/],
  ])('%s says at the time of a session that it is cancelled', async (_place, path, words, time) => {
    const page = await opened.page(path)
    const [row] = await rowsOf(path, apart)
    expect(row ?? page.main.text).toContain(words)
    expect(row ?? page.main.text).toMatch(time)
  })

  test('a day with a later session shows that session, and that the other is cancelled', async () => {
    for (const path of ['/program?sort=date', '/program?sort=date&day=2026-03-14']) {
      const [row] = await rowsOf(path, today)
      expect(row).toContain('Tonight 6pm')
      expect(row).toContain('2–3pm cancelled, 6–7pm')
    }
  })

  test('home names the session that is held below the picture that is as wide as the page', async () => {
    const { main } = await opened.page('/')
    const [band] = main.all('section[aria-labelledby=band]')
    expect(band?.text).toMatch(/^Friday 6pm Case 0\..*, Friday 20 March, 6–7pm/)
  })

  test('the page of a part of the event names the session that is held', async () => {
    const [row] = await rowsOf('/events/part', apart)
    expect(row).toBe('Case 0., talk, Friday 20 March 2026, 6–7pm')
  })

  test('its page names the session that is held beside the booking, and in the preview of a link', async () => {
    const { main, document } = await opened.page(`/events/${apart.slug}`)
    const [bar] = main.all('div').filter((each) => /_bar/.test(each.attribute('class') ?? ''))
    expect(bar?.text).toMatch(/^Friday 20 March 2026, 6–7pm Book/)
    const [preview] = document.all('meta[property=og:description]')
    expect(preview?.attribute('content')).toMatch(/^Friday 20 March 2026, 6–7pm/)
  })
})

function searchPages(): readonly string[] {
  const pages = Math.ceil(everyCase.length / 20)
  return Array.from({ length: pages }, (_, page) => `/search?q=case&type=event&page=${page + 1}`)
}

describe('how often a page changes without an edit (spec/behaviour §32)', () => {
  const DAY = '2026-03-14'
  /** Exhibitions at three venues, and a talk. */
  const answers = {
    '/years/2026': anEdition(),
    '/home': {
      hero: [],
      featured: [],
      guides: [],
      articles: [],
      edition: anEditionSummary(anEdition()),
    },
    '/years/2026/venues': {
      venues: [
        aVenueStub(),
        aVenueStub({ id: 've02', slug: 'arcade', hours: dailyHours('08:30', '19:00') }),
        aVenueStub({ id: 've03', slug: 'bar', hours: dailyHours('17:00', '01:00') }),
      ],
    },
    '/years/2026/program': {
      events: [
        ...['ve01', 've02', 've03'].map((id, index) =>
          anEventStub({
            id: `ev1${index}`,
            slug: `show-${index}`,
            venue: { id, slug: id, name: id, precinct: 'docklands' },
          }),
        ),
        talk({ start: `${DAY}T10:00`, end: `${DAY}T11:30` }),
      ],
    },
  }
  /** The times at which something opens, closes, starts or ends. */
  const TURNS = ['01:00', '08:30', '10:00', '11:30', '17:00', '19:00']

  test.each([
    ['the program', loadProgram],
    ['now', loadNow],
    ['the map', loadProgramMap],
    ['the search', loadSearch],
    ['home', loadHome],
  ])(
    '%s does so once for each thing that opens, closes, starts or ends, and at midnight',
    (_name, load) => {
      const end = toInstant('2026-03-15T00:00', MELBOURNE)
      const turns: string[] = []
      for (let at = toInstant(`${DAY}T00:00`, MELBOURNE); at < end;) {
        const args = loadArgs(answers, { now: new Date(at).toISOString() })
        load(args)
        at = args.moment.until() ?? end
        turns.push(wallTimeOf(at, MELBOURNE))
      }
      expect([...TURNS, '00:00']).toEqual(expect.arrayContaining(turns))
      expect(new Set(turns).size).toBe(turns.length)
      expect(turns).toContain('17:00')
    },
  )
})
