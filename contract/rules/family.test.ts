import { describe, expect, test } from 'vitest'
import { family } from './family.ts'

describe('screen family (spec/asked §2)', () => {
  test.each([
    [2018, 'legacy'],
    [2021, 'legacy'],
    [2022, 'legacy'],
    [2023, 'current'],
    [2026, 'current'],
  ] as const)('shows %i with the %s screens', (year, expected) => {
    expect(family(year)).toBe(expected)
  })
})
