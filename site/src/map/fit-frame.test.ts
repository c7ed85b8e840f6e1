import { describe, expect, test } from 'vitest'
import { fitFrame, keepWithin } from './fit-frame.ts'

describe('what a map shows (spec/screens §5.2)', () => {
  test('extends 12 % beyond its pins on each side', () => {
    const frame = fitFrame(
      [
        { x: 1000, y: 0 },
        { x: 3000, y: 100 },
      ],
      'area',
      600,
    )
    expect(frame?.x).toBeCloseTo(760)
    expect(frame?.width).toBeCloseTo(2480)
    expect(frame?.height).toBeCloseTo(2480 / 1.2)
  })

  test('extends as far above and below if its pins span more from north to south', () => {
    const frame = fitFrame(
      [
        { x: 0, y: 0 },
        { x: 10, y: 1000 },
      ],
      'area',
      600,
    )
    expect(frame?.y).toBeCloseTo(-120)
    expect(frame?.height).toBeCloseTo(1240)
  })

  test('is never narrower than the minimum', () => {
    expect(fitFrame([{ x: 50, y: 70 }], 'area', 600)).toEqual({
      x: -250,
      y: -180,
      width: 600,
      height: 500,
    })
  })

  test('has all pins of a strip in the square in its middle', () => {
    const frame = fitFrame(
      [
        { x: 0, y: 0 },
        { x: 1000, y: 0 },
      ],
      'strip',
      600,
    )
    expect(frame?.height).toBeCloseTo(1240)
    expect(frame?.width).toBeCloseTo(4960)
    expect(frame?.x).toBeCloseTo(500 - 2480)
  })

  test.each([
    ['where it lies on the ground', 5000, 5000 - 1200],
    ['a little, at an edge', 1100, 0],
    ['no farther than its pin stays in view on every screen', 400, 400 - 1200 + 0.38 * 600],
  ])('moves %s', (_where, x, expected) => {
    const ground = { x: 0, y: 0, width: 10_000, height: 10_000 }
    expect(fitFrame([{ x, y: 5000 }], 'strip', 600, ground)?.x).toBeCloseTo(expected)
  })

  test('does not move when its pins need all of its middle', () => {
    const pins = [
      { x: 0, y: 5000 },
      { x: 1000, y: 5000 },
    ]
    const ground = { x: 0, y: 0, width: 10_000, height: 10_000 }
    expect(fitFrame(pins, 'strip', 600, ground)?.x).toBeCloseTo(500 - 2480)
  })

  test('is undefined without pins', () => {
    expect(fitFrame([], 'area', 600)).toBeUndefined()
  })

  test('moves back onto the drawn ground', () => {
    const outer = { x: 0, y: 0, width: 100, height: 80 }
    expect(keepWithin({ x: -5, y: 70, width: 20, height: 20 }, outer)).toEqual({
      x: 0,
      y: 60,
      width: 20,
      height: 20,
    })
    expect(keepWithin({ x: 30, y: 30, width: 20, height: 20 }, outer)).toEqual({
      x: 30,
      y: 30,
      width: 20,
      height: 20,
    })
  })
})
