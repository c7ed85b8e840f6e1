import { describe, expect, test } from 'vitest'
import { fitsInSpare, minutesText } from './minutes-left.ts'

const MIN = 60_000
const NOW = Date.UTC(2026, 2, 14, 0, 20)
const inMin = (minutes: number) => NOW + minutes * MIN

describe('a visit from the visitor’s position (spec/screens §15)', () => {
  test.each([
    ['in 40\u00a0min', { from: inMin(40) }],
    ['in 1\u00a0min', { from: inMin(0.2) }],
    ['', { from: inMin(91) }],
    ['', { from: inMin(-1) }],
    ['30\u00a0min left', { until: inMin(30) }],
    ['', { until: inMin(61) }],
    ['', {}],
  ])('says “%s” of %o', (text, visit) => {
    expect(minutesText(visit, NOW)).toBe(text)
  })

  test.each([
    ['an open exhibition nearby', { until: inMin(300), allowMin: 30 }, 10, true],
    ['one that is always open', { allowMin: 30 }, 60, true],
    ['one too far away', { until: inMin(300), allowMin: 30 }, 61, false],
    ['one that closes too soon', { until: inMin(35), allowMin: 30 }, 10, false],
    ['a talk that ends in time', { from: inMin(20), allowMin: 60 }, 10, true],
    ['a talk that ends too late', { from: inMin(40), allowMin: 60 }, 10, false],
    ['a talk that starts before one is there', { from: inMin(5), allowMin: 30 }, 10, false],
  ])('fits in 90 minutes or not: %s', (_case, visit, walk, fits) => {
    expect(fitsInSpare(visit, walk, NOW)).toBe(fits)
  })
})
