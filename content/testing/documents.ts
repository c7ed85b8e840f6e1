/** Published documents in the form of the database, for tests of compose. Relations are ids. */
import type { Documents } from '../stores/documents.ts'

type Row<Collection extends keyof Omit<Documents, 'globals'>> = Documents[Collection][number]

const STAMPS = {
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-03-01T10:20:30.456Z',
  _status: 'published' as const,
}

export function aFestival(overrides: Partial<Row<'festivals'>> = {}): Row<'festivals'> {
  return {
    id: 1,
    code: 'f001',
    year: 2026,
    name: 'Parallax 2026',
    theme_title: 'Afterimage',
    start: '2026-03-06',
    end: '2026-03-29',
    zone: 'Australia/Melbourne',
    lead_image: 1,
    intro: 'Forty-eight exhibitions.',
    types: [
      {
        key: 'exhibitions',
        title: 'Exhibitions',
        singular: 'Exhibition',
        kind: 'durational',
        schema_type: 'ExhibitionEvent',
      },
      {
        key: 'talks',
        title: 'Talks',
        singular: 'Talk',
        kind: 'timed',
        schema_type: 'EducationEvent',
      },
    ],
    precincts: [
      { key: 'city', title: 'City', order: 1, kind: 'metro', basemap: 'city' },
      { key: 'north', title: 'North', order: 2, kind: 'metro', basemap: 'inner' },
    ],
    ...STAMPS,
    ...overrides,
  }
}

export function aVenue(overrides: Partial<Row<'venues'>> = {}): Row<'venues'> {
  return {
    id: 1,
    code: 'v001',
    slug: 'shed-9',
    name: 'Shed 9',
    place_type: 'hall',
    address: {
      line1: 'Victoria Dock',
      suburb: 'Docklands',
      state: 'VIC',
      postcode: '3008',
      country: 'AU',
    },
    geo: { lat: -37.8183, lon: 144.9452 },
    hours: { weekly: [{ day: '6', opens: '10:00', closes: '17:00' }] },
    access: {
      items: [
        { code: 'lift', value: 'yes' },
        { code: 'seating', value: 'no' },
      ],
    },
    editions: [{ year: 2026, precinct: 'city' }],
    ...STAMPS,
    ...overrides,
  }
}

export function anArtist(overrides: Partial<Row<'artists'>> = {}): Row<'artists'> {
  return {
    id: 1,
    code: 'a001',
    slug: 'noor-castellane',
    name: 'Noor Castellane',
    sort_name: 'Castellane, Noor',
    kind: 'person',
    ...STAMPS,
    ...overrides,
  }
}

export function anEvent(overrides: Partial<Row<'events'>> = {}): Row<'events'> {
  return {
    id: 1,
    code: 'e001',
    slug: 'the-waiting-hall',
    title: 'The Waiting Hall',
    festival: 1,
    type: 'exhibitions',
    number: 19,
    teaser: 'Crowds that wait.',
    dates: { start: '2026-03-06', end: '2026-03-29' },
    venues: [1],
    artists: [{ artist: 1, role: 'artist' }],
    status: { state: 'scheduled' },
    price: { free: true },
    booking: { mode: 'none' },
    ...STAMPS,
    ...overrides,
  }
}

export function anArticle(overrides: Partial<Row<'articles'>> = {}): Row<'articles'> {
  return {
    id: 1,
    code: 'n001',
    slug: 'weather-report',
    title: 'Weather Report',
    kind: 'news',
    published_on: '2026-03-01',
    standfirst: 'It rains.',
    lead_image: 1,
    blocks: [],
    ...STAMPS,
    ...overrides,
  }
}

export function aPage(overrides: Partial<Row<'pages'>> = {}): Row<'pages'> {
  return {
    id: 1,
    code: 'p001',
    name: 'about',
    title: 'About',
    listed: true,
    footer_mode: 'full',
    blocks: [],
    ...STAMPS,
    ...overrides,
  }
}

export function aGuide(overrides: Partial<Row<'guides'>> = {}): Row<'guides'> {
  return {
    id: 1,
    code: 'g001',
    slug: 'river-at-dusk',
    title: 'River at Dusk',
    festival: 1,
    mode: 'theme',
    intro: 'Along the water.',
    stops: [
      { event: 1 },
      { venue: 1 },
      { point: { title: 'The footbridge', lat: -37.82, lon: 144.965 } },
    ],
    ...STAMPS,
    ...overrides,
  }
}

export function someDocuments(overrides: Partial<Documents> = {}): Documents {
  return {
    festivals: [aFestival()],
    events: [anEvent()],
    venues: [aVenue()],
    artists: [anArtist()],
    guides: [],
    articles: [],
    participate: [],
    'past-festivals': [],
    partners: [],
    pages: [],
    strands: [],
    redirects: [],
    edits: [],
    media: [],
    globals: {
      header: { id: 1, title: 'Parallax 2026' },
      footer: { id: 1 },
      site: { id: 1, name: 'Parallax', festival_year: 2026, zone: 'Australia/Melbourne' },
    },
    ...overrides,
  }
}
