import { aLegacyEdition, anEdition, anEditionSummary } from 'contract/testing/edition.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import {
  anEvent,
  anEventVenue,
  aSession,
  aTimedEvent,
  type EventWire,
} from 'contract/testing/event.ts'
import { anImage } from 'contract/testing/image.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite, testPage } from '../../../testing/create-test-site.ts'
import { expectOrder } from '../../../testing/expect-order.ts'

async function pageOf(
  event: EventWire,
  { now, query = '' }: { now?: string; query?: string } = {},
) {
  const site = await createTestSite({
    ...(now ? { now } : {}),
    answers: {
      '/years/2026': anEdition(),
      '/years/2022': aLegacyEdition(),
      [`/events/${event.slug}`]: event,
    },
  })
  return site.page(`/events/${event.slug}${query}`)
}

describe('event (spec/screens §5.11)', () => {
  test('has the year of its edition in its title, and in the title of its preview', async () => {
    const page = await pageOf(anEvent({ year: 2022, edition: anEditionSummary(aLegacyEdition()) }))
    expect(page.title).toBe('Slack Water | Parallax 2022')
    const [preview] = page.document.all('meta[property=og:title]')
    expect(preview?.attribute('content')).toBe('Slack Water | Parallax 2022')
  })

  test('warns before the first picture of names or images of people who have died, and says from which age it suits children', async () => {
    const page = await pageOf(
      anEvent({
        lead_image: anImage(),
        children_from: 6,
        access: { items: [{ code: 'people_who_died', value: 'yes' }] },
      }),
    )
    const notice =
      'This event contains names or images of Aboriginal or Torres Strait Islander people who have died.'
    expect(page.main.text).toContain(notice)
    expectOrder(page.main.text, [notice, 'silver gelatin print', 'Good from'])
    expect(page.main.text).toContain('Good from the age of 6')
  })

  test('has day, time and place first in the preview of a shared link (spec/behaviour §8.3)', async () => {
    const saysOf = async (event: EventWire) => {
      const [tag] = (await pageOf(event)).document.all('meta[property=og:description]')
      return tag?.attribute('content')
    }
    expect(await saysOf(aTimedEvent())).toMatch(/^Sunday 15 March 2026, 11am–12pm, Shed 9\. \w/)
    expect(await saysOf(anEvent({ status: { state: 'cancelled' } }))).toMatch(
      /^Cancelled, 6–29 March 2026, Shed 9\. \w/,
    )
  })

  test('has in previews its social picture with title and days (spec/behaviour §8.3)', async () => {
    const social = '/media/00112233445566aa-social.jpg'
    const page = await pageOf(anEvent({ lead_image: anImage({ alt: 'Fog' }), social }))
    const tags = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map((name) =>
      page.document.all(`meta[property=${name}]`)[0]?.attribute('content'),
    )
    expect(tags).toEqual([expect.stringContaining(social), '1200', '630', 'Slack Water: Fog'])
  })

  test('has in order status, artists, title, facts, text, credits, part of, here, nearby, related', async () => {
    const page = await pageOf(
      anEvent({
        status: {
          state: 'moved',
          note: 'Now indoors.',
          previous_venue: { name: 'Drill Yard', slug: 'drill-yard' },
        },
        artists: [{ artist: anArtistStub(), role: 'artist' }],
        lead_image: anImage(),
        gallery: [anImage(), anImage()],
        credits_text: ['Supported by Farrow Trust'],
        partners: [{ slug: 'farrow', name: 'Farrow Trust', website: 'https://farrow.example/' }],
        children: [aTimedStub()],
        here: [anEventStub({ id: 'ev05', slug: 'here', title: 'Here' })],
        nearby: [anEventStub({ id: 'ev06', slug: 'near', title: 'Near' })],
        related: {
          events: [anEventStub({ id: 'ev07', slug: 'like', title: 'Like' })],
          articles: [],
        },
      }),
    )

    expect(page.status).toBe(200)
    expect(page.title).toBe('Slack Water | Parallax 2026')
    const inMain = page.headings.slice(
      page.headings.findIndex(({ level }) => level === 1),
      page.headings.findIndex(({ text }) => text === 'Like') + 1,
    )
    expect(inMain.map(({ level, text }) => `${level} ${text}`)).toEqual([
      '1 Slack Water',
      '2 Facts',
      '2 Credits',
      '2 Part of this event',
      '3 The Tide Tables',
      '2 Also at Shed 9',
      '3 Here',
      '2 Nearby',
      '3 Near',
      '2 Related',
      '3 Like',
    ])
    const { text } = page.main
    const order = [
      'Moved',
      'Noor Castellane',
      'Slack Water',
      'Exhibition, number 18',
      'A harbour between',
      'Nothing moves',
      'Supported by',
    ]
    const found = order.map((part) => text.indexOf(part))
    expect(found.every((position) => position >= 0)).toBe(true)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })

  test('shows every other event once: as its part, else at its venue, else nearby, else as related', async () => {
    const stub = (slug: string) => anEventStub({ id: slug, slug, title: slug })
    const page = await pageOf(
      anEvent({
        children: [stub('part')],
        here: [stub('part'), stub('here')],
        nearby: [stub('part'), stub('here'), stub('near')],
        related: { events: ['part', 'here', 'near', 'kept'].map(stub), articles: [] },
      }),
    )

    const shown = page.headings.flatMap(({ level, text }) => (level === 3 ? [text] : []))
    expect(shown).toEqual(expect.arrayContaining(['part', 'here', 'near', 'kept']))
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('lists its facts as terms and descriptions', async () => {
    const page = await pageOf(
      anEvent({ age: '15+', duration_min: 90, capacity: 44, content_notes: ['Smoke'] }),
    )
    const facts = page.main.facts()
    expect([...facts.keys()]).toEqual([
      'When',
      'Where',
      'Access',
      'Duration',
      'Places',
      'Age',
      'Please note',
    ])
    expect(facts.get('When')).toContain('6–29 March 2026')
    expect(page.main.text).toContain('Open until 5pm Free Just come, no booking needed')
    expect(facts.get('Where')).toContain('9 Victoria Dock, Docklands VIC 3008')
    expect(facts.get('Access')).toContain('Step-free entrance')
    expect(facts.get('Access')).toContain('Checked 12 February 2026')
    expect(facts.get('Access')).toContain('access@parallax.example')
    expect(page.main.links()).toContainEqual(['Shed 9', '/venues/shed-9'])
    expect(facts.get('Where')).toContain(
      'Directions to Shed 9 (opens in a new tab), or on OpenStreetMap (opens in a new tab)',
    )
  })

  test('has exactly one leading picture, uncropped, with its caption', async () => {
    const page = await pageOf(
      anEvent({ lead_image: anImage(), gallery: [anImage(), anImage(), anImage()] }),
    )
    expect(page.main.all('img[loading=eager]')).toHaveLength(1)
    expect(page.main.all('span[data-cropped]')).toHaveLength(0)
    expect(page.main.all('figcaption')[0]?.text).toBe(
      'Noor Castellane, Tide, 2025, silver gelatin print.',
    )
  })

  test('names the role of everybody who is not the artist', async () => {
    const page = await pageOf(aTimedEvent({ artists: [{ artist: anArtistStub(), role: 'chair' }] }))
    expect(page.main.text).toContain('Noor Castellane (chair)')
  })

  test('keeps the original time and drops the booking when it is cancelled', async () => {
    const status = {
      state: 'cancelled' as const,
      note: 'The kiln is closed.',
      changed_at: '2026-03-12T05:00:00Z',
    }
    const page = await pageOf(aTimedEvent({ status }))
    expect(page.main.text).toContain('Cancelled The kiln is closed. Updated 12 March 2026')
    expect(page.main.facts().get('When')).toContain('Sunday 15 March 2026, 11am–12pm')
    expect(page.main.links().filter(([text]) => text.startsWith('Book'))).toEqual([])
  })

  test('says that a new date is to be announced when it is postponed without one', async () => {
    const page = await pageOf(aTimedEvent({ status: { state: 'postponed' } }))
    expect(page.main.text).toContain('New date to be announced')
    expect(page.main.facts().get('When')).toBe('Planned for Sunday 15 March 2026, 11am–12pm')
    expect(page.main.text).not.toMatch(/book/i)
  })

  test.each([
    ['moved', 'Moved'],
    ['postponed', 'New date'],
  ] as const)(
    'crosses out the old place and time when it is %s, and dates the change',
    async (state, word) => {
      const page = await pageOf(
        aTimedEvent({
          status: {
            state,
            previous_start: '2026-03-14T18:00',
            previous_venue: { name: 'Drill Yard', slug: 'drill-yard' },
            changed_at: '2026-03-12T05:00:00Z',
          },
        }),
      )
      const [banner] = page.main.all('section[aria-label=Status]')
      expect(banner?.text).toBe(
        `${word} Was: Saturday 14 March 2026, 6pm Was at Drill Yard Updated 12 March 2026`,
      )
      expect(banner?.all('s').map(({ text }) => text)).toEqual([
        'Saturday 14 March 2026, 6pm',
        'Drill Yard',
      ])
      expect(page.main.links()).toContainEqual(['Drill Yard', '/venues/drill-yard'])
    },
  )

  test('offers the booking above all facts, and at its end again with its time', async () => {
    const page = await pageOf(aTimedEvent())
    const { text } = page.main
    expect(text.indexOf('Book')).toBeLessThan(text.indexOf('When'))
    const book = ['Book', 'https://tickets.parallax.example/tide']
    const links = page.main.links().filter(([name]) => name.startsWith('Book'))
    expect(links.map(([name, href]) => [name.slice(0, 4), href])).toEqual([book, book])
    expect(text).toMatch(/Sunday 15 March 2026, 11am–12pm Book[^.]*$/)
  })

  test('says to which site the booking of a session leads', async () => {
    const booking_url = 'https://www.doors.example/tide'
    const page = await pageOf(aTimedEvent({ sessions: [aSession({ booking_url })] }))
    expect(page.main.text).toMatch(/Book Sunday 15 March[^,]*, [^,]*, at doors\.example/)
  })

  test('has text in place of the booking link when it is sold out', async () => {
    const page = await pageOf(aTimedEvent({ status: { state: 'sold_out' } }))
    expect(page.main.text).toContain('Sold out')
    expect(page.main.links().filter(([text]) => text.startsWith('Book'))).toEqual([])
  })

  test('shows the note of a weather watch and where updates appear', async () => {
    const page = await pageOf(anEvent({ status: { state: 'weather_watch', note: 'High winds.' } }))
    expect(page.main.text).toContain('Weather watch High winds. Updates appear on this page.')
  })

  test('has ended after its last session, without booking', async () => {
    const page = await pageOf(aTimedEvent(), { now: '2026-03-15T01:00:00Z' })
    expect(page.main.text).toContain('This event has ended')
    expect(page.main.facts().get('When')).toBe('Sunday 15 March 2026, 11am–12pm')
    expect(page.main.text).not.toMatch(/book/i)
  })

  test('says before its first day when it opens', async () => {
    const page = await pageOf(anEvent({ dates: { start: '2026-03-20', end: '2026-03-29' } }))
    expect(page.main.text).toContain('Opens Friday')
  })

  test('gives the title the space of a missing picture', async () => {
    const page = await pageOf(anEvent())
    expect(page.main.all('img')).toEqual([])
    expect(page.main.all('h1')).toHaveLength(1)
  })

  test('says that a venue is to be announced', async () => {
    const page = await pageOf(anEvent({ venues: [] }))
    expect(page.main.facts().get('Where')).toBe('Venue to be announced')
    expect(page.main.facts().get('Access')).toContain('Access details are not yet confirmed')
  })

  test('announces the online link, and shows it 15 minutes before the start', async () => {
    const event = aTimedEvent({
      venues: [],
      flags: ['online'],
      sessions: [aSession({ online_url: 'https://meet.parallax.example/tide' })],
    })
    const early = await pageOf(event)
    expect(early.main.facts().get('Where')).toBe('Online')
    expect(early.main.facts().get('When')).toContain('11am–12pm AEDT')
    expect(early.html).not.toContain('meet.parallax.example')
    const soon = await pageOf(event, { now: '2026-03-14T23:45:00Z' })
    expect(soon.main.links()).toContainEqual([
      'Join online (opens in a new tab)',
      'https://meet.parallax.example/tide',
    ])
  })

  test('lists several venues with the state of each', async () => {
    const venues = [
      anEventVenue(),
      anEventVenue({
        id: 've02',
        slug: 'arcade',
        name: 'Arcade',
        access: { items: [{ code: 'lift', value: 'yes' }] },
      }),
    ]
    const page = await pageOf(anEvent({ venues }))
    const where = page.main.facts().get('Where')
    expect(where).toContain('Shed 9')
    expect(where).toContain('Arcade')
    expect(where).toContain('Open until 5pm')
    expect(page.main.facts().get('Access')).toContain('Lift (Arcade)')
  })

  test('folds past sessions, and opens the fold for the session in the address', async () => {
    const sessions = [
      aSession({ id: 'se01', start: '2026-03-13T11:00', end: '2026-03-13T12:00' }),
      aSession({
        id: 'se02',
        start: '2026-03-21T11:00',
        end: '2026-03-21T12:00',
        fully_booked: true,
        access: { items: [{ code: 'auslan', value: 'yes' }] },
      }),
      aSession({
        id: 'se03',
        start: '2026-03-28T11:00',
        end: '2026-03-28T12:00',
        status: { state: 'cancelled' },
      }),
    ]
    const plain = await pageOf(aTimedEvent({ sessions }))
    const [details] = plain.main.all('details')
    expect(details?.attribute('open')).toBeUndefined()
    expect(details?.text).toBe('Earlier sessions (1) Friday 13 March 2026, 11am–12pm')
    expect(plain.main.facts().get('When')).toContain(
      'Fully booked Saturday 21 March 2026, 11am–12pm Auslan interpreted',
    )
    expect(plain.main.facts().get('When')).toContain('Cancelled Saturday 28 March 2026')
    expect(plain.main.facts().get('Access')).toContain('Auslan interpreted (21 March)')
    expect(plain.main.all('li[aria-current]')).toEqual([])

    const marked = await pageOf(aTimedEvent({ sessions }), { query: '?session=se01' })
    expect(marked.main.all('details')[0]?.attribute('open')).toBe('')
    expect(marked.main.all('li[aria-current]').map(({ text }) => text)).toEqual([
      'Friday 13 March 2026, 11am–12pm',
    ])
  })

  test('shows an event of a legacy year with badge, zone and its own year’s links', async () => {
    const page = await pageOf(
      aTimedEvent({
        year: 2022,
        edition: anEditionSummary(aLegacyEdition()),
        sessions: [aSession({ start: '2022-05-01T11:00', end: '2022-05-01T12:00' })],
        status: { state: 'sold_out' },
      }),
    )
    expect(page.title).toBe('The Tide Tables | Parallax 2022')
    expect(page.document.all('body[data-family=legacy]')).toHaveLength(1)
    expect(page.main.text).toContain('Festival 2022 ended')
    expect(page.main.text).not.toContain('Sold out')
    expect(page.main.facts().get('When')).toContain('Sunday 1 May 2022, 11am–12pm AEST')
    expect(page.main.links()).toContainEqual(['Program 2022', '/2022/program'])
    expect(page.main.links()).toContainEqual(['Talk', '/2022/program/talks'])
    expect(page.main.links()).toContainEqual(['Shed 9', '/2022/venues/shed-9'])
  })

  test('names the zone of a legacy year also in daylight time', async () => {
    const page = await pageOf(
      aTimedEvent({
        year: 2018,
        edition: anEditionSummary(
          aLegacyEdition({ year: 2018, start: '2018-03-09', end: '2018-04-08' }),
        ),
        sessions: [aSession({ start: '2018-03-10T14:00', end: '2018-03-10T15:30' })],
      }),
    )
    expect(page.main.facts().get('When')).toContain('Saturday 10 March 2018, 2–3.30pm AEDT')
  })

  test('names guides with the stop’s number, and the event it belongs to', async () => {
    const page = await pageOf(
      anEvent({
        parent: aTimedStub({ slug: 'fair', title: 'Photobook Fair' }),
        guides: [
          {
            guide: {
              id: 'gd01',
              slug: 'botanic-line',
              title: 'Botanic line',
              year: 2026,
              mode: 'walk',
              intro: 'Along the garden.',
              stops: 5,
              precincts: [],
            },
            stop: 2,
          },
        ],
      }),
    )
    expect(page.main.text).toContain('Part of Botanic line, walk, stop 2 of 5 Photobook Fair, talk')
    const off = await pageOf(
      anEvent({ parent: aTimedStub({ title: 'Photobook Fair', status: { state: 'cancelled' } }) }),
    )
    expect(off.main.text).toContain('Photobook Fair, talk, cancelled, Sunday 15 March 2026')
  })

  test('draws the map of its precinct with a pin for each place, with its own number', async () => {
    const page = await testPage('/events/slack-water', {
      answers: {
        '/years/2026': anEdition(),
        '/basemap/city': aBasemap(),
        '/events/slack-water': anEvent(),
      },
    })
    expect(page.headings).toContainEqual({ level: 2, text: 'Map' })
    const [pin] = page.main.all('svg[data-pin=ve01]')
    expect(pin?.all('a')[0]?.attribute('aria-label')).toBe('Number 18, Shed 9')
    expect(pin?.links()).toEqual([['18', '/venues/shed-9']])
    expect(page.main.text).toContain('Map drawn for Parallax')
  })

  test('has no map without a base map, and none online', async () => {
    const page = await pageOf(anEvent({ venues: [] }))
    expect(page.headings).not.toContainEqual({ level: 2, text: 'Map' })
  })
})

describe('calendars of an event (spec/behaviour §34.7)', () => {
  const calendars = async (event: EventWire) =>
    (await pageOf(event)).main.links().filter(([, href]) => href.startsWith('/calendar/'))

  test('are offered for an exhibition, for each session to come, and for all sessions together', async () => {
    expect(await calendars(anEvent())).toEqual([['Add to calendar', '/calendar/ev01.ics']])
    const over = aSession({ id: 'se03', start: '2026-03-08T11:00', end: '2026-03-08T12:00' })
    const next = aSession({ id: 'se02', start: '2026-03-16T11:00', end: '2026-03-16T12:00' })
    expect(await calendars(aTimedEvent({ sessions: [over, aSession(), next] }))).toEqual([
      ['Add to calendar Sunday 15 March 2026, 11am–12pm', '/calendar/se01.ics'],
      ['Add to calendar Monday 16 March 2026, 11am–12pm', '/calendar/se02.ics'],
      ['Add all sessions to calendar', '/calendar/ev02.ics'],
    ])
  })

  test('are not offered for cancelled events and sessions', async () => {
    expect(await calendars(anEvent({ status: { state: 'cancelled' } }))).toEqual([])
  })
})
