import { describe, expect, test } from 'vitest'
import { isFresh } from './is-fresh.ts'

const ETAG = '"abc-gzip"'

describe('whether a visitor has what an etag names (spec/faults C7)', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['*', true],
    [ETAG, true],
    [`W/${ETAG}`, true],
    [[...Array.from({ length: 199 }, (_, index) => `"x${index}"`), ETAG].join(', '), true],
    ['"abc-br"', false],
    [ETAG.slice(1), false],
  ])('with If-None-Match: %s is %s', (ifNoneMatch, expected) => {
    expect(isFresh(ifNoneMatch, ETAG)).toBe(expected)
  })
})
