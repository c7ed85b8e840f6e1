import { contrast } from 'contract/rules/colour.ts'
import { MIN_TEXT_CONTRAST } from 'contract/rules/theme.ts'
import { openState } from 'contract/rules/hours.ts'
import { offsetOf, toInstant, wallTimeKind } from 'contract/rules/local-time.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { participateState } from 'contract/rules/participate-state.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { describe, expect, test } from 'vitest'
import { headerWords } from '../rules/header-words.ts'
import { demo, photographs, sizeOfPicture, type DemoHours } from '../testing/demo-files.ts'

const MELBOURNE = 'Australia/Melbourne'

const { articles, artists, events, festivals, guides, header, pages, participate, partners } = demo
const { pastFestivals, redirects, site, strands, venues } = demo

/** The demo clock: Saturday 14 March 2026, 11.20am. */
const NOW = toInstant('2026-03-14T11:20', MELBOURNE)

/** One record by its slug. */
function bySlug<Row extends { readonly slug: string }>(rows: readonly Row[], slug: string): Row {
  const row = rows.find((each) => each.slug === slug)
  if (!row) throw new Error(`There is no ${slug}`)
  return row
}

/** The venue with a name. */
function venue(name: string) {
  const found = venues.find((each) => each.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

const exhibition = (number: number) =>
  events.find((event) => event.festival === 2026 && event.number === number)
/** The hours in the form of the answers: days of the week as numbers, and no fields that are false. */
const hoursAsServed = ({ weekly = [], exceptions = [], ...hours }: DemoHours) => ({
  ...hours,
  always_open: hours.always_open || undefined,
  exceptions: exceptions.map((row) => ({ ...row, closed: row.closed || undefined })),
  weekly: weekly.map((row) => ({ ...row, day: Number(row.day) })),
})
const stateAt = (hours: DemoHours, at: string) =>
  openState(hoursAsServed(hours), {}, createMoment(toInstant(at, MELBOURNE)), MELBOURNE).state

const PLACES = [
  ['Athelstan Arcade', -37.8153, 144.9648],
  ['Bourse Rooms', -37.816, 144.9601],
  ['Compositors’ Hall', -37.8109, 144.9631],
  ['Customs Steps', -37.8193, 144.9604],
  ['Lantern Lane', -37.8125, 144.9672],
  ['Northbank Arches', -37.8203, 144.964],
  ['Platform Zero', -37.8183, 144.9658],
  ['Treasury Hoarding', -37.8137, 144.9744],
  ['Harbour Wall', -37.8148, 144.945],
  ['Shed 9', -37.8183, 144.9452],
  ['Signal Box 4', -37.819, 144.951],
  ['Boathouse Rooms', -37.82, 144.9722],
  ['Glasshouse, Domain', -37.8275, 144.9762],
  ['Observatory House', -37.8296, 144.9748],
  ['Powder Store', -37.8243, 144.9672],
  ['Brickworks Kiln', -37.773, 144.955],
  ['Drill Yard', -37.799, 144.96],
  ['Merri Pump House', -37.7745, 144.988],
  ['Terminus Studios', -37.7985, 144.9672],
  ['Foundry Street Projects', -37.802, 144.987],
  ['Ropewalk Gallery', -37.7985, 144.9835],
  ['Saint Ansgar’s Hall', -37.8003, 144.98],
  ['Wet Plate Bar', -37.7982, 144.979],
  ['Tidal Shed', -37.8035, 144.906],
  ['Wool Loft', -37.8015, 144.9045],
  ['Assay House', -37.5606, 143.858],
  ['Poppet Head Gallery', -36.758, 144.276],
  ['Wharf Store', -38.1445, 144.365],
] as const

describe('venues of 2026 (spec/content F3)', () => {
  test.each(PLACES)('%s is at %f, %f', (name, lat, lon) => {
    expect(venue(name).geo).toEqual({ lat, lon })
  })

  test.each([
    ['Glasshouse, Domain', '2026-03-09T12:00', 'closed'],
    ['Shed 9', '2026-03-09T11:30', 'closed'],
    ['Shed 9', '2026-03-09T13:00', 'open'],
    ['Shed 9', '2026-03-17T12:00', 'closed'],
    ['Observatory House', '2026-03-14T21:30', 'open'],
    ['Observatory House', '2026-03-21T21:30', 'closed'],
    ['Lantern Lane', '2026-03-15T03:00', 'always'],
    ['Platform Zero', '2026-03-15T00:30', 'open'],
    ['Wet Plate Bar', '2026-03-15T01:00', 'open'],
    ['Wet Plate Bar', '2026-03-15T03:00', 'closed'],
  ])('%s at %s: %s', (name, at, state) => {
    expect(stateAt(venue(name).hours, at)).toBe(state)
  })

  test('have unknown access at Foundry Street Projects, steps at Merri Pump House, an old check at Signal Box 4', () => {
    const { items } = venue('Merri Pump House').access
    const checked = venue('Signal Box 4').access.checked_on ?? ''

    expect(venue('Foundry Street Projects').access.items).toBeUndefined()
    expect(items?.find(({ code }) => code === 'step_free_entrance')?.value).toBe('no')
    expect(NOW - Date.parse(checked)).toBeGreaterThan(365 * 86_400_000)
  })
})

describe('the home page (spec/content F4)', () => {
  const home = festivals.find(({ year }) => year === 2026)?.home

  test('shows 19, 18, 26 and the panoramas of 20 and 21, and 8 in the band', () => {
    const numberOf = (slug = '') => bySlug(events, slug).number

    expect(home?.hero.map(({ event }) => numberOf(event))).toEqual([19, 18, 26, 20, 21])
    expect(numberOf(home?.band.event)).toBe(8)
  })

  test('has pictures that are wide enough', async () => {
    const shown = [...(home?.hero ?? []), home?.band].map((pick) => pick?.image ?? '')
    const sizes = await Promise.all(shown.map((name) => sizeOfPicture(name)))

    expect(sizes.filter(({ width, height }) => width < 2000 || height > width)).toEqual([])
  })

  test('features four to eight events, at most three guides and four articles', () => {
    expect(home?.featured.length).toBeGreaterThanOrEqual(4)
    expect(home?.featured.length).toBeLessThanOrEqual(8)
    expect(home?.guides.length).toBeLessThanOrEqual(3)
    expect(home?.articles.length).toBeLessThanOrEqual(4)
  })
})

describe('guides of 2026 (spec/content F6)', () => {
  test.each([
    ['river-at-dusk', 'walk', [7, 8, 11, 12, 13, 0, 23]],
    ['concrete-morning-side', 'walk', [16, 15, 0, 0, 0, 5, 4, 3, 1]],
    ['botanic-line', 'walk', [25, 26, 0, 28, 27]],
    ['goldfields-and-bay', 'drive', [46, 47, 48]],
  ])('%s is a %s along %j, free points being 0', (slug, mode, numbers) => {
    const guide = bySlug(guides, slug)

    expect(guide.mode).toBe(mode)
    expect(
      guide.stops.map(({ event }) => (event === undefined ? 0 : bySlug(events, event).number)),
    ).toEqual(numbers)
  })

  test.each([
    ['river-at-dusk', 2_400, 55, 'yes', false],
    ['concrete-morning-side', 3_100, 75, 'yes', false],
    ['botanic-line', 1_800, 40, 'no', false],
    ['west-by-bicycle', 11_500, 60, 'yes', false],
  ] as const)('%s is %i m and %i min long, step-free %s, a loop: %s', (...row) => {
    const [slug, distance_m, duration_min, step_free, loop] = row

    expect(bySlug(guides, slug).route).toMatchObject({ distance_m, duration_min, step_free, loop })
  })

  test('free-after-dark has eight stops that cost nothing and are open at 9pm', () => {
    const { stops } = bySlug(guides, 'free-after-dark')
    const shut = stops.filter(({ event: slug }) => {
      const event = events.find((each) => each.slug === slug)
      const place = bySlug(venues, event?.venues?.[0] ?? 'lantern-lane')
      return (
        slug !== undefined &&
        (!event?.price.free ||
          !['open', 'always'].includes(stateAt(place.hours, '2026-03-14T21:00')))
      )
    })

    expect(stops).toHaveLength(8)
    expect(shut).toEqual([])
  })

  test('goldfields-and-bay is a loop of 395 km, west-by-bicycle a ride to six', () => {
    expect(bySlug(guides, 'goldfields-and-bay').route).toMatchObject({
      loop: true,
      distance_m: 395_000,
    })
    expect(bySlug(guides, 'west-by-bicycle')).toMatchObject({ mode: 'ride' })
    expect(bySlug(guides, 'west-by-bicycle').stops).toHaveLength(6)
  })

  test.each([
    ['river-at-dusk', 7, 3],
    ['botanic-line', 5, 5],
  ])('%s has %i stops, %i with a sound and its transcript', (slug, length, sounds) => {
    const { stops } = bySlug(guides, slug)
    const spoken = stops.flatMap(({ audio }) => audio ?? [])

    expect(stops).toHaveLength(length)
    expect(spoken).toHaveLength(sounds)
    expect(spoken.filter(({ transcript }) => transcript.length < 100)).toEqual([])
  })

  test('2024 has one theme guide without a line, 2018 no guide at all', () => {
    const themes = guides.filter(({ festival, mode }) => festival === 2024 && mode === 'theme')

    expect(themes.map(({ route }) => route?.line)).toEqual([undefined])
    expect(guides.filter(({ festival }) => festival === 2018)).toEqual([])
  })
})

describe('the channel (spec/content F7)', () => {
  test.each([
    'What the Second Curtain Saw',
    'Six Rolls, One Winter',
    'Who Owns the Night Sky?',
    'The 2026 Program Is Here',
    'Afterimage: A Note from the Director',
    'How to See Forty-Eight Exhibitions in a Weekend',
    'Ten Things That Are Free',
    'The Printer’s Apprentice',
    'A Conversation About Nothing but Grey',
    'In Praise of the Contact Sheet',
    'Weather Report',
    'The Hoarding as Gallery',
    'Regional Notes: Ballarat, Bendigo, Geelong',
    'Open Call Opens',
    'Meet the Jury',
    'A Room Without Pictures',
    'Cyanotype, Slowly',
    'Ground Glass: The Reading List',
    'What We Learned from 2021',
    'First Proof, Eight Years On',
    'Inside Shed 9',
    'Notes on Access',
    'Three Photographers on Sleep',
    'The Last Roll',
  ])('has "%s"', (title) => {
    expect(articles.filter((article) => article.title === title)).toHaveLength(1)
  })

  test('has one article without anything related', () => {
    expect(articles.filter(({ related = [] }) => related.length === 0)).toHaveLength(1)
  })

  test('has an author with diacritics, and a video with captions and a transcript', () => {
    const authors = articles.flatMap((article) => article.authors.map(({ name }) => name))
    const spoken = articles.filter(({ video }) => video?.captions && video.transcript)

    expect(authors.some((name) => /[^\u0020-\u007e’]/.test(name))).toBe(true)
    expect(spoken).toHaveLength(1)
  })
})

describe('ways to take part at the demo clock (spec/content F7)', () => {
  const instant = (local: string | undefined) =>
    local === undefined ? undefined : toInstant(local, MELBOURNE)
  const always = { opens_at: undefined, closes_at: undefined }

  test.each([
    ['Print Swap', 'open', { closes_at: '2026-03-29T23:59' }],
    ['Volunteer with Us', 'open', always],
    ['Schools Program', 'open', { closes_at: '2026-04-03T23:59' }],
    ['Support an Artist', 'open', always],
    ['Open Call 2028', 'upcoming', { opens_at: '2026-06-01T09:00', closes_at: '2026-10-04T23:59' }],
    ['Photobook Prize', 'upcoming', { opens_at: '2026-04-05T10:00' }],
    ['Open Call 2026', 'closed', {}],
    ['Portfolio Review', 'closed', {}],
    ['Market Stalls', 'closed', {}],
    ['Young Writers', 'closed', {}],
  ])('%s is %s', (title, state, dates) => {
    const item = participate.find((each) => each.title === title)
    if (!item) throw new Error(`There is no ${title}`)
    const { opens_at, closes_at } = item
    const window = { opensAt: instant(opens_at), closesAt: instant(closes_at) }

    expect(participateState(window, createMoment(NOW))).toBe(state)
    expect({ opens_at, closes_at }).toMatchObject(dates)
  })

  test('two turn on the days when the clocks do', () => {
    const midnightToMidnight = (day: string) => [
      offsetOf(toInstant(`${day}T00:00`, MELBOURNE), MELBOURNE),
      offsetOf(toInstant(`${day}T23:59`, MELBOURNE), MELBOURNE),
    ]

    expect(midnightToMidnight('2026-10-04')).toEqual(['+10:00', '+11:00'])
    expect(midnightToMidnight('2026-04-05')).toEqual(['+11:00', '+10:00'])
  })

  test('the Open Call of 2026 says what came of it', () => {
    expect(bySlug(participate, 'open-call-2026').outcome?.length).toBeGreaterThan(1)
  })
})

describe('past festivals and partners (spec/content F7)', () => {
  test('are five, a pilot without an edition among them', () => {
    const latestFirst = pastFestivals.toSorted((a, b) => b.order_year - a.order_year)
    expect(latestFirst.map(({ slug, festival }) => [slug, festival])).toEqual([
      ['parallax-2024', 2024],
      ['parallax-2022', 2022],
      ['parallax-2021', 2021],
      ['parallax-2018', 2018],
      ['test-strip-2016', undefined],
    ])
    const labels = pastFestivals.map(({ stats }) => stats.map(({ label }) => label).join())
    expect(new Set(labels)).toEqual(new Set(['Artists,Exhibitions,Visitors']))
  })

  test('of editions name four highlights of their own', () => {
    const editions = pastFestivals.filter(({ festival }) => festival !== undefined)
    const strayed = editions.flatMap(({ festival, highlights = [] }) =>
      highlights.filter(
        (name) =>
          name.startsWith('events/') &&
          bySlug(events, name.slice('events/'.length)).festival !== festival,
      ),
    )

    expect(editions.map(({ highlights = [] }) => highlights.length)).toEqual([4, 4, 4, 4])
    expect(strayed).toEqual([])
  })

  test('2018 had no major partner', () => {
    const tiers = partners.flatMap((partner) => partner.tiers.filter(({ year }) => year === 2018))

    expect(tiers.length).toBeGreaterThan(0)
    expect(tiers.filter(({ tier }) => tier === 'major')).toEqual([])
  })
})

describe('pages, entries and redirects (spec/content F8)', () => {
  test.each([
    ['about', '/about'],
    ['visit', '/visit'],
    ['visit/access', '/visit/access'],
    ['contact', '/contact'],
    ['support', '/support'],
    ['subscribe', '/subscribe'],
    ['privacy', '/privacy'],
    ['learn/schools/teachers-notes', '/learn/schools/teachers-notes'],
    ['2026-launch-weekend', '/2026/launch-weekend'],
    ['2024-visit', '/2024/visit'],
    ['2022-report', '/2022/report'],
    ['2021-from-home/reading-list', '/2021/from-home/reading-list'],
    ['press/kit-2026', '/press/kit-2026'],
  ])('the page %s is at %s', (name, path) => {
    expect(pages.filter((page) => page.name === name)).toHaveLength(1)
    expect(pathOf({ type: 'page', name })).toBe(path)
  })

  test('only the press kit is unlisted, and the footer of Contact is short', () => {
    expect(pages.filter(({ listed }) => !listed).map(({ name }) => name)).toEqual([
      'press/kit-2026',
    ])
    expect(pages.find(({ name }) => name === 'contact')?.footer_mode).toBe('short')
    expect(pages.find(({ name }) => name === 'visit/access')?.parent).toBe('visit')
  })

  test('use every type of block at least once', () => {
    const types = new Set(pages.flatMap(({ blocks }) => blocks.map(({ blockType }) => blockType)))

    expect([...types].toSorted()).toEqual(
      'accordion articles artists audio buttons columns divider embed events files gallery heading image map notice panorama partners people quote stats text venues video'.split(
        ' ',
      ),
    )
  })

  test.each([
    ['open-air', { flags: ['outdoor'] }, 'precinct'],
    ['night-school', { tags: ['night'] }, 'day'],
    ['2026-photobook-fair', { parent: 'photobook-fair' }, 'day'],
    ['2024-book-fair', {}, 'day'],
    ['2022-in-the-street', {}, 'precinct'],
  ])('the entry %s selects %j by %s', (name, select, group_by) => {
    const found = strands.find((strand) => strand.name === name)
    expect({ select: {}, ...found }).toMatchObject({ select, group_by })
  })

  test('are dark for the launch weekend and the open air, and fail contrast on Support', () => {
    const themes = new Map(
      [...pages, ...strands].flatMap(({ name, theme }) => (theme ? [[name, theme]] : [])),
    )
    const support = themes.get('support')

    expect(themes.get('2026-launch-weekend')).toEqual({
      color: '#ffffff',
      backgroundColor: '#000000',
      accentColor: '#d7c27a',
    })
    expect(themes.get('open-air')?.backgroundColor).toBe('#00091f')
    expect(support).toMatchObject({ color: '#b63221', backgroundColor: '#f4e04d' })
    expect(contrast('#b63221', '#f4e04d')).toBeLessThan(MIN_TEXT_CONTRAST)
  })

  test('redirects are the eight of the list', () => {
    expect(
      redirects.map(({ from, to, status, gone, reason }) => [
        from,
        gone ? reason : `${status} ${to}`,
      ]),
    ).toEqual([
      ['/whats-on', '301 /program'],
      ['/festival', '301 /about'],
      ['/artists/noor-castelane', '301 /artists/noor-castellane'],
      ['/2024/map', '301 /2024/program/map'],
      ['/archive/*', '301 /past-festivals'],
      ['/news/**', '301 /channel'],
      ['/tickets', '302 https://tickets.parallax.example/'],
      ['/events/the-missing-roll', 'Withdrawn at the artist’s request'],
    ])
  })
})

describe('the menu and the holding screen (spec/content F8)', () => {
  const links = header.navigation.flatMap((group) => group.links.map(({ link }) => link))

  test('say who, what, where and under which theme', () => {
    const edition = festivals.find(({ year }) => year === 2026)
    expect({ about: header.about, ...headerWords(edition, site.name) }).toEqual({
      title: 'Parallax 2026',
      about: 'International Festival of Photography',
      where: 'Melbourne & Victoria, 6–29 March 2026',
      theme_text: 'Theme: Afterimage',
      mobile_title: 'Parallax',
    })
  })

  test('are four groups of four to seven links', () => {
    expect(header.navigation.map(({ title }) => title)).toEqual([
      'Program',
      'Explore',
      'Participate',
      'About',
    ])
    const counts = header.navigation.map((group) => group.links.length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...counts)).toBeLessThanOrEqual(7)
  })

  test.each([
    ['an absolute link of our own', /^https:\/\/parallax\.example\//],
    ['a name of a year', /^\/2024-visit$/],
    ['an address to write to', /^mailto:/],
    ['a link elsewhere', /^https:\/\/(?!parallax\.example)/],
    ['the place of the footer’s buttons', /^\/subscribe$/],
  ])('have among them %s, once', (_what, pattern) => {
    expect(links.filter((link) => pattern.test(link))).toHaveLength(1)
  })

  test('are not hidden: holding is off, and opens on 22 November at 10am', () => {
    expect(site.holding).toEqual({ on: false, opens_at: '2026-11-22T10:00' })
  })
})

describe('edge cases and where they are (spec/content F11)', () => {
  test('a very long title is that of exhibition 6 and of the talk of 24 March', () => {
    const talk = events.find(({ sessions }) => sessions?.[0]?.start.startsWith('2026-03-24'))

    expect(exhibition(6)?.title.length).toBeGreaterThan(90)
    expect(talk?.title.length).toBeGreaterThan(60)
  })

  test('a very long name is that of the artist of exhibition 46', () => {
    const [hand] = exhibition(46)?.artists ?? []

    expect(bySlug(artists, hand?.artist ?? '').name.length).toBeGreaterThan(50)
  })

  test.each([
    'Mirela Štefan',
    'Bảo-Linh Tremayne',
    'Ødger Nystrøm',
    'Elín Hrafnsdal',
    'Lucía Varnhagen',
    'Léonie Castaigne',
    'Zoë Karras-Whitfield',
    'Deniz Aktürk',
  ])('%s keeps every letter', (name) => {
    expect(artists.filter((artist) => artist.name === name)).toHaveLength(1)
  })

  test.each([
    ['The Greening', 45],
    ['The Waiting Hall', 19],
  ])('%s, %i, begins with an article to ignore when sorting', (title, number) => {
    expect(exhibition(number)?.title).toBe(title)
  })

  test('a session is fully booked and another has Auslan in the cyanotype workshop', () => {
    const sessions = bySlug(events, 'cyanotype-in-the-garden').sessions ?? []

    expect(sessions.map(({ fully_booked: isFull }) => isFull)).toEqual([false, true, false])
    expect(sessions[2]?.access?.items).toContainEqual(
      expect.objectContaining({ code: 'auslan', value: 'yes' }),
    )
  })

  test('the last night of exhibition 42 closes at a time that occurs twice', () => {
    const { hours } = venue('Wet Plate Bar')

    expect(exhibition(42)?.dates?.end).toBe('2026-04-05')
    expect(hours.weekly?.find(({ day }) => day === '6')).toMatchObject({ closes: '02:30' })
    expect(wallTimeKind('2026-04-05T02:30', MELBOURNE)).toBe('repeated')
    expect(stateAt(hours, '2026-04-05T01:00')).toBe('open')
  })

  test('the clocks change inside The Extra Hour and Until the Clocks Go Back', () => {
    const hoursOf = (slug: string) => {
      const [session] = bySlug(events, slug).sessions ?? []
      return (
        (toInstant(session?.end ?? '', MELBOURNE) - toInstant(session?.start ?? '', MELBOURNE)) /
        3_600_000
      )
    }

    expect(hoursOf('the-extra-hour')).toBe(9)
    expect(hoursOf('until-the-clocks-go-back')).toBe(7)
  })

  test('the sessions of 2022 are in AEST', () => {
    const offsets = events
      .filter(({ festival }) => festival === 2022)
      .flatMap(({ sessions = [] }) =>
        sessions.map(({ start }) => offsetOf(toInstant(start, MELBOURNE), MELBOURNE)),
      )

    expect(new Set(offsets)).toEqual(new Set(['+10:00']))
  })

  test('on Good Friday 2024 only what has no door is open, as its visitors were told', () => {
    const doors = venues.flatMap(({ name, place_type: kind, hours, editions }) => {
      const edition = editions.find(({ year }) => year === 2024)
      const hasDoor = kind !== 'outdoor' && kind !== 'public_space'
      return edition && hasDoor ? [[name, edition.hours ?? hours] as const] : []
    })

    expect(doors).toHaveLength(16)
    expect(doors.filter(([, hours]) => stateAt(hours, '2024-03-29T13:00') !== 'closed')).toEqual([])
  })

  test('Eleven Posts is at three sites, and what is only online in 2021 at none', () => {
    const online = events.filter(
      ({ festival, type, sessions = [] }) =>
        festival === 2021 && type === 'online' && sessions.every(({ online_url: url }) => url),
    )

    expect(bySlug(events, 'eleven-posts').venues).toHaveLength(3)
    expect(online).toHaveLength(4)
    expect(online.flatMap(({ venues: places = [] }) => places)).toEqual([])
  })

  test('Room Tone has no picture, The Reciprocity Office neither portrait nor work', () => {
    expect(exhibition(14)?.lead_image).toBeUndefined()
    expect(bySlug(events, 'room-tone-live').lead_image).toBeUndefined()
    const office = bySlug(artists, 'the-reciprocity-office')
    expect([office.portrait, office.works ?? []]).toEqual([undefined, []])
  })

  test('13 is over at the demo clock and 33 not yet open', () => {
    expect(toInstant(`${exhibition(13)?.dates?.end}T23:59`, MELBOURNE)).toBeLessThan(NOW)
    expect(toInstant(`${exhibition(33)?.dates?.start}T00:00`, MELBOURNE)).toBeGreaterThan(NOW)
  })

  test('a talk begins ten minutes after the demo clock, and a tour is under way', () => {
    const [talk] = bySlug(events, 'reading-a-contact-sheet').sessions ?? []
    const [tour] = bySlug(events, 'salt-works-by-bus').sessions ?? []

    expect(toInstant(talk?.start ?? '', MELBOURNE) - NOW).toBe(600_000)
    expect(toInstant(tour?.start ?? '', MELBOURNE)).toBeLessThan(NOW)
    expect(toInstant(tour?.end ?? '', MELBOURNE)).toBeGreaterThan(NOW)
  })

  test('the type online is empty in 2026', () => {
    const { types = [] } = festivals.find(({ year }) => year === 2026) ?? {}

    expect(events.filter(({ festival, type }) => festival === 2026 && type === 'online')).toEqual(
      [],
    )
    expect(types.map(({ key }) => key)).toContain('online')
  })

  test('eight works are panoramas, and many are portraits', async () => {
    const sizes = await Promise.all(photographs.map(({ source }) => sizeOfPicture(source)))
    const shapes = sizes.map(({ width, height }) => width / height)

    expect(shapes.filter((shape) => shape > 2)).toHaveLength(8)
    expect(shapes.filter((shape) => shape < 1).length).toBeGreaterThan(30)
  })
})
