import { describe, expect, test } from 'vitest'
import { acceptanceCookie, hasCookie } from './acknowledgement-cookie.ts'

describe('the cookie of the acknowledgement (spec/behaviour §15.1)', () => {
  test.each([
    ['acknowledgement=1', true],
    ['acknowledgement=x', true],
    ['acknowledgement=', true],
    ['acknowledgement', true],
    ['a=1; acknowledgement=1; b=2', true],
    ['', false],
    ['not-acknowledgement=1', false],
    ['a=acknowledgement', false],
    ['acknowledgements=1', false],
  ])('of %j is there: %s', (cookies, expected) => {
    expect(hasCookie(cookies)).toBe(expected)
  })

  test('is kept for a year on every path, and on https only there', () => {
    const plain = 'acknowledgement=1; Path=/; Max-Age=31536000; SameSite=Lax'
    expect(acceptanceCookie('http:')).toBe(plain)
    expect(acceptanceCookie('https:')).toBe(`${plain}; Secure`)
  })
})
