import { describe, expect, test } from 'vitest'
import {
  boundsAround,
  boundsOf,
  joinBounds,
  placeOf,
  shownBounds,
  widen,
} from './drawing-bounds.ts'
import { project } from 'contract/rules/web-mercator.ts'

const NORTH_WEST = { lon: 144.94, lat: -37.8 }
const corner = project(NORTH_WEST)
/** Bounds that are 3 km wide in the projection, and as wide to high as 6 to 5. */
const bounds = boundsOf({ x: corner.x, y: corner.y, width: 3000, height: 2500 })

describe('where a drawing lies on the ground', () => {
  test('begins at its north-western corner', () => {
    expect(bounds).toMatchObject({ west: NORTH_WEST.lon, north: NORTH_WEST.lat })
    expect(bounds.east).toBeGreaterThan(bounds.west)
    expect(bounds.south).toBeLessThan(bounds.north)
  })

  test('gives the position of each point of the drawing', () => {
    const { lon, lat } = placeOf({ bounds }, { x: 2400, y: 2000 })
    expect(lon).toBeCloseTo(bounds.east, 6)
    expect(lat).toBeCloseTo(bounds.south, 6)
  })

  test('covers only the frame of a narrowed map', () => {
    const shown = shownBounds({ bounds, frame: { x: 1200, y: 0, width: 1200, height: 1000 } })
    expect(shown.west).toBeCloseTo((bounds.west + bounds.east) / 2, 6)
    expect(shown.north).toBeCloseTo(bounds.north, 6)
    expect(shown.east).toBeCloseTo(bounds.east, 6)
  })
})

describe('bounds', () => {
  const small = { west: 1, south: 1, east: 2, north: 2 }

  test('are joined to the smallest bounds that contain both', () => {
    expect(joinBounds(small, { west: 0, south: 1.5, east: 1.5, north: 3 })).toEqual({
      west: 0,
      south: 1,
      east: 2,
      north: 3,
    })
  })

  test('surround places, with space on each side', () => {
    const around = boundsAround([
      { lon: 2, lat: 1 },
      { lon: 1, lat: 2 },
    ])
    expect(around).toEqual(small)
    expect(widen(around, 0.5)).toEqual({ west: 0.5, south: 0.5, east: 2.5, north: 2.5 })
  })
})
