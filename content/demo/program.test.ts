import { describe, expect, test } from 'vitest'
import { demo } from '../testing/demo-files.ts'

const { artists, events, venues } = demo
const program = events.filter(({ festival }) => festival === 2026)
const venueNames = new Map(venues.map(({ slug, name }) => [slug, name]))
const artistNames = new Map(artists.map(({ slug, name }) => [slug, name]))

/** The names of records, in their order. */
const names = (known: ReadonlyMap<string, string>, slugs: readonly string[] = []) =>
  slugs.map((slug) => known.get(slug)).join(', ')

const EXHIBITIONS = [
  [1, 'Every Shopfront I Have Loved', 'Rosalind Otway', 'Athelstan Arcade'],
  [2, 'Lint', 'Ilse Fontaine-Kemp', 'Athelstan Arcade'],
  [3, 'A Short History of Closing', 'Walter Prewitt, Karim Belhadi', 'Bourse Rooms'],
  [4, 'The Ledger and the Leaf', 'Anselm Vroom', 'Bourse Rooms'],
  [5, 'Double Time', 'Kofi Abernathy-Mensah, Ayelet Dansker, Hugo Blackrow', 'Compositors’ Hall'],
  [
    6,
    'What the Negative Kept, and What the House, the Tide and My Grandmother’s Three Sisters Decided to Forget',
    'Marguerite Ash',
    'Compositors’ Hall',
  ],
  [7, 'Salt Ledger', 'Hanne Brodziak', 'Customs Steps'],
  [8, 'Eleven Posts', 'Piet Hallorann', 'Customs Steps, Harbour Wall, Tidal Shed'],
  [9, 'Neon Grammar', 'Min-seo Harrow', 'Lantern Lane'],
  [10, 'Sodium', 'Chidi Verhoeven', 'Lantern Lane'],
  [11, 'Cloth Studies', 'Teo Aldersey', 'Northbank Arches'],
  [12, 'Sitters, Unresolved', 'Wren Talavera', 'Northbank Arches'],
  [13, 'Crossing at Five', 'Yusra Halvorsen', 'Platform Zero'],
  [14, 'Room Tone', 'The Reciprocity Office', 'Platform Zero'],
  [15, 'Last Tram', 'Dao Whitlock', 'Treasury Hoarding'],
  [16, 'Upper Floors', 'Ruben Okonjo', 'Treasury Hoarding'],
  [17, 'Container Weather', 'Cormac Eddery', 'Harbour Wall'],
  [18, 'Slack Water', 'Joaquim Peixe', 'Harbour Wall'],
  [19, 'The Waiting Hall', 'Noor Castellane', 'Shed 9'],
  [20, 'Two Shores, One Exposure', 'Svetlana Morozko, Emre Saltuk', 'Shed 9'],
  [21, 'Windward', 'Amara Delacourt-Ng', 'Shed 9'],
  [22, 'Points Failure', 'Lachlan Dray', 'Signal Box 4'],
  [23, 'Mist, Rowers, Mist', 'Orla Fenwick', 'Boathouse Rooms'],
  [24, 'Understorey', 'Sunniva Aarskog', 'Boathouse Rooms'],
  [25, 'Four in the Afternoon', 'Lucía Varnhagen', 'Glasshouse, Domain'],
  [26, 'Plates from the Shoreline', 'Odile Marchetti-Tan', 'Glasshouse, Domain'],
  [27, 'Contact Objects', 'Mirela Štefan', 'Observatory House'],
  [28, 'South Celestial', 'Isko Lindqvist', 'Observatory House'],
  [29, 'Terminator Line', 'Nils Ekdahl, Farah Denholm, Gideon Marsh-Tanaka', 'Observatory House'],
  [30, 'Spark Gap', 'Zoë Karras-Whitfield', 'Powder Store'],
  [31, 'Ember Season', 'Tamsin Coe', 'Brickworks Kiln'],
  [32, 'Fired Ground', 'Matteo Quarantelli', 'Brickworks Kiln'],
  [33, 'Reeded', 'Léonie Castaigne', 'Drill Yard'],
  [34, 'Low Ground', 'Bảo-Linh Tremayne', 'Merri Pump House'],
  [35, 'Blue Room, Rose Room', 'Imogen Tranter-Liu, Paloma Reinhardt-Ruiz', 'Terminus Studios'],
  [36, 'Equivalents for Nobody', 'Ida Kjellerup, Ngozi Stanhope, Samuel Quill', 'Terminus Studios'],
  [37, 'Frost, Glass, Breath', 'Hiroko Estrand', 'Foundry Street Projects'],
  [38, 'Red Room Rehearsal', 'Chiara Benvenga', 'Foundry Street Projects'],
  [39, 'Pale Country', 'Astrid Vandenhove', 'Ropewalk Gallery'],
  [40, 'Setback', 'Viktor Szalontay', 'Ropewalk Gallery'],
  [41, 'Snow Grammar', 'Ødger Nystrøm, Elín Hrafnsdal, Wilhelmina Strand', 'Saint Ansgar’s Hall'],
  [42, 'Found, Unclaimed', 'Lost Property Negatives', 'Wet Plate Bar'],
  [43, 'Salt Pan Alphabet', 'Priya Lockyer-Rao', 'Tidal Shed'],
  [44, 'Half-Light Atlas', 'Rafael Iturbe-Kane', 'Wool Loft'],
  [45, 'The Greening', 'Jem Penhallurick', 'Wool Loft'],
  [
    46,
    'Eucalypt Standard',
    'Maria Aurélia Vasconcelos de Albuquerque-Featherstonehaugh',
    'Assay House',
  ],
  [
    47,
    'Towns Seen from the Road at Night',
    'Thaddeus Okoro-Lane, Deniz Aktürk',
    'Poppet Head Gallery',
  ],
  [48, 'First Light, Corio Bay', 'Salome Tvauri-Bell', 'Wharf Store'],
] as const

