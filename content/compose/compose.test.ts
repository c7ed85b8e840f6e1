import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { schemaOf, type AnswerKey, type AnswerOf } from 'contract/answers/keys.ts'
import { prune } from 'contract/answers/prune.ts'
import { historyRuns } from 'contract/testing/fuzz.ts'
import type { Documents } from '../stores/documents.ts'
import {
  aFestival,
  aGuide,
  anArticle,
  anArtist,
  anEvent,
  aPage,
  aVenue,
  someDocuments,
} from '../testing/documents.ts'
import type { Festival } from '../payload-types.ts'
import { composeAnswers } from '../testing/answers.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')
const composed = (documents: Documents, asOf = NOW) => composeAnswers(documents, { asOf })
const bytes = (documents: Documents, asOf = NOW) =>
  JSON.stringify([...composed(documents, asOf).answers])
/** One parsed answer. */
function answer<Key extends AnswerKey>(documents: Documents, key: Key, asOf = NOW): AnswerOf<Key> {
  const schema = schemaOf(key)
  const result = schema && prune(schema, composed(documents, asOf).answers.get(key))
  if (!result?.ok) throw new Error(`there is no ${key}`)
  return result.value as AnswerOf<Key>
}

describe('the visible set (spec/content D1–D4)', () => {
  test('leaves a withdrawn record out of every answer', () => {
    const documents = someDocuments({
      events: [
        anEvent(),
        anEvent({ id: 2, code: 'e002', slug: 'canary', title: 'Canary', withdrawn: true }),
      ],
    })
    expect(bytes(documents)).not.toContain('anary')
  })

  test('names the codes of withdrawn events and their sessions with the reason', () => {
    const withdrawn = { withdrawn: true, withdrawn_reason: 'The artist asked for it.' }
    const documents = someDocuments({
      events: [
        anEvent(),
        anEvent({ id: 2, code: 'eg02', slug: 'gone', ...withdrawn }),
        anEvent({ id: 3, code: 'eg03', slug: 'hidden', festival: 9, ...withdrawn }),
      ],
    })
    expect(answer(documents, '/redirects').withdrawn).toEqual([
      { codes: ['eg02'], reason: 'The artist asked for it.' },
    ])
  })

  test('hides the events, guides and pages of an edition that is not published', () => {
    const documents = someDocuments({
      events: [
        anEvent(),
        anEvent({ id: 2, code: 'e002', slug: 'canary', title: 'Canary', festival: 9 }),
      ],
      guides: [aGuide({ slug: 'canary-walk', title: 'Canary walk', festival: 9 })],
      pages: [aPage({ name: '2031-canary', title: 'Canary page' })],
    })
    expect(bytes(documents)).not.toContain('anary')
  })

  test('redirects the old path of a renamed record only while the record is visible', () => {
    const redirect = {
      id: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      from: '/events/old-name',
      to: '/events/canary',
      status: '301' as const,
      source: 'slug_change' as const,
    }
    const rules = (withdrawn: boolean) =>
      answer(
        someDocuments({
          events: [anEvent({ slug: 'canary', withdrawn })],
          redirects: [redirect],
        }),
        '/redirects',
      ).rules
    expect(rules(false)).toEqual([{ from: '/events/old-name', to: '/events/canary', status: 301 }])
    expect(rules(true)).toEqual([])
  })

  test('redirects the list of a type that the current edition lacks to its program', () => {
    const type = (key: string) => ({ ...aFestival().types[0], key }) as Festival['types'][number]
    const { rules } = answer(
      someDocuments({
        festivals: [
          aFestival(),
          aFestival({ id: 9, year: 2024, types: [type('exhibitions'), type('walks')] }),
        ],
        redirects: [
          {
            id: 1,
            createdAt: '2026-01-01T00:00:00.000Z',
            updatedAt: '2026-01-01T00:00:00.000Z',
            from: '/2026/program/raves',
            to: '/2026/program',
            status: '301',
            source: 'manual',
          },
        ],
      }),
      '/redirects',
    )
    expect(rules).toEqual([
      { from: '/2026/program/raves', to: '/2026/program', status: 301 },
      { from: '/program/raves', to: '/program', status: 302 },
      { from: '/program/walks', to: '/program', status: 302 },
    ])
  })

  test('keeps an exhibition without a visible venue, which is to be announced', () => {
    const documents = someDocuments({ venues: [aVenue({ withdrawn: true })] })
    expect(answer(documents, '/events/the-waiting-hall')).toMatchObject({ venues: [] })
    expect(answer(documents, '/years/2026/program').events[0]).not.toHaveProperty('venue')
  })

  test('keeps a child whose parent is not visible, without the parent', () => {
    const documents = someDocuments({ events: [anEvent({ parent: 7 })] })
    expect(answer(documents, '/events/the-waiting-hall')).not.toHaveProperty('parent')
  })

  test('keeps the words of a link whose record is not visible', () => {
    const link = {
      type: 'link',
      fields: { linkType: 'internal', doc: { relationTo: 'events', value: 7 } },
      children: [{ type: 'text', text: 'the film', format: 0 }],
    }
    const body = { root: { type: 'root', children: [{ type: 'paragraph', children: [link] }] } }
    const documents = someDocuments({ events: [anEvent({ body: body as never })] })
    expect(answer(documents, '/events/the-waiting-hall').body).toEqual([
      { type: 'p', children: [{ text: 'the film' }] },
    ])
  })

  test('says whether an event is called off, and whether its type is online', () => {
    const types = aFestival().types.map((type) => ({ ...type, online: type.key === 'talks' }))
    const documents = (status: object) =>
      someDocuments({
        festivals: [aFestival({ types })],
        events: [
          anEvent({ status: status as never }),
          anEvent({
            id: 2,
            code: 'e002',
            slug: 'talk',
            type: 'talks',
            venues: [],
            dates: null as never,
            sessions: [
              {
                code: 's001',
                start: '2026-03-14T18:00',
                end: '2026-03-14T19:00',
                status: { state: 'scheduled' },
              },
            ],
          }),
        ],
      })
    const bars = (status: object) =>
      answer(documents(status), '/timeline').bars.map(({ off }) => off)
    expect(bars({ state: 'scheduled' })).toEqual([undefined])
    expect(bars({ state: 'postponed' })).toEqual([true])
    const [, talk] = answer(documents({}), '/years/2026/program').events
    expect(talk?.flags).toEqual(['online'])
    expect(answer(documents({}), '/timeline').points).toMatchObject([{ online: true }])
  })

  test('gives the former date of a postponed session that has a new one', () => {
    const status = { state: 'postponed', previous_start: '2026-03-12T18:00' } as const
    const session = { code: 's001', start: '2026-03-14T18:00', end: '2026-03-14T19:00', status }
    const talk = { type: 'talks', dates: null as never, sessions: [session] }
    const [event] = answer(someDocuments({ events: [anEvent(talk)] }), '/years/2026/program').events
    expect(event?.sessions).toMatchObject([status])
  })

  test('drops a stop that is not visible, numbers the rest, and drops a guide with fewer than two', () => {
    const guide = aGuide({ stops: [{ event: 7 }, { venue: 1 }, { event: 1 }] })
    const { stops } = answer(someDocuments({ guides: [guide] }), '/guides/river-at-dusk')
    expect(stops.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Shed 9',
      '2 The Waiting Hall',
    ])
    const { answers } = composed(someDocuments({ guides: [guide], events: [] }))
    expect(answers.has('/guides/river-at-dusk')).toBe(false)
  })
})

