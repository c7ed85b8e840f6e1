import { describe, expect, test } from 'vitest'
import { titleFromPath } from './title-from-path.ts'

describe('the title from the path, if there is no other (spec/asked §2)', () => {
  test.each([
    ['/', undefined],
    ['/---', undefined],
    ['/a/b-c', 'B C'],
  ])('of %s is %s', (path, expected) => {
    expect(titleFromPath(path)).toBe(expected)
  })
})
