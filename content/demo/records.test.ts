import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distanceM } from 'contract/rules/distance.ts'
import { FIXED_PATTERNS, matchesFixedOrYearRoute } from 'contract/rules/fixed-paths.ts'
import { nameToRoute } from 'contract/rules/name-to-route.ts'
import { parseLink } from 'contract/rules/parse-link.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { slug as toSlug } from 'contract/rules/slug.ts'
import { describe, expect, test } from 'vitest'
import { DEMO_FOLDER } from './seed.ts'
import { demo, photographs, type DemoBlock, type DemoEvent } from '../testing/demo-files.ts'

const {
  articles,
  artists,
  events,
  festivals,
  guides,
  pages,
  participate,
  partners,
  pastFestivals,
  redirects,
  site,
  strands,
  venues,
} = demo

const slugs = (records: readonly { slug: string }[]) => new Set(records.map(({ slug }) => slug))
const known = {
  events: slugs(events),
  artists: slugs(artists),
  venues: slugs(venues),
  guides: slugs(guides),
  articles: slugs(articles),
  partners: slugs(partners),
  pages: new Set(pages.map(({ name }) => name)),
  pictures: new Set(photographs.map(({ source }) => source)),
}
const years = festivals.map(({ year }) => year)
const festivalOf = (year: number) => festivals.find((festival) => festival.year === year)

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** References to names that are not in the set, each with the record that has the reference. */
function unknown(
  set: ReadonlySet<string>,
  named: readonly (readonly [by: string, name: string | undefined])[],
): string[] {
  return named.flatMap(([by, name]) =>
    name === undefined || set.has(name) ? [] : [`${by} → ${name}`],
  )
}

/** Names that more than one record has, each with its records. */
function naming<Row extends { slug?: string; name?: string; year?: number }>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly (string | undefined)[],
) {
  return rows.flatMap((row) =>
    namesOf(row).map((name) => [row.slug ?? row.name ?? '', name] as const),
  )
}

const exhibitionsOf = (year: number) =>
  events.filter(({ festival, dates }) => festival === year && dates !== undefined)
const timedOf = (year: number) =>
  events.filter(({ festival, sessions }) => festival === year && sessions !== undefined)
const artistsOf = (year: number) =>
  new Set(
    events
      .filter(({ festival }) => festival === year)
      .flatMap(({ artists: list = [] }) => list.map(({ artist }) => artist)),
  )
const venuesOf = (year: number) =>
  venues.filter(({ editions }) => editions.some((edition) => edition.year === year))

