import { anArtist } from 'contract/testing/artist.ts'
import { anImage } from 'contract/testing/image.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { aPage } from 'contract/testing/page.ts'
import { aParticipateItem } from 'contract/testing/participate.ts'
import { aSearchRow } from 'contract/testing/search-row.ts'
import { aStrand } from 'contract/testing/strand.ts'
import { createTestSite, type TestSiteOptions } from './create-test-site.ts'

export const PHOTOGRAPH = '0123456789abcdef-full.jpg'
export const DOCUMENT = 'fedcba9876543210-document.pdf'
/** Ten bytes that begin and end like a photograph, one character per byte. */
export const PHOTOGRAPH_TEXT = '\xff\xd8\xff34567\xff\xd9'
const MEDIA = {
  [PHOTOGRAPH]: Buffer.from(PHOTOGRAPH_TEXT, 'latin1'),
  [DOCUMENT]: Buffer.from('%PDF-1.7 %%EOF'),
}
export const SCRIPT = 'entry-a1b2c3d4.js'

/** Two editions, pages of several kinds, redirects and a withdrawn path. */
export const SMALL_FESTIVAL = {
  '/routes': {
    custom_pages: ['about', 'café', '2024-photobook-weekend', 'missing'],
    program: ['night-school', 'après-dark'],
    festival_years: [2026, 2024],
  },
  '/pages/about': aPage(),
  '/pages/café': aPage({ id: 'pg02', name: 'café', title: 'Café' }),
  '/pages/2024-photobook-weekend': aPage({ id: 'pg03', name: '2024-photobook-weekend' }),
  '/strands/night-school': aStrand(),
  '/strands/après-dark': aStrand({ name: 'après-dark', title: 'Après dark' }),
  '/artists/noor-castellane': anArtist({ portrait: anImage() }),
  '/participate/print-swap': aParticipateItem({
    downloads: [{ title: 'Rules', url: `/media/${DOCUMENT}`, bytes: 1_000 }],
  }),
  '/artists/café': anArtist({ id: 'ar02', slug: 'café', name: 'Café' }),
  "/artists/artist's-walk": anArtist({ id: 'ar03', slug: "artist's-walk", name: 'Walk' }),
  '/years/2026': anEdition(),
  '/years/2026/program': { events: [] },
  '/years/2026/venues': { venues: [] },
  '/years/2024': anEdition({ year: 2024, name: 'Parallax 2024' }),
  '/years/2024/program': { events: [] },
  '/years/2024/venues': { venues: [] },
  '/search': { rows: [aSearchRow()] },
  '/redirects': {
    rules: [{ from: '/old', to: '/about' }],
    gone: [{ from: '/events/withdrawn', reason: 'The artist asked for it' }],
  },
}

export function createSmallFestival(options: TestSiteOptions = {}) {
  return createTestSite({
    assets: { [SCRIPT]: 'export const answer = 42' },
    ...options,
    media: { ...MEDIA, ...options.media },
    answers: { ...SMALL_FESTIVAL, ...options.answers },
  })
}
