import { describe, expect, test } from 'vitest'
import { openGraphImage } from './open-graph-image.ts'

const file = (url: string, width: number, height: number) => ({ url, width, height })
const image = { ...file('/media/original.jpg', 4000, 3000), alt: 'A pier', sizes: {} }

describe('the picture of a preview (behaviour §8.3)', () => {
  test.each([
    [
      { og: file('/media/og.jpg', 1200, 630), large: file('/media/l.jpg', 1600, 1200) },
      '/media/og.jpg',
      1200,
      630,
    ],
    [{ large: file('/media/l.jpg', 1600, 1200) }, '/media/l.jpg', 1600, 1200],
    [{}, '/media/original.jpg', 4000, 3000],
    [{ og: file('/media/og.jpg', 0, 0) }, '/media/og.jpg', 1200, 630],
  ])('of the sizes %o is %s, %i × %i', (sizes, url, width, height) => {
    expect(openGraphImage({ ...image, sizes })).toEqual({ url, width, height, alt: 'A pier' })
  })

  test('is none where there is no picture', () => {
    expect(openGraphImage(undefined)).toBeUndefined()
  })
})
