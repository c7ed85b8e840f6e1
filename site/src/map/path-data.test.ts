import { describe, expect, test } from 'vitest'
import { pathData, readPath } from './path-data.ts'

const points = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([x, y]) => ({ x, y }))

describe('paths of the still map (spec/screens §5.2)', () => {
  test.each([
    [
      'a line as steps',
      'open',
      [
        [
          [10, 20],
          [15, 18],
          [15, 30],
        ],
      ],
      'M10 20l5-2 0 12',
    ],
    [
      'several lines in one',
      'open',
      [
        [
          [0, 0],
          [1, 1],
        ],
        [
          [5, 5],
          [4, 4],
        ],
      ],
      'M0 0l1 1M5 5l-1-1',
    ],
    [
      'whole units',
      'open',
      [
        [
          [0.4, 0.6],
          [10.5, 10.4],
        ],
      ],
      'M0 1l11 9',
    ],
    [
      'each point once',
      'open',
      [
        [
          [0, 0],
          [0.2, 0.1],
          [5, 0],
        ],
      ],
      'M0 0l5 0',
    ],
    [
      'no line with a single point',
      'open',
      [
        [
          [0, 0],
          [0.2, 0.1],
        ],
      ],
      '',
    ],
    [
      'a ring',
      'closed',
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
        ],
      ],
      'M0 0l4 0 0 4z',
    ],
    [
      'a ring that names its first point again',
      'closed',
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 0],
        ],
      ],
      'M0 0l4 0 0 4z',
    ],
    [
      'no ring without area',
      'closed',
      [
        [
          [0, 0],
          [4, 0],
          [0, 0],
        ],
      ],
      '',
    ],
    ['nothing', 'open', [], ''],
  ] as const)('write %s', (_what, close, lines, expected) => {
    expect(
      pathData(
        lines.map((line) => points(...line)),
        close,
      ),
    ).toBe(expected)
  })
})

describe('reading the data of open lines', () => {
  test.each([
    [[]],
    [[points([0, 0], [4, 0], [4, 4])]],
    [[points([10, 20], [-5, 7], [-5, -30]), points([1, 1], [2, 3])]],
  ])('returns the lines that were written', (lines) => {
    expect(readPath(pathData(lines, 'open'))).toEqual(lines)
  })
})
