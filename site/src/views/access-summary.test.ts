import type { AccessCode } from 'contract/rules/access.ts'
import { describe, expect, test } from 'vitest'
import { accessSummary } from './access-view.ts'

describe('access in a list (spec/screens §0.7)', () => {
  test.each<[readonly AccessCode[], string | undefined]>([
    [[], undefined],
    [['lift'], 'Lift'],
    [
      ['accessible_toilet', 'lift', 'step_free_entrance'],
      'Step-free entrance, lift, accessible toilet',
    ],
    [
      ['accessible_toilet', 'auslan', 'lift', 'seating', 'step_free_entrance'],
      'Step-free entrance, Auslan interpreted, lift +\u00a02\u00a0more',
    ],
    [['low_light', 'captions'], 'Captions, low light'],
  ])('says of %j "%s"', (codes, expected) => {
    expect(accessSummary(codes)).toBe(expected)
  })
})
