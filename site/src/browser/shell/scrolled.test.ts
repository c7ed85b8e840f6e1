import { describe, expect, test } from 'vitest'
import { AT_TOP, scrolled } from './header.ts'

describe('how far a page is scrolled (spec/asked §4, spec/behaviour §12)', () => {
  test.each([
    [-80, AT_TOP],
    [0, AT_TOP],
    [49, AT_TOP],
    [50, { isTop: false, isPastOneScreen: false }],
    [900, { isTop: false, isPastOneScreen: false }],
    [901, { isTop: false, isPastOneScreen: true }],
  ])('at %i px on a screen of 900 is %j', (scrollY, expected) => {
    expect(scrolled(scrollY, 900)).toEqual(expected)
  })
})
