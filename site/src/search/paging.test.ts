import { describe, expect, test } from 'vitest'
import { paginate } from './paging.ts'

const letters = ['a', 'b', 'c', 'd', 'e']

describe('pages of a list (spec/screens §0.3)', () => {
  test.each([
    [1, 2, { items: ['a', 'b'], page: 1, pages: 3 }],
    [3, 2, { items: ['e'], page: 3, pages: 3 }],
    [4, 2, { items: ['a', 'b'], page: 1, pages: 3 }],
    [0, 2, { items: ['a', 'b'], page: 1, pages: 3 }],
    [1, 5, { items: letters, page: 1, pages: 1 }],
  ])('page %i of %i each', (page, perPage, expected) => {
    expect(paginate(letters, page, perPage)).toEqual(expected)
  })

  test('an empty list has one empty page', () => {
    expect(paginate([], 2, 12)).toEqual({ items: [], page: 1, pages: 1 })
  })
})
