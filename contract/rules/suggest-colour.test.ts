import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { nearestReadable } from './suggest-colour.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the nearest colour that can be read (spec/content B1.11)', () => {
  test.each([
    ['#000000', '#ffffff', 4.5, '#000000'],
    ['#999999', '#ffffff', 4.5, '#767676'],
    ['#666666', '#000000', 4.5, '#757575'],
    ['#999999', '#ffffff', 7, '#595959'],
    ['#808080', '#808080', 4.5, '#171717'],
    ['#808080', '#808080', 7, undefined],
    ['#e8402a', '#f4e04d', 4.5, '#b63221'],
  ])('of %s on %s at %d:1 is %s', (color, background, ratio, expected) => {
    expect(nearestReadable(color, background, ratio)).toBe(expected)
  })

  test('exists for every text at 4.5:1, and can be read', () => {
    fc.assert(
      fc.property(colours, colours, (color, background) => {
        const found = nearestReadable(color, background, 4.5) ?? background
        expect(contrast(found, background)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('is the colour itself if that can be read', () => {
    fc.assert(
      fc.property(colours, colours, (color, background) => {
        fc.pre(contrast(color, background) >= 4.5)
        expect(nearestReadable(color, background, 4.5)).toBe(color)
      }),
    )
  })

  test('of a grey is a grey, and no grey nearer to it can be read', () => {
    const greys = fc
      .integer({ min: 0, max: 255 })
      .map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`)
    const level = (grey: string) => Number.parseInt(grey.slice(1, 3), 16)
    fc.assert(
      fc.property(greys, greys, greys, (color, background, other) => {
        const found = nearestReadable(color, background, 4.5) ?? background
        expect(found).toMatch(/^#(..)\1\1$/)
        fc.pre(contrast(other, background) >= 4.5)
        // The steps to black and to white have different sizes.
        const slack = 2
        const isTowards = level(other) < level(color) === level(found) < level(color)
        fc.pre(isTowards)
        expect(Math.abs(level(found) - level(color))).toBeLessThanOrEqual(
          Math.abs(level(other) - level(color)) + slack,
        )
      }),
    )
  })
})
