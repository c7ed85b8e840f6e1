import { describe, expect, test } from 'vitest'
import { retryAfterMs } from './retry-after-header.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')

describe('Retry-After (RFC 9110 §10.2.3, spec/faults B3)', () => {
  test.each([
    ['0', 0],
    ['7', 7_000],
    [' 7 ', 7_000],
    ['3600', 60_000],
    ['Sat, 14 Mar 2026 00:20:05 GMT', 5_000],
    ['Sat, 14 Mar 2026 09:00:00 GMT', 60_000],
    ['Fri, 13 Mar 2026 00:00:00 GMT', 0],
  ])('reads %j as %i ms', (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected)
  })

  test.each([undefined, '', 'soon', '-5', '1.5', '2026-03-14', 'soon GMT', ['1', '2']])(
    'ignores %j',
    (header) => {
      expect(retryAfterMs(header, NOW)).toBeUndefined()
    },
  )
})
