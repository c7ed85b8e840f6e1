import { describe, expect, test } from 'vitest'
import { nearestStop, startFrom } from './start-from.ts'

const STOPS = [1, 2, 3, 4].map((number) => ({ number }))
const numbers = (stops: readonly { number: number }[]) => stops.map(({ number }) => number)

describe('where a guide begins (spec/screens §5.12)', () => {
  test.each([
    ['nothing', undefined, false, [[1, 2, 3, 4], []]],
    ['the first', '1', false, [[1, 2, 3, 4], []]],
    [
      'a stop of a way',
      '3',
      false,
      [
        [3, 4],
        [1, 2],
      ],
    ],
    ['a stop of a loop', '3', true, [[3, 4, 1, 2], []]],
    ['a stop that there is not', '9', false, [[1, 2, 3, 4], []]],
  ])('puts first what is asked for: %s', (_what, from, isLoop, expected) => {
    const ordered = startFrom(STOPS, from, isLoop)
    expect([numbers(ordered.stops), numbers(ordered.earlier)]).toEqual(expected)
  })

  test('is the stop nearest to a position, among those with a position', () => {
    const stops = [
      { number: 1, at: { lat: -37.81, lon: 144.95 } },
      { number: 2 },
      { number: 3, at: { lat: -37.83, lon: 144.99 } },
    ]
    expect(nearestStop({ lat: -37.829, lon: 144.98 }, stops)).toBe(3)
    expect(nearestStop({ lat: -37.829, lon: 144.98 }, [{ number: 2 }])).toBeUndefined()
  })
})
