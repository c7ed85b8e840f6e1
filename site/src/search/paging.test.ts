import { describe, expect, test } from 'vitest'
import { paginate } from './paging.ts'

const letters = ['a', 'b', 'c', 'd', 'e']

describe('pages of a list (screens 0.3)', () => {
  test.each([
    [1, 2, ['a', 'b'], 1, 3],
    [3, 2, ['e'], 3, 3],
    [4, 2, ['a', 'b'], 1, 3],
    [0, 2, ['a', 'b'], 1, 3],
    [1, 5, letters, 1, 1],
  ])('page %i of %i each', (page, perPage, items, shown, pages) => {
    expect(paginate(letters, page, perPage)).toEqual({ items, page: shown, pages })
  })

  test('an empty list has one empty page', () => {
    expect(paginate([], 2, 12)).toEqual({ items: [], page: 1, pages: 1 })
  })
})