/** Sessions as `day opens–closes`; one that closes before it opens ends the next day. */
const TIMED = [
  ['launches', 'Opening Night: Afterimage', '06 18:00–21:00', 'Shed 9'],
  ['launches', 'South Precinct Opening', '07 15:00–17:00', 'Glasshouse, Domain'],
  ['launches', 'Regional Opening: Ballarat', '08 14:00–16:00', 'Assay House'],
  ['launches', 'Book Launch: Six Rolls, One Winter', '21 15:30–16:30', 'Wool Loft'],
  ['launches', 'Last Frame', '29 16:00–20:00', 'Wet Plate Bar'],
  ['talks', 'Keynote: The Light That Stays', '07 11:00–12:30', 'Compositors’ Hall'],
  ['talks', 'Copyright After Midnight', '10 18:00–19:30', 'Bourse Rooms'],
  ['talks', 'Reading a Contact Sheet', '14 11:30–12:30', 'Northbank Arches'],
  ['talks', 'Who Owns the Night Sky?', '14 18:30–20:00', 'Observatory House'],
  ['talks', 'The Tide Tables: Odile Marchetti-Tan', '15 11:00–12:00', 'Glasshouse, Domain'],
  ['talks', 'Weather as Collaborator', '18 18:00–19:30', 'Harbour Wall'],
  ['talks', 'After the Archive', '21 14:00–15:30', 'Compositors’ Hall'],
  ['talks', 'Collecting Prints on a Student Budget', '22 13:00–14:00', 'Wool Loft'],
  [
    'talks',
    'How to Photograph a Building While It Is Being Demolished Around You',
    '24 18:00–19:00',
    'Bourse Rooms',
  ],
  ['talks', 'Portraits Without Faces', '26 18:00–19:30', 'Northbank Arches'],
  ['tours', 'Salt Works by Bus', '14 10:00–16:00, 21 10:00–16:00, 28 10:00–16:00', 'Customs Steps'],
  [
    'tours',
    'Director’s Tour: City',
    '06 12:30–13:30, 13 12:30–13:30, 20 12:30–13:30, 27 12:30–13:30',
    'Customs Steps',
  ],
  ['tours', 'Artist Tour: Wren Talavera', '14 16:00–17:00', 'Northbank Arches'],
  ['tours', 'Auslan Tour: Shed 9', '15 14:00–15:00', 'Shed 9'],
  ['tours', 'Described Tour: Observatory House', '21 14:00–15:15', 'Observatory House'],
  [
    'tours',
    'Relaxed Morning at the Glasshouse',
    '08 09:00–10:00, 22 09:00–10:00',
    'Glasshouse, Domain',
  ],
  ['tours', 'Docklands by Water', '22 17:30–19:00', 'Harbour Wall'],
  ['tours', 'Lanterns After Dark', '20 23:30–00:45', 'Lantern Lane'],
  [
    'workshops',
    'Cyanotype in the Garden',
    '14 13:00–15:30, 21 13:00–15:30, 28 13:00–15:30',
    'Glasshouse, Domain',
  ],
  ['workshops', 'Night School: The Long Exposure', '14 20:40–22:40', 'Observatory House'],
  ['workshops', 'Pinhole from a Biscuit Tin', '08 13:00–16:00', 'Brickworks Kiln'],
  ['workshops', 'Sequencing a Book in One Afternoon', '22 14:30–17:00', 'Wool Loft'],
  [
    'workshops',
    'Wet Plate in an Hour',
    '12 18:00–19:00, 19 18:00–19:00, 26 18:00–19:00',
    'Wet Plate Bar',
  ],
  ['workshops', 'Sound for Still Images', '28 10:00–13:00', 'Platform Zero'],
  [
    'workshops',
    'Scanning Your Family Negatives',
    '11 10:00–12:00, 18 10:00–12:00, 25 10:00–12:00',
    'Drill Yard',
  ],
  ['workshops', 'Editing with Strangers', '27 17:00–19:00', 'Terminus Studios'],
  ['screenings', 'Slide Night: One Hundred Holidays', '07 20:30–22:00', 'Saint Ansgar’s Hall'],
  ['screenings', 'The Long Roll', '13 19:30–22:00', 'Powder Store'],
  ['screenings', 'Flicker', '20 19:30–21:00', 'Powder Store'],
  ['screenings', 'Small Hours', '28 22:00–02:00', 'Powder Store'],
  ['performances', 'Magnesium', '13 21:00–21:40', 'Brickworks Kiln'],
  ['performances', 'Organ, Slides, Candle', '21 20:00–21:15', 'Saint Ansgar’s Hall'],
  ['performances', 'Room Tone, Live', '27 20:00–21:00', 'Platform Zero'],
  ['markets', 'Photobook Fair', '21 10:00–17:00, 22 10:00–17:00', 'Wool Loft'],
  ['learn', 'Schools Day: Light Lab', '12 09:30–14:30', 'Shed 9'],
] as const

