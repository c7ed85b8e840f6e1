import { completed } from 'contract/testing/completed.ts'
import { articles } from '../collections/articles.ts'
import { artists } from '../collections/artists.ts'
import { events } from '../collections/events.ts'
import { festivals } from '../collections/festivals.ts'
import { guides } from '../collections/guides.ts'
import { createMedia } from '../collections/media.ts'
import { pages } from '../collections/pages.ts'
import { participate } from '../collections/participate.ts'
import { partners } from '../collections/partners.ts'
import { pastFestivals } from '../collections/past-festivals.ts'
import { strands } from '../collections/strands.ts'
import { venues } from '../collections/venues.ts'
import type { Documents } from '../stores/documents.ts'
import { footer } from '../globals/footer.ts'
import { header } from '../globals/header.ts'
import { site } from '../globals/site.ts'
import { aFestival, aGuide, anArtist, anEvent, anArticle, aPage, aVenue } from './documents.ts'
import { wholeDocument } from './whole-document.ts'

/** The keys of answers about the quiet documents contain this. */
export const QUIET = 'quiet'
/** The year of the quiet documents' edition. */
export const QUIET_YEAR = 2024

const STAMPS = {
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-03-01T10:20:30.456Z',
}
const RECORD = { id: 1, withdrawn: false, _status: 'published', ...STAMPS }
const CHANGED = { state: 'moved', changed_at: '2026-03-01T10:20:30.456Z' } as const

const FORMS = {
  festivals,
  events,
  venues,
  artists,
  guides,
  articles,
  participate,
  'past-festivals': pastFestivals,
  partners,
  pages,
  strands,
  media: createMedia({ dataDir: '.', s3: undefined }),
  header,
  footer,
  site,
} as const
type Row<Slug> = Slug extends keyof Documents['globals']
  ? Documents['globals'][Slug]
  : Slug extends Exclude<keyof Documents, 'globals'>
    ? Documents[Slug][number]
    : never

/** The given fields, with all other fields of the form filled in. */
function whole<Slug extends keyof typeof FORMS>(slug: Slug, given: object): Row<Slug> {
  const filled = wholeDocument(FORMS[slug].fields)
  return completed({ ...RECORD, ...given }, filled) as Row<Slug> // it is the form of this document
}

/**
 * For tests that break fields. The first document of most collections has every field filled in. Some collections
 * have a second, "quiet" one: it does not refer to the first, and belongs to another edition and town.
 */
export function wholeDocuments(): Documents {
  return {
    ...wholeProgram(),
    articles: [whole('articles', anArticle())],
    participate: [whole('participate', { code: 'c001' })],
    'past-festivals': [whole('past-festivals', { code: 'h001' })],
    partners: [whole('partners', { code: 'o001' })],
    pages: [whole('pages', aPage({ parent: 7 })), quiet(aPage({ name: QUIET }))],
    strands: [whole('strands', { code: 't001' })],
    edits: [],
    redirects: [
      { id: 1, from: '/old', to: '/about', status: '301', source: 'manual', ...STAMPS },
      {
        id: 2,
        from: '/events/lost',
        gone: true,
        reason: 'It rained.',
        source: 'withdrawn',
        since: '2026-02-01T00:00:00.000Z',
        ...STAMPS,
      },
    ],
    media: [aWholePicture(1, 'm001'), aWholePicture(7, 'm007')],
    globals: {
      header: whole('header', {}),
      footer: whole('footer', {}),
      site: whole('site', { holding: { lines: ['The future is', 'loading'] } }),
    },
  }
}

function wholeProgram(): Pick<Documents, 'festivals' | 'events' | 'venues' | 'artists' | 'guides'> {
  const precincts = [{ key: 'city' }]
  const stop = wholeStop()
  return {
    festivals: [
      whole('festivals', { ...aFestival(), precincts }),
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
      whole('events', {
        ...anEvent({ type: 'talks', parent: 7, status: CHANGED }),
        sessions: [{ code: 's001', status: CHANGED }],
      }),
      quiet(anEvent({ festival: 7, venues: [7], artists: [{ artist: 7, role: 'artist' }] })),
    ],
    venues: [
      whole('venues', aVenue({ parent_venue: 7 })),
      quiet(
        aVenue({
          geo: { lat: -36.7, lon: 142.2 },
          editions: [{ year: QUIET_YEAR, precinct: 'city' }],
        }),
      ),
    ],
    artists: [whole('artists', anArtist()), quiet(anArtist())],
    guides: [
      {
        ...whole('guides', aGuide()),
        stops: [stop, { venue: 1 }, { point: stop.point }],
      },
      quiet(aGuide({ festival: 7, stops: [{ event: 7 }, { venue: 7 }] })),
    ],
  }
}

/** It also has the fields of a free point. */
function wholeStop() {
  const { stops } = wholeDocument(guides.fields) as Pick<Documents['guides'][number], 'stops'>
  const [stop] = stops
  if (!stop) throw new Error('A guide has stops')
  return stop
}

function aWholePicture(id: number, code: string): Documents['media'][number] {
  return whole('media', {
    id,
    code,
    hash: '0123456789abcdef',
    tone: '#777777',
    preview: 'data:image/webp;base64,AAAA',
    mimeType: 'image/jpeg',
    width: 1_200,
    height: 800,
    focalX: 50,
    focalY: 40,
  })
}

/** With another id, code and slug. */
function quiet<Document extends { id: number; code?: string | null }>(
  document: Document,
): Document {
  const own = { id: 7, code: `${document.code?.slice(0, 1)}007` }
  return 'slug' in document ? { ...document, ...own, slug: QUIET } : { ...document, ...own }
}