describe('the title of a page (spec/asked §2)', () => {
  test.each(['', '   ', undefined])(
    'falls back to the last part of its path when it is %j, in every answer, and is named',
    (title) => {
      // A document from a restored version or another program may lack its title.
      const untitled = { title: title as string }
      const { answers, dropped } = composed(
        someDocuments({
          events: [anEvent({ slug: 'slack-water', ...untitled })],
          pages: [aPage({ name: '2026-the-art-of-light', ...untitled })],
        }),
      )
      expect(answers.get('/events/slack-water')).toMatchObject({ title: 'Slack Water' })
      expect(answers.get('/pages/2026-the-art-of-light')).toMatchObject({
        title: 'The Art of Light',
      })
      expect(answers.get('/years/2026/program')).toMatchObject({
        events: [{ title: 'Slack Water' }],
      })
      expect(dropped).toEqual([
        {
          key: '',
          collection: 'events',
          id: '1',
          field: 'title',
          message: 'is empty: the page is titled "Slack Water"',
        },
        {
          key: '',
          collection: 'pages',
          id: '1',
          field: 'title',
          message: 'is empty: the page is titled "The Art of Light"',
        },
      ])
    },
  )
})

describe('stubs (spec/content C2)', () => {
  test('have no time of the last save: the answer of the record has it, to the second', () => {
    const documents = someDocuments({ events: [anEvent()] })
    expect(answer(documents, '/years/2026/program').events[0]).not.toHaveProperty('updated_at')
    expect(answer(documents, '/events/the-waiting-hall')).toHaveProperty(
      'updated_at',
      '2026-03-01T10:20:30Z',
    )
  })

  test('contain the main venue, the artists and the joined access of an event', () => {
    const documents = someDocuments({
      events: [anEvent({ access: { items: [{ code: 'auslan', value: 'yes' }] } })],
    })
    expect(answer(documents, '/years/2026/program').events[0]).toMatchObject({
      venue: { slug: 'shed-9', precinct: 'city' },
      artists: [{ slug: 'noor-castellane', sort_key: 'castellane-noor' }],
      access: ['auslan', 'lift'],
      sort_title: 'waiting-hall',
      sort_place: '01shed-9',
    })
  })

  test('have the notices that staff deny, and the age from which children enjoy it', () => {
    const items = [
      { code: 'nudity', value: 'no' },
      { code: 'loud_sound', value: 'yes' },
    ] as const
    const documents = someDocuments({
      events: [anEvent({ children_from: 0, access: { items: [...items] } })],
    })
    expect(answer(documents, '/years/2026/program').events[0]).toMatchObject({
      access: ['lift', 'loud_sound'],
      without: ['nudity'],
      children_from: 0,
    })
  })

  test('give the entrance of a venue wherever ways to the venue are offered, if both coordinates are known', () => {
    const answers = (entrance: { lat?: number; lon?: number }) => {
      const documents = someDocuments({ venues: [aVenue({ entrance })] })
      const { venues } = answer(documents, '/events/the-waiting-hall')
      return [
        venues[0],
        answer(documents, '/venues/shed-9'),
        answer(documents, '/years/2026/venues').venues[0],
      ].map((venue) => venue?.entrance)
    }
    const whole = { lat: -37.8179, lon: 144.9441 }
    expect(answers(whole)).toEqual([whole, whole, whole])
    expect(answers({ lat: -37.8179 })).toEqual([undefined, undefined, undefined])
  })

  test('name the other venues of an event, but only visible ones', () => {
    const venues = [
      aVenue(),
      aVenue({ id: 2, code: 'v002', slug: 'mill', name: 'Mill' }),
      aVenue({ id: 3, code: 'v003', slug: 'loft', name: 'Loft', withdrawn: true }),
    ]
    const stubOf = (ids: number[]) => {
      const documents = someDocuments({ venues, events: [anEvent({ venues: ids })] })
      return answer(documents, '/years/2026/program').events[0]
    }
    expect(stubOf([1, 2, 3])).toMatchObject({ venue: { id: 'v001' }, other_venues: ['v002'] })
    expect(stubOf([1])).toMatchObject({ venue: { id: 'v001' }, other_venues: [] })
  })

  test('have the first visible venue as the main venue in every answer', () => {
    const documents = someDocuments({
      venues: [
        aVenue({ id: 1, withdrawn: true }),
        aVenue({ id: 2, code: 'v002', slug: 'mill', name: 'Mill' }),
      ],
      events: [
        anEvent({ venues: [1, 2] }),
        anEvent({ id: 2, code: 'e002', slug: 'other', title: 'Other', venues: [2] }),
      ],
      guides: [aGuide({ stops: [{ event: 1 }, { event: 2 }] })],
    })
    expect(answer(documents, '/years/2026').precincts).toMatchObject([
      { key: 'city', count: 2 },
      { key: 'north', count: 0 },
    ])
    expect(answer(documents, '/events/other').here).toMatchObject([{ id: 'e001' }])
    const { precincts, stops } = answer(documents, '/guides/river-at-dusk')
    expect(precincts).toEqual(['city'])
    expect(stops[0]).toMatchObject({ venue: { slug: 'mill' } })
  })

  test('give an artist the events of the answer’s year', () => {
    const documents = someDocuments({
      festivals: [
        aFestival(),
        aFestival({
          id: 2,
          code: 'f002',
          year: 2024,
          name: 'Parallax 2024',
          start: '2024-03-08',
          end: '2024-04-07',
        }),
      ],
      events: [anEvent(), anEvent({ id: 2, code: 'e002', slug: 'second-curtain', festival: 2 })],
    })
    const slugs = (year: number) =>
      answer(documents, `/years/${year}/artists`).artists[0]?.events.map((event) => event.slug)
    expect(slugs(2026)).toEqual(['the-waiting-hall'])
    expect(slugs(2024)).toEqual(['second-curtain'])
    expect(answer(documents, '/artists/noor-castellane').events.map((event) => event.year)).toEqual(
      [2026, 2024],
    )
  })
})