describe('the exhibitions of 2026 (spec/content F4)', () => {
  test.each(EXHIBITIONS)('%i is %s by %s at %s', (number, title, hands, place) => {
    const found = program.find((event) => event.number === number)

    expect(found).toMatchObject({ title, type: 'exhibitions' })
    const shown = (found?.artists ?? []).filter(({ role }) => role === 'artist')
    expect(
      names(
        artistNames,
        shown.map(({ artist }) => artist),
      ),
    ).toBe(hands)
    expect(names(venueNames, found?.venues)).toBe(place)
  })

  test('are numbered from 1 to 48, and nothing else is numbered', () => {
    const numbers = program.flatMap(({ number }) => number ?? [])

    expect(numbers.toSorted((a, b) => a - b)).toEqual(EXHIBITIONS.map(([number]) => number))
  })

  test('run from 6 to 29 March, except four', () => {
    const others = program
      .filter(({ dates }) => dates && (dates.start !== '2026-03-06' || dates.end !== '2026-03-29'))
      .map(({ number, dates }) => [number, dates?.start, dates?.end])
      .toSorted(([a = 0], [b = 0]) => Number(a) - Number(b))

    expect(others).toEqual([
      [13, '2026-03-06', '2026-03-13'],
      [33, '2026-03-20', '2026-03-29'],
      [42, '2026-03-06', '2026-04-05'],
      [46, '2026-03-06', '2026-04-26'],
    ])
  })

  test('go ahead as printed, except for the weather at 17 and the storm at 40', () => {
    const states = program
      .filter(({ dates, status }) => dates && status.state !== 'scheduled')
      .map(({ number, status }) => [number, status.state])
      .toSorted(([a = 0], [b = 0]) => Number(a) - Number(b))

    expect(states).toEqual([
      [17, 'weather_watch'],
      [40, 'postponed'],
    ])
    expect(program.find(({ number }) => number === 40)?.status?.note).toMatch(
      /opens 18 March after storm damage/i,
    )
  })
})

