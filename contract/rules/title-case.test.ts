import { describe, expect, test } from 'vitest'
import { titleCase } from './title-case.ts'

describe('title case (spec/behaviour §8.1.5)', () => {
  test.each([
    ['the-art-of-light', 'The Art of Light'],
    ['caf%C3%A9_hours', 'Café Hours'],
    ['100-days', '100 Days'],
    ['of-mice-and-men', 'Of Mice and Men'],
    ['THE-ART-OF', 'THE ART of'],
    ['photoBook', 'Photo Book'],
    ['%C3%A9tude.no_2', 'Étude No 2'],
    ['a--b', 'A B'],
    ['%zz', '%zz'],
    ['---', ''],
    ['', ''],
  ])('writes %s as "%s"', (segment, expected) => {
    expect(titleCase(segment)).toBe(expected)
  })
})
