import { describe, expect, test } from 'vitest'
import { fittedSize } from './fitted-lines.ts'

describe('the size of fitted text (spec/asked §9, spec/behaviour §21)', () => {
  test.each([
    [1386, 4.62, 300],
    [358, 4.475, 80],
    [230, 5, 48],
    [150, 5, 48],
  ])('in %i px, of a text %f em wide, is %i px', (available, em, size) => {
    expect(fittedSize(available, em)).toBeCloseTo(size)
  })
})
