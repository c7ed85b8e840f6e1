import { describe, expect, test } from 'vitest'
import { clipLine, clipRing } from './clip.ts'

const FRAME = { x: 0, y: 0, width: 10, height: 10 }
const points = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([x, y]) => ({ x, y }))

describe('lines cut at the edge of a map (spec/screens §5.2)', () => {
  test.each([
    [
      'inside',
      [
        [1, 1],
        [9, 9],
      ],
      [
        [
          [1, 1],
          [9, 9],
        ],
      ],
    ],
    [
      'outside',
      [
        [-5, 20],
        [20, 20],
      ],
      [],
    ],
    [
      'past a corner',
      [
        [-4, 2],
        [2, -4],
      ],
      [],
    ],
    [
      'across the map',
      [
        [-5, 5],
        [15, 5],
      ],
      [
        [
          [0, 5],
          [10, 5],
        ],
      ],
    ],
    [
      'that enters and ends inside',
      [
        [-5, 5],
        [5, 5],
        [5, 8],
      ],
      [
        [
          [0, 5],
          [5, 5],
          [5, 8],
        ],
      ],
    ],
    [
      'that leaves and enters again',
      [
        [5, 5],
        [15, 5],
        [15, 8],
        [5, 8],
      ],
      [
        [
          [5, 5],
          [10, 5],
        ],
        [
          [10, 8],
          [5, 8],
        ],
      ],
    ],
    [
      'along the edge',
      [
        [0, -5],
        [0, 15],
      ],
      [
        [
          [0, 0],
          [0, 10],
        ],
      ],
    ],
  ] as const)('a line %s', (_what, line, expected) => {
    expect(clipLine(points(...line), FRAME)).toEqual(expected.map((part) => points(...part)))
  })

  test.each([
    [
      'inside',
      [
        [1, 1],
        [9, 1],
        [5, 9],
      ],
      [
        [1, 1],
        [9, 1],
        [5, 9],
      ],
    ],
    [
      'outside',
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      [],
    ],
    [
      'around the whole map',
      [
        [-10, -10],
        [20, -10],
        [20, 20],
        [-10, 20],
      ],
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ],
    [
      'half inside',
      [
        [5, 2],
        [15, 2],
        [15, 8],
        [5, 8],
      ],
      [
        [5, 2],
        [10, 2],
        [10, 8],
        [5, 8],
      ],
    ],
  ] as const)('a ring %s', (_what, ring, expected) => {
    const clipped = clipRing(points(...ring), FRAME)
    expect(clipped).toHaveLength(expected.length)
    for (const point of points(...expected)) expect(clipped).toContainEqual(point)
  })
})
