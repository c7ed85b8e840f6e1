import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { anArtist } from 'contract/testing/artist.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEvent } from 'contract/testing/event.ts'
import { anImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import { aStrand } from 'contract/testing/strand.ts'
import { exportSite } from '../export/export-site.ts'
import { compress } from '../src/publish/compress.ts'
import { PHOTOGRAPH_TEXT } from './small-festival.ts'
import { createTestSite, type WireAnswers } from './create-test-site.ts'

const PICTURE = '0123456789abcdef-full.jpg'

/** Every kind of page and of redirect, names of every kind, a withdrawn page and a picture. */
const ANSWERS: WireAnswers = {
  '/routes': {
    custom_pages: ['about', 'café', '2024-photobook-weekend', 'missing', 'index', 'read/more'],
    program: ['night-school', 'après-dark'],
    festival_years: [2026, 2024],
  },
  '/pages/about': aPage({ theme: { color: '#102030', backgroundColor: '#f0f0e0' } }),
  '/pages/café': aPage({ id: 'pg02', name: 'café', title: 'Café' }),
  '/pages/2024-photobook-weekend': aPage({ id: 'pg03', name: '2024-photobook-weekend' }),
  '/pages/index': aPage({ id: 'pg04', name: 'index' }),
  '/pages/read/more': aPage({ id: 'pg05', name: 'read/more' }),
  '/strands/night-school': aStrand(),
  '/strands/après-dark': aStrand({ name: 'après-dark', title: 'Après dark' }),
  '/artists/noor-castellane': anArtist({ portrait: anImage() }),
  '/artists/café': anArtist({ id: 'ar02', slug: 'café', name: 'Café' }),
  "/artists/artist's-walk": anArtist({ id: 'ar03', slug: "artist's-walk", name: 'Walk' }),
  '/events/magnesium': anEvent({ slug: 'magnesium', title: 'Magnesium' }),
  '/years/2026': anEdition(),
  '/years/2024': anEdition({ year: 2024, name: 'Parallax 2024' }),
  '/redirects': {
    rules: [
      { from: '/old', to: '/about' },
      { from: '/old-café', to: '/café#menu', status: 302 },
      { from: '/tickets', to: '/program?type=talks' },
      { from: '/buy', to: 'https://shop.example.org/$offer?from=site' },
      { from: '/2018/**', to: '/past-festivals' },
      { from: '/2018/kept', to: '/about' },
      { from: '/people/*', to: '/artists' },
      { from: '/people/*/work', to: '/events/magnesium' },
      { from: '/artist/**', to: '/artists/**' },
      { from: '/shop/**', to: 'https://shop.example.org/**' },
      { from: '/root/**', to: '/**' },
      { from: '/past-festivals/**', to: '/about' },
    ],
    gone: [{ from: '/events/withdrawn', reason: 'The artist asked for it' }],
  },
}

/** A test site and its export. Both end with the test; with `endedBy: afterAll`, after the test file. */
export async function exportTestSite(
  answers: WireAnswers = {},
  endedBy: (end: () => Promise<void>) => void = onTestFinished,
) {
  const script = {
    type: 'text/javascript; charset=utf-8',
    body: await compress('let answer = 42\n'),
  }
  const site = await createTestSite({
    answers: { ...ANSWERS, ...answers },
    assetFiles: { find: (name) => (name === 'entry.js' ? script : undefined) },
    media: { [PICTURE]: Buffer.from(PHOTOGRAPH_TEXT, 'latin1') },
    endedBy,
  })
  await site.settled()
  // The request makes the mirror fetch the picture.
  await site.answer(`/media/${PICTURE}`)
  const parent = await mkdtemp(join(tmpdir(), 'test-export-'))
  endedBy(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, 'export')
  const { renderDeps } = site
  const write = () => exportSite(folder, { site, renderDeps, assetNames: ['entry.js'] })
  return { site, folder, write }
}

/** The address that a visitor requests: the exhibitions of a year have a sort. */
export function entered(path: string): string {
  return /^\/\d{4}\/program\/exhibitions$/.test(path) ? `${path}?sort=location` : path
}
