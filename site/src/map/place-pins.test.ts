import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PIN_SIZE, placePins, type PinSpot } from './place-pins.ts'

const SIZE = { width: 576, height: 480 }
const pin = (x: number, y: number, width = PIN_SIZE): PinSpot => ({ x, y, width })
const middles = (spots: readonly PinSpot[]) =>
  placePins(spots, SIZE).map(({ dx, dy }, index) => ({
    x: (spots[index]?.x ?? 0) + dx,
    y: (spots[index]?.y ?? 0) + dy,
  }))

/** The least distance between any two points. */
function leastApart(points: readonly { x: number; y: number }[]): number {
  return Math.min(
    ...points.flatMap((a, index) =>
      points.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    ),
  )
}

describe('pins that are moved apart (spec/screens §5.2)', () => {
  test.each([
    ['alone', [pin(100, 100)]],
    ['at 27 px', [pin(100, 100), pin(127, 100)]],
    ['far from each other', [pin(100, 100), pin(300, 200), pin(500, 400)]],
  ])('stay at their positions if they are %s', (_what, spots) => {
    for (const { dx, dy } of placePins(spots, SIZE)) expect([dx, dy]).toEqual([0, 0])
  })

  test.each([
    ['closer than 26 px', [pin(100, 100), pin(110, 100)]],
    ['in one place', [pin(100, 100), pin(100, 100)]],
    ['five in one place', Array.from({ length: 5 }, () => pin(200, 200))],
    ['forty in one street', Array.from({ length: 40 }, (_none, index) => pin(200 + index, 240))],
  ])('are moved apart if they are %s', (_what, spots) => {
    expect(leastApart(middles(spots))).toBeGreaterThanOrEqual(26)
  })

  test('move only as far as needed, along the line between them', () => {
    expect(placePins([pin(100, 100), pin(110, 100)], SIZE)).toMatchObject([
      { dx: -8.2, dy: 0 },
      { dx: 8.3, dy: 0 },
    ])
  })

  test('need space for the width of their label', () => {
    const [a, b] = middles([pin(100, 100, 60), pin(140, 100, 60)])
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThanOrEqual(58)
  })

  test('stay on the map', () => {
    for (const { x, y } of middles([pin(2, 2), pin(3, 3), pin(4, 4)])) {
      expect(x).toBeGreaterThanOrEqual(13)
      expect(y).toBeGreaterThanOrEqual(13)
    }
  })

  test('have a touch area of 44 px if there is room, else a smaller one of at least 26 px that covers no neighbour', () => {
    expect(placePins([pin(100, 100)], SIZE)[0]?.reach).toBe(22)
    expect(placePins([pin(100, 100), pin(134, 100)], SIZE)[0]?.reach).toBe(17)
    expect(placePins([pin(100, 100), pin(100, 100)], SIZE)[0]?.reach).toBeGreaterThanOrEqual(13)
  })

  test('are at least 26 px apart for any 30 pins, and never move without a reason', () => {
    const spot = fc.record({
      x: fc.integer({ min: 60, max: 500 }),
      y: fc.integer({ min: 60, max: 420 }),
    })
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 30 }), (places) => {
        const spots = places.map(({ x, y }) => pin(x, y))
        expect(leastApart(middles(spots))).toBeGreaterThanOrEqual(26)
        expect(placePins(spots, SIZE)).toEqual(placePins(spots, SIZE))
      }),
    )
  })
})
