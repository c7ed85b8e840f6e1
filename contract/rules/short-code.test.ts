import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeCandidate } from './short-code.ts'

describe('permanent short codes (spec/content D6)', () => {
  test.each([
    ['00000', 'a000'],
    ['fffff', 'kzzz'],
    ['08421', 'b111'],
    ['b0000', 'a000'],
    ['a8000', 'z000'],
  ])('of the hash %s… is %s', (start, code) => {
    expect(codeCandidate(start + '0'.repeat(59))).toBe(code)
  })

  test('is a letter and three digits of the alphabet for every hash', () => {
    const hash = fc.string({
      unit: fc.constantFrom(...'0123456789abcdef'.split('')),
      minLength: 64,
      maxLength: 64,
    })
    fc.assert(
      fc.property(hash, (hex) => {
        expect(codeCandidate(hex)).toMatch(
          /^[abcdefghjkmnpqrstvwxyz][0-9abcdefghjkmnpqrstvwxyz]{3}$/,
        )
      }),
    )
  })
})
