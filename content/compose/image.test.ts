import { Image, StubImage } from 'contract/answers/image.ts'
import { prune } from 'contract/answers/prune.ts'
import { describe, expect, test } from 'vitest'
import type { FlatDocument } from './flat.ts'
import type { Media } from '../payload-types.ts'
import { image, stubImage } from './image.ts'

type MediaDocument = FlatDocument<Media>

const HASH = '0123456789abcdef'
const CREDIT: MediaDocument['credit'] = {
  artists: ['Noor Castellane'],
  work_title: 'Tide',
  year: '2025',
  medium: 'silver gelatin print',
  dimensions: '60 × 90 cm',
  view: 'work',
  courtesy: 'the artist',
  copyright: '© Noor Castellane',
}

function aMedia(overrides: Partial<MediaDocument> = {}): MediaDocument {
  return {
    id: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    code: 'm001',
    kind: 'photograph',
    alt: 'A wave breaking on a dark beach',
    credit: CREDIT,
    mimeType: 'image/jpeg',
    hash: HASH,
    width: 2560,
    height: 1707,
    ...overrides,
  }
}

/** A picture whose credit has only these facts. */
const onlyCredit = (credit: Partial<NonNullable<MediaDocument['credit']>>) =>
  aMedia({ credit: { view: 'work', copyright: '©', ...credit } })

describe('a picture in an answer (spec/content A2)', () => {
  test('names its largest file, and each size with its real dimensions', () => {
    const picture = image(aMedia())

    expect(picture).toMatchObject({
      url: `/media/${HASH}-full.jpg`,
      width: 2560,
      height: 1707,
      title: '',
      alt: 'A wave breaking on a dark beach',
      id: 'm001',
      focal: { x: 0.5, y: 0.5 },
      credit: CREDIT,
    })
    expect(picture?.sizes).toMatchObject({
      thumbnail: `/media/${HASH}-thumbnail.webp`,
      'thumbnail-width': 150,
      large: `/media/${HASH}-large.webp`,
      'large-width': 1024,
      'large-height': 683,
      og: `/media/${HASH}-og.jpg`,
      'og-width': 1200,
    })
  })

  test('repeats the largest file for a size that would enlarge it', () => {
    const { sizes, url } = image(aMedia({ width: 800, height: 600 })) ?? {}

    expect(sizes).toMatchObject({ large: url, 'large-width': 800, 'large-height': 600 })
    expect(sizes).toMatchObject({ medium_large: `/media/${HASH}-medium_large.webp` })
  })

  test('has in a list five sizes, and neither preview nor credit', () => {
    const stub = stubImage(aMedia({ preview: 'data:image/webp;base64,AAAA' }))
    const names = Object.keys(stub?.sizes ?? {}).filter((key) => !/-(?:width|height)$/.test(key))

    expect(names).toEqual(['thumbnail', 'medium', 'medium_large', 'large', '1536x1536'])
    expect(stub).not.toHaveProperty('preview')
    expect(stub).not.toHaveProperty('credit')
  })

  test('fits its schema in both forms', () => {
    const media = aMedia({ preview: 'data:image/webp;base64,AAAA', tone: '#808080', focalX: 0 })

    expect(prune(Image, image(media))).toMatchObject({ ok: true, problems: [] })
    expect(prune(StubImage, stubImage(media))).toMatchObject({ ok: true, problems: [] })
  })

  test.each([
    ['there is no record', undefined],
    ['its file is not there yet', aMedia({ hash: undefined })],
    ['nothing is known of its dimensions', aMedia({ width: undefined })],
    ['it is no picture', aMedia({ mimeType: 'application/pdf', width: undefined })],
    ['it is of a kind we do not keep', aMedia({ mimeType: 'image/gif' })],
  ])('is absent when %s', (_what, media) => {
    expect(image(media)).toBeUndefined()
    expect(stubImage(media)).toBeUndefined()
  })

  test('has no alt text when it is decorative', () => {
    expect(image(aMedia({ decorative: true }))).toMatchObject({ alt: '', decorative: true })
  })

  test.each([
    [undefined, undefined, { x: 0.5, y: 0.5 }],
    [0, 100, { x: 0, y: 1 }],
    [25, undefined, { x: 0.25, y: 0.5 }],
  ])('gives the focal point, %s and %s in percent, as parts of one', (focalX, focalY, focal) => {
    expect(image(aMedia({ focalX, focalY }))?.focal).toEqual(focal)
  })

  test('is one unchanged file for all sizes if it is a logo', () => {
    const logo = aMedia({ kind: 'logo', mimeType: 'image/svg+xml', width: 120, height: 34 })

    expect(image(logo)?.sizes).toMatchObject({
      thumbnail: `/media/${HASH}-full.svg`,
      'thumbnail-width': 120,
      'thumbnail-height': 34,
    })
  })
})

describe('captions (spec/content A2)', () => {
  test.each([
    ['what staff wrote', aMedia({ caption: 'A [Tide], at dusk' }), 'A [Tide], at dusk'],
    [
      'everything the credit says',
      aMedia({ credit: { ...CREDIT, photographer: 'Wen Oxley' } }),
      'Noor Castellane, [Tide], 2025, silver gelatin print, 60 × 90 cm. Courtesy the artist. Photo: Wen Oxley.',
    ],
    [
      'several artists',
      onlyCredit({ artists: ['Noor Castellane', 'Teo Aldersey'], work_title: 'Tide' }),
      'Noor Castellane, Teo Aldersey, [Tide].',
    ],
    [
      'a detail',
      onlyCredit({ view: 'detail', artists: ['Noor Castellane'], year: '2025' }),
      'Detail of Noor Castellane, 2025.',
    ],
    [
      'an installation',
      onlyCredit({ view: 'installation', artists: ['Noor Castellane'], work_title: 'Tide' }),
      'Installation view of Noor Castellane, [Tide].',
    ],
    [
      'brackets in a title as parentheses',
      onlyCredit({ artists: ['Noor Castellane'], work_title: 'Tide [two]' }),
      'Noor Castellane, [Tide (two)].',
    ],
    [
      'the series of a work',
      onlyCredit({
        artists: ['Noor Castellane'],
        work_title: 'Fog',
        series: 'Rivers',
        year: '2025',
      }),
      'Noor Castellane, [Fog], from the series Rivers, 2025.',
    ],
    [
      'the picture’s title for a work without one',
      { ...onlyCredit({ artists: ['Noor Castellane'] }), title: 'Tide' },
      'Noor Castellane, [Tide].',
    ],
    [
      'a courtesy that is a sentence already',
      onlyCredit({ artists: ['Noor Castellane'], courtesy: 'Courtesy the artist' }),
      'Noor Castellane. Courtesy the artist.',
    ],
    [
      'who photographed a place, without an artist',
      onlyCredit({ view: 'place', artists: [], photographer: 'Casimir Dunleavy' }),
      'Photo: Casimir Dunleavy.',
    ],
    [
      'who photographed a place whose artists were never filled in',
      onlyCredit({ view: 'place', photographer: 'Casimir Dunleavy' }),
      'Photo: Casimir Dunleavy.',
    ],
    ['nothing of a detail of which nothing is known', onlyCredit({ view: 'detail' }), ''],
    ['nothing without a credit', aMedia({ credit: undefined }), ''],
    ['nothing of a logo', { ...onlyCredit({}), kind: 'logo' as const, title: 'Farrow Trust' }, ''],
  ])('say %s', (_what, media, expected) => {
    expect(image(media)?.caption).toBe(expected)
  })
})
