import fc from 'fast-check'
import { anyText } from 'contract/testing/any-text.ts'
import { describe, expect, test } from 'vitest'
import { isFresh, negotiate } from './negotiate.ts'

describe('the encoding of an answer (spec/faults C26)', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['br ; q=0.5 ,gzip', 'gzip'],
    ['br;q=0, *;q=1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['gzip, *;q=0', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['identity', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['identity;q=0, br', 'br'],
    ['identity;q=0', 'gzip'],
    ['BR', 'br'],
    ['br;q=2', 'identity'],
    ['br;q=0.1234', 'identity'],
    ['br;q=2, gzip', 'gzip'],
    [';;;', 'identity'],
    [','.repeat(10_000), 'identity'],
    ['zstd', 'identity'],
  ] as const)('for %j is %s', (header, encoding) => {
    expect(negotiate(header)).toBe(encoding)
  })

  test('is one of three for any header', () => {
    const part = fc.constantFrom(
      'br',
      'gzip',
      'identity',
      '*',
      ';q=',
      '0',
      '1',
      '.5',
      ',',
      ' ',
      ';',
    )
    const header = fc.oneof(anyText(), fc.string({ unit: part }))
    fc.assert(
      fc.property(header, (given) => {
        expect(['br', 'gzip', 'identity']).toContain(negotiate(given))
      }),
    )
  })
})

const ETAG = '"abc-gzip"'

describe('whether the visitor’s copy is current, by its etag (spec/faults C7)', () => {
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