describe('one broken document (spec/content D5, spec/faults S12)', () => {
  test.each([
    ['a text where a list belongs', { artists: 'nobody' }],
    ['an unknown state', { status: { state: 'exploded' } }],
    ['a session without an end', { type: 'talks', sessions: [{ start: '2026-03-14T11:00' }] }],
    ['no title', { title: null }],
    ['10 MB of text in place of a slug', { slug: 'x'.repeat(10_000_000) }],
  ])('with %s is dropped with its key, and every other answer stays as it is', (_what, broken) => {
    const good = anEvent()
    const documents = (extra: readonly unknown[]) =>
      someDocuments({ events: [good, ...extra] as Documents['events'], artists: [anArtist()] })
    const before = composed(documents([]))
    const after = composed(
      documents([{ ...anEvent({ id: 2, code: 'e002', slug: 'broken', number: 2 }), ...broken }]),
    )

    expect(after.dropped.length).toBeGreaterThan(0)
    expect(after.answers.get('/events/the-waiting-hall')).toBeDefined()
    for (const key of ['/routes', '/global', '/site', '/channel', '/artists/noor-castellane']) {
      if (key !== '/artists/noor-castellane')
        expect(after.answers.get(key)).toEqual(before.answers.get(key))
      expect(after.answers.has(key)).toBe(true)
    }
  })

  test.each([
    ['an edition without a year', { year: null }, '/years/undefined'],
    ['an edition whose picks for home are no list', { home: { articles: 1 } }, '/home'],
  ])('%s loses only the answer about it, which is reported', (_what, broken, key) => {
    const past = aFestival({ id: 2, code: 'f002', year: 2024, name: 'Parallax 2024' })
    const before = composed(someDocuments({ festivals: [aFestival(), past] }))
    const festivals = [{ ...aFestival(), ...broken }, past] as Documents['festivals']
    const after = composed(someDocuments({ festivals }))

    expect(after.dropped.map((drop) => drop.key)).toContain(key)
    for (const kept of ['/site', '/channel', '/years/2024/program', '/years/2024/venues'])
      expect(after.answers.get(kept)).toEqual(before.answers.get(kept))
  })

  test('fails the whole compose when there is no current year', () => {
    const { globals } = someDocuments()
    const documents = someDocuments({ globals: { ...globals, site: undefined as never } })
    expect(() => composed(documents)).toThrow(/global/)
  })
})

