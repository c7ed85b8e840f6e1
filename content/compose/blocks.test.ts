import type { WireOf } from 'contract/answers/keys.ts'
import { describe, expect, test } from 'vitest'
import type { Documents } from '../stores/documents.ts'
import {
  aFestival,
  anArticle,
  anArtist,
  anEvent,
  aPage,
  aVenue,
  someDocuments,
} from '../testing/documents.ts'
import { composeAnswers } from '../testing/answers.ts'

type StaffBlock = Documents['pages'][number]['blocks'][number]
type Block = WireOf<`/pages/${string}`>['blocks'][number]

/** The composed blocks of a page, and the problems that compose reported. */
function composed(blocks: readonly unknown[], documents: Partial<Documents> = {}, name = 'about') {
  const page = aPage({ name, blocks: blocks as StaffBlock[] }) // a block of no known type is one of the cases
  const { answers, dropped } = composeAnswers(someDocuments({ ...documents, pages: [page] }), {
    asOf: Date.parse('2026-03-14T00:20:00Z'),
  })
  const answer = answers.get(`/pages/${name}`) as WireOf<'/pages/about'> | undefined // the key’s own answer
  return { blocks: answer?.blocks ?? [], dropped }
}

const text = (...children: readonly object[]) => ({ root: { type: 'root', children } })
const words = (said: string) => ({ type: 'text', text: said, format: 0 })
const paragraph = (said: string) => ({ type: 'paragraph', children: [words(said)] })
const heading = (said: string) => ({ type: 'heading', tag: 'h2', children: [words(said)] })
const p = (said: string) => [{ type: 'p', children: [{ text: said }] }]

const PICTURE = {
  id: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  code: 'm001',
  kind: 'photograph' as const,
  alt: 'Fog',
  mimeType: 'image/jpeg',
  hash: '0123456789abcdef',
  width: 1200,
  height: 800,
}
const DOCUMENT = {
  ...PICTURE,
  id: 2,
  code: 'm002',
  kind: 'document' as const,
  mimeType: 'application/pdf',
  hash: '00000000000000aa',
  filesize: 418_304,
}
const SOUND = {
  ...DOCUMENT,
  id: 3,
  code: 'm003',
  kind: 'sound' as const,
  mimeType: 'audio/mpeg',
  hash: '00000000000000bb',
}
const media = [PICTURE, DOCUMENT, SOUND]

