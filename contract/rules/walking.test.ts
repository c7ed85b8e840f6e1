import { describe, expect, test } from 'vitest'
import { walkBetween } from './walking.ts'

const FEDERATION_SQUARE = { lat: -37.818, lon: 144.9691 }

describe('the way on foot between two places (spec/screens §16)', () => {
  test.each([
    ['the same place', FEDERATION_SQUARE, { kind: 'walk', minutes: 0 }],
    ['the State Library', { lat: -37.8098, lon: 144.9652 }, { kind: 'walk', minutes: 17 }],
    ['Docklands', { lat: -37.8183, lon: 144.9452 }, { kind: 'walk', minutes: 36 }],
  ])('from Federation Square to %s', (_, to, walk) => {
    expect(walkBetween(FEDERATION_SQUARE, to)).toEqual(walk)
  })

  test('to another town is a distance instead of hours of walking', () => {
    const walk = walkBetween(FEDERATION_SQUARE, { lat: -37.5622, lon: 143.8503 })
    expect(walk.kind === 'far' && Math.round(walk.metres / 1000)).toBe(102)
  })
})
