import { describe, expect, test } from 'vitest'
import { cropOffset, IMAGE_SIZES, imageFiles, sizeOf } from './image-sizes.ts'

const PHOTOGRAPH = { hash: '0123456789abcdef', kind: 'photograph', mimeType: 'image/jpeg' }

function namedSize(name: string) {
  const size = IMAGE_SIZES.find((each) => each.name === name)
  if (!size) throw new Error(`There is no size ${name}`)
  return size
}

describe('the sizes of a picture (spec/content A2)', () => {
  test.each([
    ['thumbnail', 1600, 900, { width: 150, height: 150 }],
    ['thumbnail', 400, 100, { width: 100, height: 100 }],
    ['medium', 1600, 900, { width: 300, height: 169 }],
    ['medium', 900, 1600, { width: 169, height: 300 }],
    ['medium', 300, 200, undefined],
    ['medium_large', 900, 1600, { width: 768, height: 1365 }],
    ['medium_large', 700, 3000, undefined],
    ['large', 1024, 1024, undefined],
    ['large', 1025, 10, { width: 1024, height: 10 }],
    ['1536x1536', 2560, 1707, { width: 1536, height: 1024 }],
    ['2048x2048', 2560, 1, { width: 2048, height: 1 }],
    ['og', 2560, 1707, { width: 1200, height: 630 }],
    ['og', 1000, 800, { width: 1000, height: 525 }],
  ])('%s of %i × %i', (name, width, height, expected) => {
    expect(sizeOf(namedSize(name), { width, height })).toEqual(expected)
  })

  test('name their file, or the largest file if they would enlarge it', () => {
    const files = imageFiles({ ...PHOTOGRAPH, width: 800, height: 600 })

    expect(files?.full).toEqual({ name: '0123456789abcdef-full.jpg', width: 800, height: 600 })
    expect(files?.sizes.get('medium')?.name).toBe('0123456789abcdef-medium.webp')
    expect(files?.sizes.get('og')?.name).toBe('0123456789abcdef-og.jpg')
    expect(files?.sizes.get('large')).toEqual(files?.full)
  })

  test.each([
    ['no file', { ...PHOTOGRAPH, hash: null, width: 1, height: 1 }],
    ['no dimensions', { ...PHOTOGRAPH, width: null, height: null }],
    ['a document', { ...PHOTOGRAPH, kind: 'document', mimeType: 'application/pdf' }],
  ])('are none for %s', (_case, record) => {
    expect(imageFiles(record)).toBeUndefined()
  })
})

describe('the crop (spec/content A2)', () => {
  test.each([
    [
      { x: 0.5, y: 0.5 },
      { left: 50, top: 0 },
    ],
    [
      { x: 0, y: 0 },
      { left: 0, top: 0 },
    ],
    [
      { x: 1, y: 1 },
      { left: 100, top: 0 },
    ],
    [
      { x: 0.3, y: 0.9 },
      { left: 10, top: 0 },
    ],
  ])('is around %o, inside the picture', (focal, expected) => {
    const crop = { width: 100, height: 100 }
    expect(cropOffset({ width: 200, height: 100 }, crop, focal)).toEqual(expected)
  })
})
