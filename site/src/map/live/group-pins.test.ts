import { describe, expect, test } from 'vitest'
import type { MapPin } from '../street-map-view.ts'
import { captionsAt, groupPins, MOST_ZOOM } from './group-pins.ts'

const FAR = 9
const NEAR = 16

function aPin(id: string, lat: number, lon: number, overrides: Partial<MapPin> = {}): MapPin {
  return {
    id,
    at: { lat, lon },
    label: id,
    name: id,
    href: `?venue=${id}`,
    x: 0,
    y: 0,
    ...overrides,
  }
}

/** Two pins 90 m apart, and one 2 km to the east. */
const A = aPin('01', -37.8183, 144.965)
const B = aPin('02', -37.8183, 144.966)
const C = aPin('03', -37.8183, 144.99)

const AROUND = { west: 144.9, south: -37.9, east: 145.1, north: -37.7 }

const ids = (groups: ReturnType<typeof groupPins>) =>
  groups.map(({ pins }) => pins.map(({ id }) => id))

describe('the pins of a live map (spec/screens §5.2)', () => {
  test('stay separate at their positions if they have room', () => {
    const groups = groupPins([A, B, C], NEAR)
    expect(ids(groups)).toEqual([['01'], ['02'], ['03']])
    expect(groups[0]?.at.lat).toBeCloseTo(A.at.lat, 9)
    expect(groups[0]?.at.lon).toBeCloseTo(A.at.lon, 9)
  })

  test('are joined if they would overlap, and the cluster is in the middle of its pins', () => {
    const groups = groupPins([A, B, C], 14)
    expect(ids(groups)).toEqual([['01', '02'], ['03']])
    expect(groups[0]?.at.lon).toBeCloseTo(144.9655, 6)
  })

  test('are joined until no two signs overlap', () => {
    const row = Array.from({ length: 30 }, (_, index) =>
      aPin(`${index}`, -37.81, 144.9 + index / 500),
    )
    for (let zoom = 8; zoom < MOST_ZOOM; zoom += 0.25) {
      const groups = groupPins(row, zoom)
      const pixels = groups.map(({ at }) => (at.lon / 360) * 512 * 2 ** zoom)
      const gaps = pixels.slice(1).map((x, index) => x - (pixels[index] ?? 0))
      expect(Math.min(Infinity, ...gaps)).toBeGreaterThan(28)
      expect(groups.flatMap(({ pins }) => pins)).toHaveLength(30)
    }
  })

  test('count the width of a long label', () => {
    const wide = { label: '100–104' }
    expect(groupPins([A, B], 15)).toHaveLength(2)
    expect(
      groupPins(
        [
          { ...A, ...wide },
          { ...B, ...wide },
        ],
        14.5,
      ),
    ).toHaveLength(1)
  })

  test('do not include the selected pin in a group', () => {
    const groups = groupPins([{ ...A, isSelected: true }, B, C], FAR)
    expect(ids(groups)).toEqual([['01'], ['02', '03']])
  })

  test('of one place are moved apart at the closest zoom', () => {
    const twins = [A, aPin('04', A.at.lat, A.at.lon)]
    expect(groupPins(twins, MOST_ZOOM - 1)).toHaveLength(1)
    const [first, second] = groupPins(twins, MOST_ZOOM)
    const apart = Math.hypot(
      (first?.dx ?? 0) - (second?.dx ?? 0),
      (first?.dy ?? 0) - (second?.dy ?? 0),
    )
    expect(apart).toBeGreaterThanOrEqual(26)
  })
})

describe('the stops of a walk (spec/behaviour §36.4)', () => {
  test('keep their numbers at every zoom, pushed apart', () => {
    const stops = [A, B, aPin('04', A.at.lat, A.at.lon), C]
    for (let zoom = FAR; zoom <= MOST_ZOOM; zoom += 0.5) {
      const groups = groupPins(stops, zoom, { isWalk: true })
      expect(ids(groups)).toEqual([['01'], ['02'], ['04'], ['03']])
    }
    const [first, second] = groupPins(stops, FAR, { isWalk: true })
    const apart = Math.hypot(
      (first?.dx ?? 0) - (second?.dx ?? 0),
      (first?.dy ?? 0) - (second?.dy ?? 0),
    )
    expect(apart).toBeGreaterThan(24)
  })
})

describe('names beside pins of a live map (spec/behaviour §36.3)', () => {
  test('are on the first free side, only beside single pins', () => {
    const named = [A, B, C].map((pin) => ({ ...pin, caption: `Place ${pin.id}` }))
    const sides = (zoom: number, view = AROUND) => {
      const groups = groupPins(named, zoom)
      const captions = captionsAt(groups, zoom, view)
      return groups.map((group) => captions.get(group))
    }
    expect(sides(MOST_ZOOM)).toEqual(['right', 'right', 'right'])
    expect(sides(15.5)).toEqual(['left', 'right', 'right'])
    expect(sides(14)).toEqual([undefined, 'right'])
    // A view that ends at the third place cuts no name.
    expect(sides(MOST_ZOOM, { ...AROUND, east: C.at.lon + 0.0001 })).toEqual([
      'right',
      'right',
      'left',
    ])
  })
})
