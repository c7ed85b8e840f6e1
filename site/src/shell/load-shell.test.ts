import { describe, expect, test } from 'vitest'
import { logoSize } from './load-shell.ts'

describe('the size of a logo (spec/design §5.3.2)', () => {
  test.each([
    ['an ordinary one', [150, 34], [150, 34]],
    ['the same, drawn larger', [600, 136], [150, 34]],
    ['a wide one, of the same area', [600, 100], [175, 29]],
    ['a very wide one, not below 24 px', [1000, 50], [480, 24]],
    ['a square one, not above 44 px', [200, 200], [44, 44]],
    ['one of unknown size', [0, 0], [150, 34]],
  ] as const)('is right for %s', (_kind, [width, height], [shownWidth, shownHeight]) => {
    expect(logoSize(width, height)).toEqual({ width: shownWidth, height: shownHeight })
  })
})
