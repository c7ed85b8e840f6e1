import { expect, test } from 'vitest'
import { pictureAfterKey } from './picture-after-key.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 1, undefined],
  ['a', 1, undefined],
])('%s at picture %i of three leads to %s', (key, at, expected) => {
  expect(pictureAfterKey(key, { at, count: 3 })).toBe(expected)
})
