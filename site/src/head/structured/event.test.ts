import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { anEdition, anEditionSummary, aLegacyEdition } from 'contract/testing/edition.ts'
import {
  anEvent,
  anEventVenue,
  aSession,
  aTimedEvent,
  type EventWire,
} from 'contract/testing/event.ts'
import { anImage } from 'contract/testing/image.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { describe, expect, test } from 'vitest'
import { eventThings } from './event.ts'

const SITE = { origin: 'https://festival.example', name: 'Parallax' }
/** A time before the session of the test's event. */
const DURING = '2026-03-14T00:20:00Z'
const URL_OF = 'https://festival.example/events/the-tide-tables'

/** The JSON-LD things of an event, after a round trip through JSON. */
function thingsOf(event: EventWire, now = DURING): readonly Record<string, unknown>[] {
  const parsed = parseAnswer('/events/x', event)
  const moment = createMoment(Date.parse(now))
  return JSON.parse(JSON.stringify(eventThings(parsed, { site: SITE, moment })))
}

const timed = (session: Parameters<typeof aSession>[0], event: Partial<EventWire> = {}) =>
  thingsOf(aTimedEvent({ sessions: [aSession(session)], ...event }))[0]

describe('an exhibition (spec/screens §0.6)', () => {
  test('has dates without times, its place, its edition and its makers', () => {
    const [thing, ...others] = thingsOf(
      anEvent({
        title: 'After [Slack Water]',
        lead_image: anImage(),
        gallery: [anImage()],
        artists: [{ artist: anArtistStub(), role: 'artist' }],
      }),
    )
    expect(others).toEqual([])
    expect(thing).toMatchObject({
      '@type': 'ExhibitionEvent',
      name: 'After Slack Water',
      startDate: '2026-03-06',
      endDate: '2026-03-29',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      isAccessibleForFree: true,
      location: [
        {
          '@type': 'EventVenue',
          name: 'Shed 9',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '9 Victoria Dock',
            addressLocality: 'Docklands',
            addressRegion: 'VIC',
            postalCode: '3008',
            addressCountry: 'AU',
          },
          geo: { '@type': 'GeoCoordinates', latitude: -37.8183, longitude: 144.9452 },
        },
      ],
      performer: [{ '@type': 'Person', name: 'Noor Castellane' }],
      organizer: { '@type': 'Organization', name: 'Parallax' },
      superEvent: {
        '@type': 'Festival',
        name: 'Parallax 2026',
        startDate: '2026-03-06',
        endDate: '2026-03-29',
      },
      offers: [{ '@type': 'Offer', price: 0, priceCurrency: 'AUD' }],
    })
    const image = {
      '@type': 'ImageObject',
      contentUrl: 'https://festival.example/media/0123456789abcdef-full.jpg',
      width: '1500 px',
      height: '1000 px',
      creditText: 'Noor Castellane',
      copyrightNotice: '© Noor Castellane',
    }
    expect(thing?.['image']).toMatchObject([image, image])
  })

  test('without a venue has the place of its edition, and no place if staff gave none', () => {
    const placeIn = (where?: string) =>
      thingsOf(anEvent({ venues: [], edition: anEditionSummary(anEdition({ where })) }))[0]?.[
        'location'
      ]
    expect(placeIn('Bendigo')).toEqual({ '@type': 'Place', name: 'Bendigo', address: 'Bendigo' })
    expect(placeIn()).toBeUndefined()
  })

  test('is left out while it has no dates', () => {
    expect(thingsOf(anEvent({ dates: undefined }))).toEqual([])
    expect(thingsOf(aTimedEvent({ sessions: [] }))).toEqual([])
  })
})