describe('order (spec/content C3, D10)', () => {
  test('of the documents makes no difference: the answers are byte-equal', () => {
    const events = Array.from({ length: 6 }, (_, index) =>
      anEvent({
        id: index + 1,
        code: `e00${index + 1}`,
        slug: `event-${index}`,
        number: index + 1,
        venues: [1 + (index % 2)],
      }),
    )
    const venues = [
      aVenue(),
      aVenue({
        id: 2,
        code: 'v002',
        slug: 'kiln',
        name: 'Kiln',
        editions: [{ year: 2026, precinct: 'north' }],
      }),
    ]
    const articles = [
      anArticle(),
      anArticle({ id: 2, code: 'n002', slug: 'other', title: 'Other' }),
    ]
    const expected = bytes(someDocuments({ events, venues, articles }))
    fc.assert(
      fc.property(
        fc.shuffledSubarray(events, { minLength: 6 }),
        fc.shuffledSubarray(venues, { minLength: 2 }),
        (shuffled, places) => {
          expect(
            bytes(
              someDocuments({ events: shuffled, venues: places, articles: articles.toReversed() }),
            ),
          ).toBe(expected)
        },
      ),
      // Each case composes everything anew.
      { numRuns: historyRuns(50) },
    )
  })

  test('of guides is that of staff, then by title', () => {
    const guides = [
      aGuide({ id: 1, code: 'g001', slug: 'zinc', title: 'Zinc' }),
      aGuide({ id: 2, code: 'g002', slug: 'arcades', title: 'Arcades' }),
      aGuide({ id: 3, code: 'g003', slug: 'last', title: 'A last one', order: 1 }),
    ]
    const documents = someDocuments({ guides })
    expect(answer(documents, '/years/2026/guides').guides.map(({ slug }) => slug)).toEqual([
      'arcades',
      'zinc',
      'last',
    ])
  })

  test('of venues is by precinct, and of names by code unit', () => {
    const documents = someDocuments({
      venues: [
        aVenue({ id: 1, code: 'v001', slug: 'zebra', name: 'The Zebra' }),
        aVenue({
          id: 2,
          code: 'v002',
          slug: 'arch',
          name: 'Arch',
          editions: [{ year: 2026, precinct: 'north' }],
        }),
        aVenue({ id: 3, code: 'v003', slug: 'mill', name: 'Mill' }),
      ],
      pages: [
        aPage({ name: 'visit' }),
        aPage({ id: 2, code: 'p002', name: 'about' }),
        aPage({ id: 3, code: 'p003', name: 'hidden', listed: false }),
      ],
    })
    expect(answer(documents, '/years/2026/venues').venues.map((venue) => venue.slug)).toEqual([
      'mill',
      'zebra',
      'arch',
    ])
    expect(answer(documents, '/routes').custom_pages).toEqual(['about', 'visit'])
  })
})

