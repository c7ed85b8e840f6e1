/** The program of an edition with every field filled in, and beside it that of a quiet one. */
import type { Documents } from '../documents.ts'
import { aFestival, aGuide, anArtist, anEvent, aVenue } from './documents.ts'
import { ACCESS, BODY, HOURS, LINKS, META, STATUS, THEME, type Row } from './whole-parts.ts'

/** Their answers have this in their keys. */
export const QUIET = 'quiet'
/** The edition of the quiet ones. */
export const QUIET_YEAR = 2024

/** Festival, events, places and people. */
export function wholeProgram(): Pick<
  Documents,
  'festivals' | 'events' | 'venues' | 'artists' | 'guides'
> {
  return {
    festivals: [
      aWholeFestival(),
      aFestival({
        id: 7,
        code: 'f007',
        year: QUIET_YEAR,
        name: 'Parallax 2024',
        start: '2024-03-08',
        end: '2024-04-07',
        lead_image: 7,
      }),
    ],
    events: [
      aWholeEvent(),
      quiet(anEvent({ festival: 7, venues: [7], artists: [{ artist: 7, role: 'artist' }] })),
    ],
    venues: [
      aWholeVenue(),
      quiet(
        aVenue({
          geo: { lat: -36.7, lon: 142.2 },
          editions: [{ year: QUIET_YEAR, precinct: 'city' }],
        }),
      ),
    ],
    artists: [
      anArtist({
        pronouns: 'they',
        countries: ['AU'],
        based_in: 'Naarm',
        born: '1980',
        died: '2025',
        bio: BODY,
        portrait: 1,
        works: [1],
        website: 'https://castellane.example/',
        links: LINKS,
        represented_by: 'Kiln',
        meta: META,
      }),
      quiet(anArtist()),
    ],
    guides: [aWholeGuide(), quiet(aGuide({ festival: 7, stops: [{ event: 7 }, { venue: 7 }] }))],
  }
}

function aWholeFestival(): Row<'festivals'> {
  return aFestival({
    theme_text: 'What stays.',
    opens_at: '2026-03-06T10:00',
    gallery: [1],
    body: BODY,
    precincts: [
      {
        key: 'city',
        title: 'City',
        subtitle: 'By the river',
        order: 1,
        kind: 'metro',
        basemap: 'city',
        bounds: { west: 144.9, south: -37.9, east: 145, north: -37.7 },
      },
    ],
    home: {
      hero: [{ event: 1, image: 1 }],
      lead: 'Forty-eight exhibitions.',
      featured: [1],
      band: { event: 1, image: 1 },
      guides: [1],
      articles: [1],
    },
    theme: THEME,
    meta: META,
  })
}

function aWholeEvent(): Row<'events'> {
  return anEvent({
    type: 'talks',
    body: BODY,
    lead_image: 1,
    gallery: [1],
    flags: ['commission'],
    tags: ['tide'],
    sessions: [
      {
        start: '2026-03-14T11:00',
        end: '2026-03-14T12:00',
        doors: '10:30',
        venue: 1,
        meeting_point: 'At the gate',
        fully_booked: false,
        booking_url: 'https://tickets.example/1',
        online_url: 'https://stream.example/1',
        status: STATUS,
        access: ACCESS,
        code: 's001',
      },
    ],
    status: STATUS,
    hours_override: HOURS,
    credits_text: ['Curated by Kiln'],
    partners: [1],
    parent: 7,
    related: [
      { relationTo: 'events', value: 1 },
      { relationTo: 'articles', value: 1 },
    ],
    price: { free: false, from: 20, concession: 10, label: 'By donation' },
    booking: {
      mode: 'required',
      url: 'https://tickets.example/',
      opens_at: '2026-02-01T10:00',
      provider: 'Tickets',
    },
    content_notes: ['Loud sound'],
    age: '18+',
    duration_min: 60,
    capacity: 80,
    access: ACCESS,
    theme: THEME,
    meta: META,
  })
}

function aWholeVenue(): Row<'venues'> {
  return aVenue({
    short_name: 'Shed',
    image: 1,
    body: BODY,
    phone: '+61 3 0000 0000',
    website: 'https://shed.example/',
    parent_venue: 7,
    entrance_note: 'Around the corner.',
    getting_there: { tram: '48', train: 'Southern Cross', parking: 'None', bike: 'Racks' },
    hours: HOURS,
    access: ACCESS,
    editions: [{ year: 2026, precinct: 'city', note: 'Upstairs', hours: HOURS }],
    meta: META,
  })
}

function aWholeGuide(): Row<'guides'> {
  const point = { title: 'The footbridge', lat: -37.82, lon: 144.965 }
  const audio = { url: '/media/a.mp3', duration_s: 90, transcript: 'Hm.' }
  return aGuide({
    curator: 'Noor Castellane',
    body: BODY,
    image: 1,
    best_time: 'At dusk',
    transit_note: 'Tram 48',
    stops: [
      { event: 1, note: 'Look up.', dwell_min: 10, image: 1, audio },
      { venue: 1 },
      { point },
    ],
    route: {
      line: [
        [144.94, -37.81],
        [144.95, -37.82],
      ],
      distance_m: 1_200,
      duration_min: 40,
      ascent_m: 5,
      surface: 'Sealed',
      step_free: 'yes',
      loop: false,
    },
    theme: THEME,
    meta: META,
    order: 1,
  })
}

/** A document of its own: another id, another code, another slug. */
export function quiet<Document extends { id: number; code?: string | null }>(
  document: Document,
): Document {
  const own = { id: 7, code: `${document.code?.slice(0, 1)}007` }
  return 'slug' in document ? { ...document, ...own, slug: QUIET } : { ...document, ...own }
}