describe('the sessions of a timed event (spec/screens §0.6)', () => {
  test('have one entry each, with the offset of their own date', () => {
    const sessions = [
      aSession({ id: 'se01', start: '2026-03-15T11:00', end: '2026-03-15T12:00' }),
      aSession({ id: 'se02', start: '2026-04-05T01:30', end: '2026-04-05T04:00' }),
      aSession({ id: 'se03', start: '2026-04-06T11:00', end: '2026-04-06T12:00' }),
    ]
    const things = thingsOf(aTimedEvent({ sessions }))
    expect(things.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2026-03-15T11:00:00+11:00', '2026-03-15T12:00:00+11:00'],
      ['2026-04-05T01:30:00+11:00', '2026-04-05T04:00:00+10:00'],
      ['2026-04-06T11:00:00+10:00', '2026-04-06T12:00:00+10:00'],
    ])
    expect(things.map((each) => each['@id'])).toEqual(
      ['se01', 'se02', 'se03'].map((id) => `${URL_OF}#${id}`),
    )
    expect(new Set(things.map((each) => each['@type']))).toEqual(new Set(['EducationEvent']))
  })

  test('of 2022 are in AEST', () => {
    const edition = anEditionSummary(aLegacyEdition())
    const session = { start: '2022-04-30T18:00', end: '2022-04-30T20:00' }
    expect(timed(session, { edition, year: 2022 })).toMatchObject({
      startDate: '2022-04-30T18:00:00+10:00',
      superEvent: { startDate: '2022-04-22' },
    })
  })

  test('are at their own venue only', () => {
    const venue = { id: 've07', slug: 'kiosk', name: 'Kiosk' }
    expect(timed({ venue })?.['location']).toMatchObject([{ name: 'Kiosk' }])
  })

  test('are at their own venue only, also if it is the first of the event', () => {
    const venue = { id: 've07', slug: 'kiosk', name: 'Kiosk' }
    const hall = anEventVenue({ id: 've08', slug: 'hall', name: 'Hall' })
    const venues = [anEventVenue(venue), hall]
    expect(timed({ venue }, { venues })?.['location']).toMatchObject([
      { name: 'Kiosk', address: { '@type': 'PostalAddress' } },
    ])
  })
})

const MOVED = { state: 'moved', previous_start: '2026-03-14T11:00' } as const

describe('whether it goes ahead (spec/screens §0.6)', () => {
  test.each([
    [{ state: 'scheduled' }, 'EventScheduled', undefined],
    [{ state: 'weather_watch' }, 'EventScheduled', undefined],
    [{ state: 'sold_out' }, 'EventScheduled', undefined],
    [{ state: 'cancelled' }, 'EventCancelled', undefined],
    [{ state: 'postponed' }, 'EventPostponed', undefined],
    [{ state: 'postponed', previous_start: '2026-03-15T11:00' }, 'EventPostponed', undefined],
    [
      { state: 'postponed', previous_start: '2026-03-14T11:00' },
      'EventRescheduled',
      '2026-03-14T11:00:00+11:00',
    ],
    [MOVED, 'EventRescheduled', '2026-03-14T11:00:00+11:00'],
    [{ state: 'moved', previous_venue: { name: 'Shed 4' } }, 'EventScheduled', undefined],
  ] as const)('%j is %s', (status, expected, previous) => {
    const own = timed({ status })
    const whole = timed({}, { status })
    for (const thing of [own, whole]) {
      expect(thing).toMatchObject({
        eventStatus: `https://schema.org/${expected}`,
        startDate: '2026-03-15T11:00:00+11:00',
      })
      expect(thing?.['previousStartDate']).toBe(previous)
    }
  })

  test('an event that moved from a room to the internet counts as online', () => {
    const status = { state: 'moved', previous_venue: { name: 'Shed 4' } } as const
    expect(timed({}, { status, flags: ['online'] })).toMatchObject({
      eventStatus: 'https://schema.org/EventMovedOnline',
      location: expect.arrayContaining([expect.objectContaining({ '@type': 'VirtualLocation' })]),
    })
  })

  test('a session that moved is cancelled with its whole event', () => {
    expect(timed({ status: MOVED }, { status: { state: 'cancelled' } })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    })
  })

  test('an exhibition with new dates names its old first day', () => {
    const status = { state: 'postponed', previous_start: '2026-03-01T00:00' } as const
    expect(thingsOf(anEvent({ status }))[0]).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-03-01',
    })
  })

  test('of several sessions, only the first has the old start of the event', () => {
    const sessions = [
      aSession(),
      aSession({ id: 'se02', start: '2026-03-16T11:00', end: '2026-03-16T12:00' }),
    ]
    expect(
      thingsOf(aTimedEvent({ sessions, status: MOVED })).map((each) => each['previousStartDate']),
    ).toEqual(['2026-03-14T11:00:00+11:00', undefined])
  })
})