describe('blocks (spec/content B14)', () => {
  test.each([
    ['text', { body: text(paragraph('Fog.')) }, { body: p('Fog.') }],
    ['heading', { text: 'Works', level: '3' }, { text: 'Works', level: 3, id: 'works' }],
    ['quote', { text: 'Wait.', cite: 'N. C.' }, { text: 'Wait.', cite: 'N. C.' }],
    ['quote', { text: 'Wait.', cite: '' }, { text: 'Wait.' }],
    [
      'video',
      { provider: 'vimeo', player_id: '12', title: 'A film', captions: null },
      { provider: 'vimeo', id: '12', title: 'A film', captions: false },
    ],
    [
      'audio',
      { url: '/media/a.mp3', title: 'A voice', transcript: text(paragraph('Hm.')) },
      { url: '/media/a.mp3', title: 'A voice', transcript: p('Hm.') },
    ],
    [
      'embed',
      { provider: 'youtube', player_id: 'x_-1', title: 'A film' },
      { provider: 'youtube', id: 'x_-1', title: 'A film' },
    ],
    [
      'buttons',
      { links: [{ id: 'r', title: 'Apply', href: '/apply' }] },
      { links: [{ title: 'Apply', href: '/apply' }] },
    ],
    [
      'accordion',
      { items: [{ title: 'Lifts', body: text(paragraph('Two.')) }] },
      { items: [{ title: 'Lifts', body: p('Two.') }] },
    ],
    [
      'columns',
      { left: text(paragraph('L')), right: text(paragraph('R')) },
      { left: p('L'), right: p('R') },
    ],
    [
      'stats',
      { items: [{ label: 'Artists', value: '60' }] },
      { items: [{ label: 'Artists', value: '60' }] },
    ],
    [
      'files',
      { files: [{ title: 'Report', url: '/r.pdf', bytes: 9 }] },
      { files: [{ title: 'Report', url: '/r.pdf', bytes: 9 }] },
    ],
    [
      'files',
      {
        files: [
          { title: 'Report', file: 2 },
          { title: 'Lost', file: 9 },
        ],
      },
      { files: [{ title: 'Report', url: '/media/00000000000000aa-full.pdf', bytes: 418_304 }] },
    ],
    [
      'audio',
      { title: 'A walk', file: 3, transcript: text(paragraph('Gravel.')) },
      {
        title: 'A walk',
        url: '/media/00000000000000bb-full.mp3',
        transcript: p('Gravel.'),
      },
    ],
    [
      'notice',
      { level: 'warning', body: text(paragraph('!')) },
      { level: 'warning', body: p('!') },
    ],
    ['divider', {}, {}],
  ])('make a %s of what staff filled in', (type, fields, expected) => {
    const { blocks, dropped } = composed([{ id: 'row', blockType: type, ...fields }], { media })

    expect(blocks).toEqual([{ type, ...expected }])
    expect(dropped).toEqual([])
  })

  test('keep the order of staff', () => {
    const types = ['divider', 'quote', 'divider', 'stats']
    const fields = { text: 'Wait.', items: [] }
    const { blocks } = composed(types.map((blockType) => ({ blockType, ...fields })))

    expect(blocks.map(({ type }) => type)).toEqual(types)
  })

  test('give headings ids that are unique in the whole page', () => {
    const { blocks } = composed([
      { blockType: 'heading', text: 'Works', level: '2' },
      { blockType: 'text', body: text(heading('Works')) },
      { blockType: 'text', body: text(heading('Works')) },
      { blockType: 'heading', text: 'Works', level: '2' },
      { blockType: 'columns', left: text(heading('Works')), right: text(heading('Works')) },
    ])

    expect(JSON.stringify(blocks).match(/"id":"[^"]+"/g)).toEqual(
      ['works', 'works-2', 'works-3', 'works-4', 'works-5', 'works-6'].map((id) => `"id":"${id}"`),
    )
  })

  test('are left out, and named, when their type is not known', () => {
    const { blocks, dropped } = composed([
      { blockType: 'divider' },
      { blockType: 'marquee', text: 'Now!' },
      { blockType: 'quote', text: 'Wait.' },
    ])

    expect(blocks.map(({ type }) => type)).toEqual(['divider', 'quote'])
    expect(dropped).toMatchObject([{ key: '/pages/about', field: 'blocks.1.type' }])
  })

  test('are left out, and named, when they lack something', () => {
    const { blocks, dropped } = composed([{ blockType: 'quote' }, { blockType: 'divider' }])

    expect(blocks).toEqual([{ type: 'divider' }])
    expect(dropped).toMatchObject([{ key: '/pages/about', field: 'blocks.0.text' }])
  })
})

describe('pictures in blocks', () => {
  const picture = { url: '/media/0123456789abcdef-full.jpg' }

  test.each([
    ['image', { image: 1, width: 'wide' }, { image: picture, width: 'wide' }],
    ['panorama', { image: 1 }, { image: picture }],
    ['gallery', { images: [1, 9] }, { images: [picture] }],
  ])('are in an %s', (type, fields, expected) => {
    const { blocks } = composed([{ blockType: type, ...fields }], { media })

    expect(blocks).toMatchObject([{ type, ...expected }])
  })

  test.each([
    ['image', { image: 9, width: 'wide' }],
    ['panorama', { image: 9 }],
    ['gallery', { images: [8, 9] }],
  ])('remove the %s with them when they are missing', (type, fields) => {
    expect(composed([{ blockType: type, ...fields }]).blocks).toEqual([])
  })

  test('are left out of people, who stay', () => {
    const people = [
      { name: 'Ada', role: 'Director', image: 9, artist: 9 },
      { name: 'Noor Castellane', role: 'Jury', image: 1, artist: 1 },
    ]

    expect(composed([{ blockType: 'people', people }], { media }).blocks).toMatchObject([
      {
        people: [
          { name: 'Ada', role: 'Director' },
          { name: 'Noor Castellane', image: picture, artist: { slug: 'noor-castellane' } },
        ],
      },
    ])
  })
})

