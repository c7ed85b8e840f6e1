import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simplifyLine } from './simplify-line.ts'

const points = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([x, y]) => ({ x, y }))

describe('simplified lines (spec/screens §5.2)', () => {
  test.each([
    [
      'nothing of two points',
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 0],
        [10, 0],
      ],
    ],
    [
      'a point on the line between two others',
      [
        [0, 0],
        [5, 0],
        [10, 0],
      ],
      [
        [0, 0],
        [10, 0],
      ],
    ],
    [
      'a point at the distance of the tolerance',
      [
        [0, 0],
        [5, 1],
        [10, 0],
      ],
      [
        [0, 0],
        [10, 0],
      ],
    ],
    [
      'not a corner',
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
    ],
    [
      'not the point at which a line turns back',
      [
        [0, 0],
        [10, 0],
        [4, 0],
      ],
      [
        [0, 0],
        [10, 0],
        [4, 0],
      ],
    ],
    [
      'no point that is far from the simplified line',
      [
        [0, 0],
        [2, 0.5],
        [5, 5],
        [8, 0.5],
        [10, 0],
      ],
      [
        [0, 0],
        [2, 0.5],
        [5, 5],
        [8, 0.5],
        [10, 0],
      ],
    ],
    [
      'not the corners of a closed ring',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    ],
    ['nothing of one point', [[3, 3]], [[3, 3]]],
    ['nothing of an empty line', [], []],
  ] as const)('leaves out %s', (_what, line, expected) => {
    expect(simplifyLine(points(...line), 1)).toEqual(points(...expected))
  })

  test('keeps the ends and never adds a point', () => {
    const coordinate = fc.integer({ min: -1000, max: 1000 })
    const line = fc.array(fc.record({ x: coordinate, y: coordinate }), {
      minLength: 2,
      maxLength: 60,
    })
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 200 }), (given, tolerance) => {
        const simple = simplifyLine(given, tolerance)
        expect(simple[0]).toEqual(given[0])
        expect(simple.at(-1)).toEqual(given.at(-1))
        expect(simple.length).toBeLessThanOrEqual(given.length)
      }),
    )
  })

  test('can simplify a line of 20,000 points', () => {
    const line = Array.from({ length: 20_000 }, (_none, index) => ({
      x: index,
      y: Math.sin(index) * 100,
    }))
    expect(simplifyLine(line, 500)).toHaveLength(2)
  })
})
