import fc from 'fast-check'
import type { LayoutClass } from 'contract/rules/image-choice.ts'
import { describe, expect, test } from 'vitest'
import { gallerySpans } from './gallery-spans.ts'

const COLUMNS = 12

describe('rows of a gallery (spec/design GR5, "Event")', () => {
  test.each([
    [0, []],
    [1, [12]],
    [2, [6, 6]],
    [3, [4, 4, 4]],
    [4, [6, 6, 6, 6]],
    [5, [4, 4, 4, 6, 6]],
    [7, [4, 4, 4, 6, 6, 6, 6]],
  ])('lays %i landscapes out as %j', (count, expected) => {
    expect(gallerySpans(Array<LayoutClass>(count).fill('landscape'))).toEqual(expected)
  })

  test('gives a panorama the whole width, and starts a new row after it', () => {
    expect(gallerySpans(['portrait', 'panorama', 'landscape', 'square'])).toEqual([12, 12, 6, 6])
  })

  test('leaves no row with an empty cell', () => {
    const layout = fc.constantFrom<LayoutClass>('panorama', 'square', 'landscape', 'portrait')
    fc.assert(
      fc.property(fc.array(layout, { maxLength: 30 }), (layouts) => {
        const spans = gallerySpans(layouts)
        expect(spans).toHaveLength(layouts.length)
        let filled = 0
        for (const span of spans) {
          expect(filled + span).toBeLessThanOrEqual(COLUMNS)
          filled = (filled + span) % COLUMNS
        }
        expect(filled).toBe(0)
      }),
    )
  })
})