describe('how much there is (spec/content F2)', () => {
  test.each([
    { year: 2026, exhibitions: 48, timed: 40, people: 60, places: 28, precincts: 7, guided: 6 },
    { year: 2024, exhibitions: 32, timed: 26, people: 40, places: 20, precincts: 6, guided: 4 },
    { year: 2022, exhibitions: 20, timed: 14, people: 26, places: 14, precincts: 5, guided: 2 },
    { year: 2021, exhibitions: 16, timed: 10, people: 20, places: 12, precincts: 4, guided: 1 },
    { year: 2018, exhibitions: 10, timed: 6, people: 14, places: 8, precincts: 3, guided: 0 },
  ] as const)('$year is complete', ({ year, ...sizes }) => {
    expect({
      exhibitions: exhibitionsOf(year).length,
      timed: timedOf(year).length,
      people: artistsOf(year).size,
      places: venuesOf(year).length,
      precincts: festivalOf(year)?.precincts.length,
      guided: guides.filter(({ festival }) => festival === year).length,
    }).toEqual(sizes)
  })

  test('there are 116 artists, 40 venues, 222 events and 13 guides, six artists at least in three editions', () => {
    const editionsOf = (slug: string) => years.filter((year) => artistsOf(year).has(slug)).length

    expect([artists, venues, events, guides].map(({ length }) => length)).toEqual([
      116, 40, 222, 13,
    ])
    expect(artists.filter(({ slug }) => editionsOf(slug) >= 3).length).toBeGreaterThanOrEqual(6)
    expect(artists.filter(({ slug }) => editionsOf(slug) === 0)).toEqual([])
    expect([...artistsOf(2024)].filter((slug) => artistsOf(2026).has(slug))).toHaveLength(16)
  })

  test.each([
    [2026, 'Afterimage', ['2026-03-06', '2026-03-29'], ['#000000', '#ffffff', '#8c8c8c']],
    [2024, 'Second Curtain', ['2024-03-08', '2024-04-07'], ['#f1efe4', '#00091f', '#7fb0d6']],
    [2022, 'Ground Glass', ['2022-04-22', '2022-05-15'], ['#1a1a1a', '#ececea', '#6b6b6b']],
    [2021, 'Safelight', ['2021-02-26', '2021-03-21'], ['#1c0f0a', '#d9b094', '#7a3b22']],
    [2018, 'First Proof', ['2018-03-09', '2018-04-08'], ['#111111', '#d9dccf', '#5b6a5a']],
  ] as const)('%i is %s, %j, in the colours %j', (year, theme_title, days, colours) => {
    const [start, end] = days
    const [color, backgroundColor, accentColor] = colours

    expect(festivalOf(year)).toMatchObject({
      name: `Parallax ${year}`,
      theme_title,
      start,
      end,
      theme: { color, backgroundColor, accentColor },
    })
  })

  test.each([
    {
      year: 2026,
      counts: {
        exhibitions: 48,
        talks: 10,
        tours: 8,
        workshops: 8,
        launches: 5,
        screenings: 4,
        performances: 3,
        markets: 1,
        learn: 1,
        online: 0,
      },
    },
    {
      year: 2024,
      counts: {
        exhibitions: 32,
        talks: 6,
        tours: 5,
        workshops: 5,
        launches: 4,
        screenings: 2,
        performances: 2,
        markets: 1,
        online: 1,
      },
    },
    {
      year: 2022,
      counts: { exhibitions: 20, talks: 5, tours: 5, workshops: 4 },
    },
    {
      year: 2021,
      counts: { exhibitions: 16, talks: 2, tours: 2, workshops: 2, online: 4 },
    },
    {
      year: 2018,
      counts: { exhibitions: 10, talks: 2, tours: 2, workshops: 2 },
    },
  ] as const)(
    '$year has its types, and of each as many events as it should',
    ({ year, counts }) => {
      const found = festivalOf(year)?.types.map(({ key }) => [
        key,
        events.filter(({ festival, type }) => festival === year && type === key).length,
      ])

      expect(Object.fromEntries(found ?? [])).toEqual(counts)
    },
  )

  test('the channel has 24 articles of five kinds and three times', () => {
    const ofKind = (kind: string) => articles.filter((article) => article.kind === kind).length
    const from = (first: number, last: number) =>
      articles.filter(({ published_on: day }) => {
        const year = Number(day.slice(0, 4))
        return year >= first && year <= last
      }).length

    expect(articles).toHaveLength(24)
    expect(
      ['essay', 'interview', 'news', 'announcement', 'video'].map((kind) => ofKind(kind)),
    ).toEqual([6, 6, 5, 4, 3])
    expect([from(2025, 2026), from(2024, 2024), from(2018, 2022)]).toEqual([14, 5, 5])
  })

  test('there are 10 ways to take part, 5 past festivals, 14 partners, 15 pages and 5 entries', () => {
    expect(
      [participate, pastFestivals, partners, pages, strands].map(({ length }) => length),
    ).toEqual([10, 5, 14, 15, 5])
  })

  test.each([
    [2026, 3, 4, 7],
    [2024, 3, 3, 5],
    [2022, 3, 2, 3],
  ])('%i has %i founding, %i principal and %i major partners', (year, ...counts) => {
    const inTier = (tier: string) =>
      partners.filter(({ tiers }) => tiers.some((each) => each.year === year && each.tier === tier))
        .length

    expect(['founding', 'principal', 'major'].map((tier) => inTier(tier))).toEqual(counts)
  })
})

