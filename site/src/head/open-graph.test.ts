import { StubImage } from 'contract/answers/image.ts'
import { aStubImage } from 'contract/testing/image.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openGraphImage } from './open-graph.tsx'

const urlOf = (size: string) => `/media/0123456789abcdef-${size}.jpg`
const large = { large: urlOf('large'), 'large-width': 1600, 'large-height': 1200 }
const og = { og: urlOf('og'), 'og-width': 1200, 'og-height': 630 }
const small = { thumbnail: urlOf('thumbnail'), 'thumbnail-width': 150, 'thumbnail-height': 150 }

describe('the picture of a link preview (spec/behaviour §8.3)', () => {
  test.each([
    ['og', { ...og, ...large, ...small }, 1200, 630],
    ['large', { ...large, ...small }, 1600, 1200],
    ['full', small, 4000, 3000],
    ['og', { og: urlOf('og') }, 1200, 630],
  ])('is the image’s file “%s” if the image has the files %o', (size, sizes, width, height) => {
    const wire = aStubImage({ url: urlOf('full'), width: 4000, height: 3000, alt: 'A pier', sizes })
    expect(openGraphImage(v.parse(StubImage, wire))).toEqual({
      url: urlOf(size),
      width,
      height,
      alt: 'A pier',
    })
  })

  test.each([
    ['both its dimensions', { width: undefined, height: undefined }],
    ['one of its dimensions', { width: undefined }],
  ])('is announced as 1200 × 630 if the image lacks %s', (_what, dimensions) => {
    const wire = aStubImage({ url: urlOf('full'), sizes: {}, ...dimensions })
    expect(openGraphImage(v.parse(StubImage, wire))).toMatchObject({
      url: urlOf('full'),
      width: 1200,
      height: 630,
    })
  })

  test('is the default picture of the build if the page has none', () => {
    expect(openGraphImage(undefined)).toEqual({
      url: expect.stringMatching(/default-picture.*\.png$/),
      width: 1200,
      height: 630,
      alt: '',
    })
  })
})
