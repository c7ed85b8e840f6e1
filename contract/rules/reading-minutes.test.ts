import { describe, expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

describe('reading time (spec/content B9)', () => {
  test.each([
    [0, 1],
    [1, 1],
    [220, 1],
    [221, 2],
    [440, 2],
    [600, 3],
  ])('of %i words is %i min', (words, expected) => {
    expect(readingMinutes(' word\n'.repeat(words))).toBe(expected)
  })
})