describe('a page in other ways (spec/content B13)', () => {
  test('names its Easy English page, which names the page, and has its video in Auslan', () => {
    const auslan = { provider: 'vimeo', player_id: '9', title: 'Visit in Auslan' } as const
    const documents = someDocuments({
      pages: [
        aPage({ name: 'visit', title: 'Visit', easy_english: 2, auslan }),
        aPage({ id: 2, code: 'p002', name: 'visit/easy', title: 'Visit in Easy English' }),
      ],
    })
    expect(answer(documents, '/pages/visit')).toMatchObject({
      easy_english: { name: 'visit/easy', title: 'Visit in Easy English' },
      auslan: { provider: 'vimeo', id: '9', title: 'Visit in Auslan', captions: false },
    })
    expect(answer(documents, '/pages/visit/easy')).toMatchObject({
      easy_english_of: { name: 'visit', title: 'Visit' },
    })
  })

  test('has no link to an Easy English page that is not public', () => {
    const documents = someDocuments({ pages: [aPage({ name: 'visit', easy_english: 2 })] })
    expect(answer(documents, '/pages/visit')).not.toHaveProperty('easy_english')
  })
})

/** Documents with the holding screen on until a moment. */
function held(opensAt: string): Documents {
  const { globals } = someDocuments()
  const site = { ...globals.site, holding: { on: true, opens_at: opensAt } }
  return someDocuments({ globals: { ...globals, site } })
}

describe('the clock (spec/content D7)', () => {
  test('turns the holding flag off at its moment, by itself', () => {
    const lift = Date.parse('2026-11-21T23:00:00Z')
    const flag = (asOf: number) =>
      answer(held('2026-11-22T10:00'), '/global', asOf).show_loading_screen
    expect(flag(lift - 1)).toBe(true)
    expect(flag(lift)).toBe(false)
    expect(composed(held('2026-11-22T10:00'), lift - 1000).until).toBe(lift)
  })

  test.each(['2026-03-14T00:20:00Z', '2026-10-01T00:00:00Z'])(
    'says from %s when an answer next changes, and it does',
    (from) => {
      const documents = held('2026-11-22T10:00')
      const { until } = composed(documents, Date.parse(from))
      expect(until).toBeDefined()
      expect(bytes(documents, Number(until) - 1000)).toBe(bytes(documents, Date.parse(from)))
      expect(bytes(documents, Number(until))).not.toBe(bytes(documents, Number(until) - 1000))
    },
  )

  test('gives the offset of Melbourne on the day', () => {
    const { utc_offset: inMarch } = answer(someDocuments(), '/localtime', NOW)
    const { utc_offset: inMay } = answer(someDocuments(), '/localtime', NOW + 60 * 86_400_000)
    expect([inMarch, inMay]).toEqual(['+11:00', '+10:00'])
  })
})
