import { describe, expect, test } from 'vitest'
import { legDistances, legMinutes } from './distance-to-next-stop.ts'

/** A hundredth of a degree to the east at the equator: 1,113 m. */
const STEP = 0.01
const at = (steps: number, north = 0) => ({ lon: steps * STEP, lat: north * STEP })
const line = (...points: readonly (readonly [number, number])[]) =>
  points.map(([lon, lat]) => [lon * STEP, lat * STEP] as const)
const rounded = (legs: readonly (number | undefined)[]) =>
  legs.map((metres) => (metres === undefined ? undefined : Math.round(metres / 10) * 10))

describe('distances between stops (spec/screens §5.12)', () => {
  test('follow the route and not the straight line', () => {
    const way = { line: line([0, 0], [1, 0], [1, 1], [2, 1]), distance_m: 3340, loop: false }
    expect(rounded(legDistances([at(0), at(1, 1), at(2, 1)], way))).toEqual([2230, 1110, undefined])
  })

  test('add up to the distance that staff gave, however roughly the route is drawn', () => {
    const way = { line: line([0, 0], [1, 0], [2, 0]), distance_m: 3000, loop: false }
    expect(rounded(legDistances([at(0), at(1), at(2)], way))).toEqual([1500, 1500, undefined])
  })

  test('are measured from the point of the route nearest to a stop', () => {
    const way = { line: line([0, 0], [2, 0]), distance_m: 2000, loop: false }
    expect(rounded(legDistances([at(0, 0.1), at(0.5, -0.1), at(2)], way))).toEqual([
      500,
      1500,
      undefined,
    ])
  })

  test('keep the order of stops if the route passes one twice', () => {
    const way = {
      line: line([0, 0], [1, 0], [2, 0], [1, 0], [0, 0]),
      distance_m: 4000,
      loop: false,
    }
    expect(rounded(legDistances([at(0), at(2), at(1), at(0)], way))).toEqual([
      2000,
      1000,
      1000,
      undefined,
    ])
  })

  test('lead from the last stop of a loop back to the first', () => {
    const way = {
      line: line([0, 0], [1, 0], [1, 1], [0, 1], [0, 0]),
      distance_m: 4000,
      loop: true,
    }
    expect(rounded(legDistances([at(0), at(1), at(1, 1)], way))).toEqual([1000, 1000, 2000])
  })

  test('give the rest of the length to the last leg of a loop if its line ends at the last stop', () => {
    const way = { line: line([0, 0], [1, 0], [1, 1]), distance_m: 5000, loop: true }
    const [first, second, last] = rounded(legDistances([at(0), at(1), at(1, 1)], way))
    expect([first, second]).toEqual([1110, 1110])
    expect(last).toBe(2770)
  })

  test.each([
    [
      'before and after a stop without a place',
      [at(0), undefined, at(2)],
      [undefined, undefined, undefined],
    ],
    ['after the last of a way that is no loop', [at(0)], [undefined]],
    ['without stops', [], []],
  ])('are not known %s', (_where, stops, expected) => {
    const way = { line: line([0, 0], [2, 0]), distance_m: 2000, loop: false }
    expect(legDistances(stops, way)).toEqual(expected)
  })

  test.each([
    [350, 'walk', 5],
    [20, 'walk', 1],
    [2500, 'ride', 10],
    [110_000, 'drive', 100],
  ] as const)('take %i m by %s in %i minutes', (metres, mode, expected) => {
    expect(legMinutes(metres, mode)).toBe(expected)
  })
})
