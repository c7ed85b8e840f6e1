import { describe, expect, test } from 'vitest'
import { hasEnteredView } from './pictures.ts'

const VIEWPORT = 800

describe('a box enters view (spec/asked §9, spec/behaviour §20.9)', () => {
  test.each([
    [0, 600, 400, false],
    [0.09, 600, 400, false],
    [0.1, 600, 400, true],
    [1, 600, 400, true],
    [0.09, 600, 8000, false],
    [0.001, 600, 8001, true],
    [0, 600, 8001, false],
    [1, 600, 0, false],
    [1, 0, 400, false],
  ])('by %f of its area, %i × %i: %s', (intersectionRatio, width, height, expected) => {
    const sighting = {
      isIntersecting: intersectionRatio > 0,
      intersectionRatio,
      boundingClientRect: { width, height },
    }
    expect(hasEnteredView(sighting, VIEWPORT)).toBe(expected)
  })
})
