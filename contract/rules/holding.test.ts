import { describe, expect, test } from 'vitest'
import { DEFAULT_HOLDING_LINES, checkBackLine, holding, holdingMaxAgeS } from './holding.ts'
import { toInstant } from './local-time.ts'

const MELBOURNE = 'Australia/Melbourne'

const opensAt = Date.parse('2026-11-21T23:00:00Z')

describe('holding screen (spec/asked §1, spec/behaviour §16)', () => {
  test.each([
    [false, undefined, opensAt, false],
    [false, opensAt, opensAt - 1, false],
    [true, undefined, opensAt, true],
    [true, opensAt, opensAt - 1, true],
    [true, opensAt, opensAt, false],
    [true, opensAt, opensAt + 1, false],
    [true, toInstant('tomorrow', MELBOURNE), opensAt, true],
  ])('with the flag %s and opens_at %s is shown at %i: %s', (flag, opens, now, expected) => {
    expect(holding(flag, opens, now)).toBe(expected)
  })

  test('has the words of the specification', () => {
    expect(DEFAULT_HOLDING_LINES.join(' ')).toBe('The future is loading')
  })

  test.each([
    [undefined, undefined, 'Check back at 10am 22 Nov AEDT'],
    [Number.NaN, undefined, 'Check back at 10am 22 Nov AEDT'],
    [opensAt, undefined, 'Check back at 10am 22 Nov AEDT'],
    [toInstant('2026-05-01T09:30', MELBOURNE), undefined, 'Check back at 9.30am 1 May AEST'],
    [opensAt, ' Soon ', 'Soon'],
    [opensAt, '  ', 'Check back at 10am 22 Nov AEDT'],
  ])('with opens_at %s and the line %j says "%s"', (opens, given, expected) => {
    expect(checkBackLine(opens, { zone: MELBOURNE, given })).toBe(expected)
  })

  test('names the place of the time zone unless it is Melbourne', () => {
    const line = checkBackLine(opensAt, { zone: 'Australia/Perth' })
    expect(line).toBe('Check back at 7am 22 Nov Perth time')
  })

  test.each([
    [undefined, opensAt, 30],
    [opensAt, opensAt - 1, 1],
    [opensAt, opensAt - 1999, 1],
    [opensAt, opensAt - 2000, 2],
    [opensAt, opensAt - 30_000, 30],
    [opensAt, opensAt - 86_400_000, 30],
  ])('with opens_at %s may be cached at %i for %i s', (opens, now, expected) => {
    expect(holdingMaxAgeS(opens, now)).toBe(expected)
  })
})
