import { describe, expect, test } from 'vitest'
import { isOneEdit } from './misspelling.ts'

describe('one edit (spec/screens §10)', () => {
  test.each([
    ['cyanotype', 'cyanotipe', true],
    ['cyanotype', 'cyanotyp', true],
    ['cyanotype', 'cyyanotype', true],
    ['cyanotype', 'yanotype', true],
    ['cyanotype', 'cyanotpye', true],
    ['cyanotype', 'cynaotype', true],
    ['ab', 'ba', true],
    ['a', '', true],
    ['cyanotype', 'cyanotype', false],
    ['cyanotype', 'cianotipe', false],
    ['cyanotype', 'cyanoty', false],
    ['abcd', 'dbca', false],
    ['abc', 'cab', false],
    ['', '', false],
  ])('of %j and %j is %j, either way round', (a, b, expected) => {
    expect(isOneEdit(a, b)).toBe(expected)
    expect(isOneEdit(b, a)).toBe(expected)
  })
})