describe('what it costs (spec/screens §0.6)', () => {
  const IN_STOCK = 'https://schema.org/InStock'
  const SOLD_OUT = 'https://schema.org/SoldOut'
  const booking = { mode: 'required', url: 'https://tickets.parallax.example/tide' } as const

  test('has full price and concession in Australian dollars, with the time when booking opens', () => {
    expect(
      timed({}, { booking: { ...booking, opens_at: '2026-02-01T09:00' } })?.['offers'],
    ).toEqual(
      [
        { price: 15, name: 'Full price' },
        { price: 10, name: 'Concession' },
      ].map((price) => ({
        '@type': 'Offer',
        priceCurrency: 'AUD',
        availability: IN_STOCK,
        url: booking.url,
        validFrom: '2026-02-01T09:00:00+11:00',
        ...price,
      })),
    )
  })

  test.each([
    ['a sold-out event', {}, { status: { state: 'sold_out' } }],
    ['a sold-out session', { status: { state: 'sold_out' } }, {}],
    ['a session that is fully booked', { fully_booked: true }, {}],
  ] as const)('says so of %s', (_of, session, event) => {
    expect(timed(session, event)?.['offers']).toMatchObject([
      { availability: SOLD_OUT },
      { availability: SOLD_OUT },
    ])
  })

  test('has limited availability for a session with few places left', () => {
    expect(timed({ few_left: true }, {})?.['offers']).toMatchObject([
      { availability: 'https://schema.org/LimitedAvailability' },
      { availability: 'https://schema.org/LimitedAvailability' },
    ])
  })

  test.each([
    ['of which no number is known', timed({}, { price: { free: false, label: 'By donation' } })],
    ['that is cancelled', timed({}, { status: { state: 'cancelled' } })],
    ['that waits for a new date', timed({}, { status: { state: 'postponed' } })],
    ['whose session waits for one', timed({ status: { state: 'postponed' } })],
    ['that is over', thingsOf(aTimedEvent(), '2026-03-15T01:00:00Z')[0]],
    [
      'that closed yesterday',
      thingsOf(anEvent({ dates: { start: '2026-03-06', end: '2026-03-13' } }))[0],
    ],
    [
      'of an edition that is over',
      thingsOf(
        anEvent({ dates: { start: '2026-03-06', end: '2026-05-01' } }),
        '2026-04-10T00:00:00Z',
      )[0],
    ],
  ])('is not said of one %s', (_of, thing) => {
    expect(thing).toBeDefined()
    expect(thing).not.toHaveProperty('offers')
  })

  test('is listed again for a postponed event that has a new date', () => {
    const status = { state: 'postponed', previous_start: '2026-03-01T11:00' } as const
    expect(timed({}, { status })).toHaveProperty('offers')
  })

  test.each(['javascript:alert(1)', 'tickets', 'data:text/html,x', 'mailto:a@parallax.example'])(
    'is booked at its own page when %s is no address',
    (url) => {
      const thing = timed({}, { booking: { mode: 'required', url } })
      expect(thing?.['offers']).toMatchObject([{ url: URL_OF }, { url: URL_OF }])
      expect(JSON.stringify(thing)).not.toContain(url)
    },
  )
})

describe('an online event', () => {
  test('has its page as location, without the link into the event', () => {
    const thing = timed(
      { online_url: 'https://meet.parallax.example/secret' },
      { venues: [], flags: ['online'] },
    )
    expect(thing).toMatchObject({
      location: [{ '@type': 'VirtualLocation', url: URL_OF }],
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    })
    expect(JSON.stringify(thing)).not.toContain('secret')
  })

  test('has both locations if it also has a room', () => {
    const thing = timed(
      { online_url: 'https://meet.parallax.example/secret' },
      { venues: [anEventVenue()] },
    )
    expect(thing).toMatchObject({
      location: [{ name: 'Shed 9' }, { '@type': 'VirtualLocation' }],
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    })
  })
})
