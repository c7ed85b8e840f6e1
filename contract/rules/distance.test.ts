import { describe, expect, test } from 'vitest'
import { distanceM } from './distance.ts'

const customsSteps = { lat: -37.8193, lon: 144.9604 }
const shed9 = { lat: -37.8183, lon: 144.9452 }
const poppetHead = { lat: -36.758, lon: 144.276 }

describe('distance (spec/content D9)', () => {
  test.each([
    [customsSteps, customsSteps, 0, 0],
    [customsSteps, shed9, 1340, 10],
    [customsSteps, poppetHead, 132_700, 500],
    [{ lat: 0, lon: 0 }, { lat: 0, lon: 180 }, 20_015_115, 10],
    [{ lat: -37, lon: 179.9 }, { lat: -37, lon: -179.9 }, 17_760, 30],
  ])('of %j and %j is %i m', (a, b, expected, tolerance) => {
    expect(Math.abs(distanceM(a, b) - expected)).toBeLessThanOrEqual(tolerance)
    expect(distanceM(b, a)).toBe(distanceM(a, b))
  })
})