describe('lists in blocks (spec/content B14)', () => {
  const events = [
    anEvent({ id: 1, code: 'e001', slug: 'waiting', tags: ['night'] }),
    anEvent({ id: 2, code: 'e002', slug: 'talking', type: 'talks', number: 2, venues: [2] }),
    anEvent({ id: 3, code: 'e003', slug: 'earlier', festival: 2, number: 3 }),
    anEvent({ id: 4, code: 'e004', slug: 'hidden', withdrawn: true, number: 4 }),
  ]
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
  const festivals = [aFestival(), aFestival({ id: 2, code: 'f002', year: 2024 })]
  const artists = [anArtist(), anArtist({ id: 2, code: 'a002', slug: 'nobody' })]
  const articles = [
    anArticle({ tags: ['night'] }),
    anArticle({ id: 2, code: 'n002', slug: 'older', published_on: '2024-01-01', festival: 2 }),
  ]
  const documents = { events, venues, festivals, artists, articles }

  const slugs = (block: Block | undefined) =>
    block && 'items' in block
      ? block.items.map((item) => ('slug' in item ? item.slug : undefined))
      : undefined
  const list = (blockType: string, query: object) =>
    slugs(composed([{ blockType, query }], documents).blocks[0])

  test.each([
    ['events', {}, ['waiting', 'talking']],
    ['events', { year: 2024 }, ['earlier']],
    ['events', { type: 'talks' }, ['talking']],
    ['events', { tag: 'night' }, ['waiting']],
    ['events', { precinct: 'north' }, ['talking']],
    ['events', { limit: 1 }, ['waiting']],
    ['events', { type: 'tours' }, []],
    ['events', { ids: [3, 1] }, ['earlier', 'waiting']],
    ['events', { ids: [4, 1] }, ['waiting']],
    ['events', { ids: [4] }, []],
    ['artists', {}, ['noor-castellane']],
    ['artists', { ids: [2] }, ['nobody']],
    ['artists', { ids: [9] }, []],
    ['venues', {}, ['shed-9', 'kiln']],
    ['venues', { precinct: 'north' }, ['kiln']],
    ['venues', { year: 2024 }, []],
    ['articles', {}, ['weather-report', 'older']],
    ['articles', { tag: 'night' }, ['weather-report']],
    ['articles', { year: 2024 }, ['older']],
    ['articles', { limit: 1 }, ['weather-report']],
  ])('of %s for %j hold what visitors may see of it', (type, query, expected) => {
    expect(list(type, query)).toEqual(expected)
  })

  test('of a page with a year show what was on in that year', () => {
    const there = [aVenue({ editions: [{ year: 2024, precinct: 'north' }] })]
    const { blocks } = composed(
      [
        { blockType: 'events', query: {} },
        { blockType: 'venues', query: { ids: [1] } },
        { blockType: 'map', venues: [1], basemap: 'city' },
      ],
      { ...documents, venues: there },
      '2024-visit',
    )
    const venue = { slug: 'shed-9', precinct: 'north', events: 1, numbers: [3] }

    expect(blocks).toMatchObject([
      { items: [{ slug: 'earlier' }] },
      { items: [venue] },
      { venues: [venue] },
    ])
  })

  test('of events hold 24 at most', () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      anEvent({ id: n + 1, code: `e0${n + 10}`, slug: `event-${n}`, number: n + 1 }),
    )
    const { blocks } = composed([{ blockType: 'events' }], { events: many })

    expect(slugs(blocks[0])).toHaveLength(24)
  })

  test('of places on a map hold those that are visible', () => {
    const { blocks } = composed(
      [{ blockType: 'map', venues: [2, 9, 1], basemap: 'city' }],
      documents,
    )

    expect(blocks).toMatchObject([
      { type: 'map', basemap: 'city', venues: [{ slug: 'kiln' }, { slug: 'shed-9' }] },
    ])
  })

  test('of partners are in tiers, and only in those that were asked for', () => {
    const partner = (id: number, tier: 'founding' | 'major') => ({
      ...PICTURE,
      id,
      code: `b00${id}`,
      slug: `partner-${id}`,
      name: `Partner ${id}`,
      website: 'https://partner.example',
      logo: 1,
      logo_light: 1,
      tiers: [{ year: 2026, tier, order: id }],
    })
    const partners = [partner(1, 'major'), partner(2, 'founding'), partner(3, 'founding')]
    const groups = (tiers: readonly string[]) =>
      composed([{ blockType: 'partners', tiers }], { partners, media }).blocks

    expect(groups(['founding', 'major'])).toMatchObject([
      {
        groups: [
          { tier: 'founding', partners: [{ slug: 'partner-2' }, { slug: 'partner-3' }] },
          { tier: 'major', partners: [{ slug: 'partner-1' }] },
        ],
      },
    ])
    expect(groups(['major'])).toMatchObject([{ groups: [{ tier: 'major' }] }])
  })
})
