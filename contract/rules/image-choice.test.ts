import { describe, expect, test } from 'vitest'
import {
  chooseImage,
  imageBox,
  isPanorama,
  isPortrait,
  layoutClass,
  srcset,
} from './image-choice.ts'
import type { ChoosableImage } from './image-choice.ts'

const file = (name: string, width: number, height = width) => ({
  url: `/media/a-${name}.webp`,
  width,
  height,
})
const ALL = {
  medium: file('medium', 300),
  medium_large: file('medium_large', 768),
  large: file('large', 1024),
  '1536x1536': file('1536x1536', 1536),
  '2048x2048': file('2048x2048', 2048),
}
const ORIGINAL = '/media/a-full.jpg'
const image = (width: unknown, height: unknown, sizes: ChoosableImage['sizes'] = ALL) => ({
  url: ORIGINAL,
  width,
  height,
  sizes,
})

describe('choice of a size (spec/behaviour §20.1, §20.2)', () => {
  const { '1536x1536': _high, ...withoutHigh } = ALL

  test.each([
    [3000, 2000, ALL, 'large'],
    [2000, 3000, ALL, '1536x1536'],
    [1800, 1000, ALL, 'large'],
    [1801, 1000, ALL, 'large'],
    [1000, 1000, ALL, 'large'],
    [2000, 3000, withoutHigh, 'large'],
    [2000, 3000, { medium: ALL.medium }, 'medium'],
    [3000, 2000, { '1536x1536': ALL['1536x1536'] }, '1536x1536'],
    ['3000', '2000', ALL, 'large'],
    [0, 2000, ALL, 'large'],
    [-1, 2000, ALL, 'large'],
    [Number.NaN, 2000, ALL, 'large'],
    [2000, undefined, ALL, 'large'],
    [1, 100_000, ALL, '1536x1536'],
  ] as const)('of %s × %s with %j is %s', (width, height, sizes, size) => {
    expect(chooseImage(image(width, height, sizes))?.url).toBe(`/media/a-${size}.webp`)
  })

  test.each([
    [1800, 1000, false],
    [1801, 1000, true],
    [3000, 2000, false],
    [1000, 1000, false],
    [2000, 3000, false],
    ['3001', '1000', false],
    [-3000, 1000, false],
  ])('of %s × %s is a panorama: %s', (width, height, expected) => {
    expect(isPanorama({ width, height })).toBe(expected)
  })

  test('falls back to the original, with its dimensions', () => {
    expect(chooseImage(image(2000, 3000, {}))).toEqual({ url: ORIGINAL, width: 2000, height: 3000 })
    expect(isPanorama(image(3000, 1000, {}))).toBe(true)
  })

  test('skips a size without a URL', () => {
    const empty = { url: '', width: 1, height: 1 }
    expect(chooseImage(image(3, 2, { large: empty, medium: ALL.medium }))).toEqual(ALL.medium)
  })

  test.each([[false], [null], [undefined], [{ ...image(3, 2, {}), url: '' }]] as const)(
    'returns no file for %j',
    (given) => {
      expect(chooseImage(given)).toBeUndefined()
    },
  )
})

describe('srcset (spec/behaviour §20.3)', () => {
  test('lists the uncropped sizes and the original by width', () => {
    const { medium, ...others } = ALL
    expect(srcset(image(2560, 1700, { ...others, medium }))).toBe(
      '/media/a-medium.webp 300w, /media/a-medium_large.webp 768w, /media/a-large.webp 1024w, ' +
        '/media/a-1536x1536.webp 1536w, /media/a-2048x2048.webp 2048w, /media/a-full.jpg 2560w',
    )
  })

  test('has each URL once, and the original with its own width', () => {
    const repeated = { url: ORIGINAL, width: 1536, height: 1000 }
    expect(
      srcset(image(1200, 800, { large: ALL.large, '1536x1536': repeated, '2048x2048': repeated })),
    ).toBe('/media/a-large.webp 1024w, /media/a-full.jpg 1200w')
  })

  test('never contains a cropped size', () => {
    const cropped = { ...ALL, thumbnail: file('thumbnail', 150), og: file('og', 1200) }
    expect(srcset(image(2560, 1700, cropped))).not.toMatch(/thumbnail|og\./)
  })

  test('leaves out files without a width', () => {
    expect(srcset(image(undefined, 800, { large: { ...ALL.large, width: 0 } }))).toBe('')
  })
})

describe('box and shape (spec/behaviour §20.2, spec/design §4)', () => {
  test.each([
    [3000, 2000, { width: 3000, height: 2000 }],
    [0, 2000, { width: 1000, height: 800 }],
    ['3000', '2000', { width: 1000, height: 800 }],
    [Number.POSITIVE_INFINITY, 1, { width: 1000, height: 800 }],
  ])('of %s × %s is %j', (width, height, box) => {
    expect(imageBox({ width, height })).toEqual(box)
  })

  test.each([
    [1801, 1000, 'panorama'],
    [1800, 1000, 'landscape'],
    [1041, 1000, 'landscape'],
    [1040, 1000, 'square'],
    [1000, 1000, 'square'],
    [960, 1000, 'square'],
    [959, 1000, 'portrait'],
    [2000, 3000, 'portrait'],
    [undefined, undefined, 'landscape'],
  ])('of %s × %s is a %s', (width, height, expected) => {
    expect(layoutClass({ width, height })).toBe(expected)
  })

  test('is a portrait when it is higher than wide', () => {
    expect(isPortrait({ width: 999, height: 1000 })).toBe(true)
    expect(isPortrait({ width: 1000, height: 1000 })).toBe(false)
  })
})