describe('names of records', () => {
  test.each([
    ['events', events.map(({ slug }) => slug)],
    ['artists', artists.map(({ slug }) => slug)],
    ['venues', venues.map(({ slug }) => slug)],
    ['guides', guides.map(({ slug }) => slug)],
    ['articles', articles.map(({ slug }) => slug)],
    ['ways to take part', participate.map(({ slug }) => slug)],
    ['past festivals', pastFestivals.map(({ slug }) => slug)],
    ['partners', partners.map(({ slug }) => slug)],
  ])('of %s are slugs, each only once', (_what, list) => {
    expect(repeated(list)).toEqual([])
    expect(list.filter((slug) => toSlug(slug) !== slug)).toEqual([])
  })

  test('of pages and program entries lead to different paths', () => {
    const routes = [
      ...pages.map(({ name }) => nameToRoute('custom', name)),
      ...strands.map(({ name }) => nameToRoute('program', name)),
    ]
    const paths = routes.map((route) => (route.kind === 'ok' ? route.path : 'none'))

    expect(paths).not.toContain('none')
    expect(repeated(paths)).toEqual([])
    expect(paths.flatMap((path) => matchesFixedOrYearRoute(path, years) ?? [])).toEqual([])
  })

  test.each(years)('of numbers are unique in %i', (year) => {
    const numbers = events
      .filter(({ festival }) => festival === year)
      .flatMap(({ number }) => number ?? [])

    expect(repeated(numbers)).toEqual([])
  })
})

describe('numbers of exhibitions', () => {
  const placeOf = ({ festival, venues: [first] = [] }: DemoEvent) => {
    const venue = venues.find(({ slug }) => slug === first)
    const key = venue?.editions.find(({ year }) => year === festival)?.precinct
    const order = festivalOf(festival)?.precincts.find((precinct) => precinct.key === key)?.order
    return `${order} ${toSlug(venue?.name ?? '')}`
  }

  test.each(years)('run from 1 in the order of precincts and venues in %i', (year) => {
    const numbered = exhibitionsOf(year).toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
    const places = numbered.map(placeOf)

    expect(numbered.map(({ number }) => number)).toEqual(numbered.map((_, index) => index + 1))
    expect(places).toEqual(places.toSorted())
  })
})