/** A session as `21 23:30–00:45`: only the start has its day. */
const session = ({ start, end }: { start: string; end: string }) =>
  `${start.slice(8, 10)} ${start.slice(11)}–${end.slice(11)}`

describe('the timed events of 2026 (spec/content F5)', () => {
  test.each(TIMED)('%s: %s, %s March, at %s', (type, title, sessions, place) => {
    const found = program.filter((event) => event.title === title)

    expect(found).toMatchObject([{ type }])
    expect(found[0]?.sessions?.map(session).join(', ')).toBe(sessions)
    expect(names(venueNames, found[0]?.venues)).toBe(place)
  })

  test('are these and no others', () => {
    const titles = program.filter(({ sessions }) => sessions).map(({ title }) => title)

    expect(titles.toSorted()).toEqual(TIMED.map(([, title]) => title).toSorted())
  })

  test('end on the day on which they begin, except two that pass midnight', () => {
    const late = program.filter(({ sessions = [] }) =>
      sessions.some(({ start, end }) => start.slice(0, 10) !== end.slice(0, 10)),
    )

    expect(late.map(({ title }) => title).toSorted()).toEqual([
      'Lanterns After Dark',
      'Small Hours',
    ])
  })

  test.each([
    ['Keynote: The Light That Stays', 'sold_out'],
    ['Weather as Collaborator', 'cancelled'],
    ['Portraits Without Faces', 'moved'],
    ['Docklands by Water', 'weather_watch'],
    ['Editing with Strangers', 'postponed'],
  ])('%s is %s', (title, state) => {
    expect(program.find((event) => event.title === title)?.status?.state).toBe(state)
  })

  test('Portraits Without Faces says that it moved from the Drill Yard', () => {
    const moved = program.find(({ title }) => title === 'Portraits Without Faces')

    expect(moved?.status?.previous_venue?.name).toBe('Drill Yard')
  })

  test.each([
    ['Book Launch: Six Rolls, One Winter', 'photobook-fair'],
    ['Collecting Prints on a Student Budget', 'photobook-fair'],
    ['Sequencing a Book in One Afternoon', 'photobook-fair'],
    ['Artist Tour: Wren Talavera', 'sitters-unresolved'],
  ])('%s is a part of %s', (title, parent) => {
    expect(program.find((event) => event.title === title)?.parent).toBe(parent)
  })

  test('have four that are part of another event', () => {
    expect(program.filter(({ parent }) => parent !== undefined)).toHaveLength(4)
  })

  test.each([
    ['Opening Night: Afterimage', { free: true }, 'walk_up'],
    ['Salt Works by Bus', { free: false, from: 35 }, 'required'],
    ['Director’s Tour: City', { free: true }, 'walk_up'],
    ['Cyanotype in the Garden', { free: false, from: 45, concession: 30 }, 'required'],
    ['Night School: The Long Exposure', { free: false, from: 60 }, 'required'],
    ['Scanning Your Family Negatives', { free: true }, 'required'],
  ])('%s costs %j and is booked by %s', (title, price, mode) => {
    expect(program.find((event) => event.title === title)).toMatchObject({
      price,
      booking: { mode },
    })
  })

  test.each([
    ['Keynote: The Light That Stays', ['auslan', 'hearing_loop']],
    ['The Tide Tables: Odile Marchetti-Tan', ['auslan']],
    ['After the Archive', ['captions']],
    ['Described Tour: Observatory House', ['audio_description']],
    ['Relaxed Morning at the Glasshouse', ['relaxed', 'quiet_space']],
    ['Flicker', ['flashing_light']],
    ['Magnesium', ['loud_sound', 'flashing_light']],
  ])('%s has %j', (title, codes) => {
    const { items = [] } = program.find((event) => event.title === title)?.access ?? {}
    const yes = items.filter(({ value }) => value === 'yes').map(({ code }) => code)

    expect(yes).toEqual(expect.arrayContaining(codes))
  })
})