describe('what records name', () => {
  const blocks: readonly (readonly [by: string, block: DemoBlock])[] = [
    ...[...articles, ...participate, ...pastFestivals].flatMap((record) =>
      (record.blocks ?? []).map((block) => [record.slug, block] as const),
    ),
    ...[...pages, ...strands].flatMap(({ name, blocks: list = [] }) =>
      list.map((block) => [name, block] as const),
    ),
  ]
  const inBlocks = (namesOf: (block: DemoBlock) => readonly (string | undefined)[]) =>
    blocks.flatMap(([by, block]) => namesOf(block).map((name) => [by, name] as const))
  const refs = [...events, ...articles].flatMap(({ slug, related = [] }) =>
    related.map((ref) => [slug, ref] as const),
  )
  const outcomes = participate.flatMap(({ slug, outcome = [] }) =>
    outcome.map((ref) => [slug, ref] as const),
  )
  const highlights = pastFestivals.flatMap(({ slug, highlights: list = [] }) =>
    list.map((ref) => [slug, ref] as const),
  )
  const refsTo = (type: string) =>
    [...refs, ...outcomes, ...highlights].flatMap(([by, ref]) =>
      ref.startsWith(`${type}/`) ? [[by, ref.slice(type.length + 1)] as const] : [],
    )
  const { home } = festivalOf(2026) ?? {}

  test.each([
    [
      'events',
      known.events,
      [
        ...naming(events, ({ parent }) => [parent]),
        ...naming(guides, ({ stops }) => stops.map(({ event }) => event)),
        ...naming(strands, ({ select }) => [select.parent, ...(select.ids ?? [])]),
        ...inBlocks((block) => (block.blockType === 'events' ? (block.query.ids ?? []) : [])),
        ...refsTo('events'),
        ...[...(home?.hero ?? []), home?.band].map((pick) => ['home', pick?.event] as const),
        ...(home?.featured ?? []).map((slug) => ['home', slug] as const),
      ],
    ],
    [
      'artists',
      known.artists,
      [
        ...naming(events, ({ artists: list = [] }) => list.map(({ artist }) => artist)),
        ...naming(articles, ({ authors }) => authors.map(({ artist }) => artist)),
        ...inBlocks((block) => {
          if (block.blockType === 'people') return block.people.map(({ artist }) => artist)
          return block.blockType === 'artists' ? (block.query.ids ?? []) : []
        }),
        ...refsTo('artists'),
      ],
    ],
    [
      'venues',
      known.venues,
      [
        ...naming(events, ({ venues: list = [], sessions = [], status }) => [
          ...list,
          ...sessions.map(({ venue }) => venue),
          status?.previous_venue?.slug,
        ]),
        ...naming(venues, ({ parent_venue }) => [parent_venue]),
        ...naming(guides, ({ stops }) => stops.map(({ venue }) => venue)),
        ...inBlocks((block) => {
          if (block.blockType === 'map') return block.venues
          return block.blockType === 'venues' ? (block.query.ids ?? []) : []
        }),
      ],
    ],
    ['guides', known.guides, (home?.guides ?? []).map((slug) => ['home', slug] as const)],
    [
      'articles',
      known.articles,
      [
        ...inBlocks((block) => (block.blockType === 'articles' ? (block.query.ids ?? []) : [])),
        ...refsTo('articles'),
        ...(home?.articles ?? []).map((slug) => ['home', slug] as const),
      ],
    ],
    ['partners', known.partners, naming(events, ({ partners: list = [] }) => list)],
    [
      'pages',
      known.pages,
      [...naming(pages, ({ parent, easy_english }) => [parent, easy_english]), ...refsTo('pages')],
    ],
    [
      'pictures',
      known.pictures,
      [
        ...naming(events, ({ lead_image, gallery = [] }) => [lead_image, ...gallery]),
        ...naming(festivals, ({ lead_image, gallery = [] }) => [lead_image, ...gallery]),
        ...naming(artists, ({ portrait, works = [] }) => [portrait, ...works]),
        ...naming(venues, ({ image }) => [image]),
        ...naming(guides, ({ image, stops }) => [image, ...stops.map((stop) => stop.image)]),
        ...naming(articles, ({ lead_image }) => [lead_image]),
        ...naming(participate, ({ image }) => [image]),
        ...naming(pastFestivals, ({ image }) => [image]),
        ...[...(home?.hero ?? []), home?.band].map((pick) => ['home', pick?.image] as const),
        ['site', site.image] as const,
        ...inBlocks((block) => {
          if (block.blockType === 'image' || block.blockType === 'panorama') return [block.image]
          if (block.blockType === 'gallery') return block.images
          return block.blockType === 'people' ? block.people.map(({ image }) => image) : []
        }),
      ],
    ],
  ])('among %s is there', (_what, set, named) => {
    expect(named.length).toBeGreaterThan(0)
    expect(unknown(set, named)).toEqual([])
  })

  test('as logos are drawings of paths and shapes, 34 units high and 90 to 200 wide', () => {
    const files = partners.flatMap(({ logo, logo_light: light }) => [logo, light])
    const wrong = files.filter((file) => {
      const path = join(DEMO_FOLDER, 'media', file)
      if (!existsSync(path)) return true
      const svg = readFileSync(path, 'utf8')
      const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? []
      return (
        /<(?:text|tspan|image|style|script|use|foreignObject)\b|href=|url\(/i.test(svg) ||
        Number(height) !== 34 ||
        !(Number(width) >= 90 && Number(width) <= 200)
      )
    })

    expect(wrong).toEqual([])
    expect(repeated(files)).toEqual([])
  })

  test('is of the same edition: parents, types, precincts', () => {
    const wrong = events.filter(({ festival, parent, type, venues: list = [] }) => {
      const edition = festivalOf(festival)
      const above = events.find(({ slug }) => slug === parent)
      const places = venues.filter(({ slug }) => list.includes(slug))
      return (
        !edition?.types.some(({ key }) => key === type) ||
        (above && (above.festival !== festival || above.parent !== undefined)) ||
        places.some(({ editions }) => !editions.some(({ year }) => year === festival))
      )
    })
    const strayed = venues.filter(({ editions }) =>
      editions.some(
        ({ year, precinct }) => !festivalOf(year)?.precincts.some(({ key }) => key === precinct),
      ),
    )

    expect(wrong.map(({ slug }) => slug)).toEqual([])
    expect(strayed.map(({ slug }) => slug)).toEqual([])
  })

  test('is never itself, and at most six related records', () => {
    const wrong = refs.filter(([by, name]) => name.endsWith(`/${by}`))
    const many = [...events, ...articles].filter(({ related = [] }) => related.length > 6)

    expect(wrong).toEqual([])
    expect(many).toEqual([])
  })
})

const LINK_FIELDS = new Set(['href', 'link', 'website', 'url', 'booking_url', 'online_url'])

/** Every link in a part of the demo: those in Markdown, and the fields that contain a link. */
function linksOf(part: unknown, key = ''): string[] {
  if (typeof part === 'string') {
    if (LINK_FIELDS.has(key)) return [part]
    return [...part.matchAll(/\[[^\]]*\]\(([^)]*)\)/g)].map(([, href = '']) => href)
  }
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    linksOf(value, Array.isArray(part) ? key : name),
  )
}

function filesIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'file' ? [value] : filesIn(value),
  )
}

describe('links', () => {
  const paths = new Set([
    ...events.map(({ slug }) => pathOf({ type: 'event', slug })),
    ...artists.map(({ slug }) => pathOf({ type: 'artist', slug })),
    ...venues.flatMap(({ slug, editions }) => [
      pathOf({ type: 'venue', slug }),
      ...editions.map(({ year }) => pathOf({ type: 'venue', slug, year })),
    ]),
    ...guides.map(({ slug }) => pathOf({ type: 'guide', slug })),
    ...articles.map(({ slug }) => pathOf({ type: 'article', slug })),
    ...participate.map(({ slug }) => pathOf({ type: 'participate', slug })),
    ...pastFestivals.map(({ slug }) => pathOf({ type: 'festival', slug })),
    ...pages.map(({ name }) => pathOf({ type: 'page', name })),
    ...strands.map(({ name }) => pathOf({ type: 'strand', name })),
    ...FIXED_PATTERNS.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':')),
    ...(festivalOf(2026)?.types ?? []).map(({ key }) => `/program/${key}`),
    ...festivals.flatMap(({ year, types }) => [
      ...['program', 'program/map', 'artists', 'venues'].map((path) => `/${year}/${path}`),
      ...types.map(({ key }) => `/${year}/program/${key}`),
    ]),
  ])
  const links = linksOf(demo)
  const isThere = (path: string) => paths.has(path.replace(/[?#].*$/, ''))

  test('to our own site lead to something that exists', () => {
    const own = links
      .map((link) => link.replace(/^https:\/\/parallax\.example(?=\/)/, ''))
      .map((link) => link.replace(/^\/(\d{4})-(?=.)/, '/$1/'))
      .filter((link) => link.startsWith('/'))

    expect(own.length).toBeGreaterThan(30)
    expect(own.filter((link) => !isThere(link))).toEqual([])
  })

  test('to other sites use only reserved domains', () => {
    const others = links.filter((link) => !link.startsWith('/'))
    const wrong = others.filter((link) => {
      const parsed = parseLink(link, { origin: 'https://parallax.example' })
      return (
        parsed.kind === 'none' || !/^(?:https:\/\/|mailto:)[^/?#]*\.example(?:[/?#]|$)/.test(link)
      )
    })

    expect(others.length).toBeGreaterThan(10)
    expect(wrong).toEqual([])
  })

  test('lead to no file elsewhere: sounds and documents are files of the demo, each offered somewhere', () => {
    const { media, ...records } = demo
    const files = media.filter(({ kind }) => kind === 'document' || kind === 'sound')

    expect(links.filter((link) => /\.(?:pdf|mp3|zip|txt|csv)$/.test(link))).toEqual([])
    expect(files.length).toBeGreaterThan(10)
    expect(new Set(filesIn(records))).toEqual(new Set(files.map(({ source }) => source)))
  })

  test('of redirects start at a path without a page and lead to a page', () => {
    expect(redirects.filter(({ from }) => paths.has(from))).toEqual([])
    const ends = redirects.flatMap(({ to }) => (to?.startsWith('/') ? [to] : []))
    expect(ends.filter((path) => !isThere(path))).toEqual([])
  })
})

describe('dates', () => {
  const daysOf = ({ dates, sessions = [] }: DemoEvent) => [
    ...(dates ? [dates.start, dates.end] : []),
    ...sessions.flatMap(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)]),
  ]

  test('of events lie in their edition, but for 42 and 46 of 2026', () => {
    const outside = events.filter((event) => {
      const { start = '', end = '' } = festivalOf(event.festival) ?? {}
      return daysOf(event).some((day) => day < start || day > end)
    })

    expect(outside.map(({ festival, number }) => `${festival} ${number}`).toSorted()).toEqual([
      '2026 42',
      '2026 46',
    ])
  })

  test('of an event are either days or sessions, as its type says', () => {
    const wrong = events.filter(({ festival, type, dates, sessions }) => {
      const kind = festivalOf(festival)?.types.find(({ key }) => key === type)?.kind
      return kind === 'timed' ? dates || !sessions?.length : !dates || sessions
    })

    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  test('end after they start, sessions within 24 hours', () => {
    const wrong = events.filter(
      ({ dates, sessions = [] }) =>
        (dates && dates.end < dates.start) ||
        sessions.some(({ start, end }) => {
          const hours = (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 3_600_000
          return !(hours > 0 && hours <= 24)
        }),
    )

    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  test('of articles that belong to an edition are not after its successor began', () => {
    const successor = (year: number) => festivals.find((festival) => festival.year > year)?.start
    const late = articles.filter(
      ({ festival, published_on: day }) => festival && day >= (successor(festival) ?? '9999'),
    )

    expect(late.map(({ slug }) => slug)).toEqual([])
  })
})

describe('guides (spec/content F6)', () => {
  const placeOf = ({ event, venue, point }: (typeof guides)[number]['stops'][number]) => {
    const slug = venue ?? events.find((each) => each.slug === event)?.venues?.[0]
    return point ?? venues.find((each) => each.slug === slug)?.geo ?? { lat: 0, lon: 0 }
  }
  const lined = guides.flatMap(({ slug, stops, route }) =>
    route?.line ? [{ slug, stops, route }] : [],
  )

  test('have 2 to 30 stops, each of one kind', () => {
    const wrong = guides.filter(
      ({ stops }) =>
        stops.length < 2 ||
        stops.length > 30 ||
        stops.some(
          ({ event, venue, point }) =>
            [event, venue, point].filter((kind) => kind !== undefined).length !== 1,
        ),
    )

    expect(wrong).toEqual([])
  })

  test('stop at events of their own edition', () => {
    const wrong = guides.filter(({ festival, stops }) =>
      stops.some(
        ({ event }) =>
          event !== undefined && events.find(({ slug }) => slug === event)?.festival !== festival,
      ),
    )

    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  test.each(lined)(
    '$slug has a line of 12 to 60 points from its first stop to its last',
    (guide) => {
      const { stops, route } = guide
      const line = route.line.map(([lon = NaN, lat = NaN]) => ({ lat, lon }))
      const nearestM = (stop: (typeof stops)[number]) =>
        Math.min(...line.map((point) => distanceM(point, placeOf(stop))))
      const [first, last] = [stops[0], route.loop ? stops[0] : stops.at(-1)]
      const [start, end] = [line[0], line.at(-1)]
      if (!first || !last || !start || !end) throw new Error('There is no line')

      expect(line.length).toBeGreaterThanOrEqual(12)
      expect(line.length).toBeLessThanOrEqual(60)
      expect(distanceM(start, placeOf(first))).toBeLessThan(30)
      expect(distanceM(end, placeOf(last))).toBeLessThan(30)
      expect(Math.max(...stops.map((stop) => nearestM(stop)))).toBeLessThan(60)
    },
  )

  test.each(lined)('$slug is about as long as it says', ({ route }) => {
    const line = route.line.map(([lon = NaN, lat = NaN]) => ({ lat, lon }))
    const lengthM = line
      .slice(1)
      .reduce((sum, point, index) => sum + distanceM(line[index] ?? point, point), 0)

    // A drawn line is shorter than the road, because it cuts corners.
    expect(lengthM / route.distance_m).toBeGreaterThan(0.85)
    expect(lengthM / route.distance_m).toBeLessThan(1.1)
  })
})
