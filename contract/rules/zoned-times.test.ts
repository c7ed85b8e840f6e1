import { describe, expect, test } from 'vitest'
import { toInstant } from './melbourne-time.ts'
import { formatZonedTime, formatZonedTimes } from './zoned-times.ts'

describe('times with the zone of their date (spec/screens §0.4, spec/behaviour §26)', () => {
  test.each([
    ['2026-03-14T18:00', '2026-03-14T20:00', '6–8pm', '6–8pm AEDT'],
    ['2022-05-01T11:00', '2022-05-01T12:30', '11am–12.30pm AEST', '11am–12.30pm AEST'],
    ['2018-03-31T23:00', '2018-04-01T05:00', '11pm AEDT – 5am AEST', '11pm AEDT – 5am AEST'],
    ['2018-04-01T00:30', '2018-04-01T01:30', '12.30–1.30am', '12.30–1.30am AEDT'],
    ['2026-10-04T01:00', '2026-10-04T03:30', '1am AEST – 3.30am AEDT', '1am AEST – 3.30am AEDT'],
  ])('%s to %s: %s, named %s', (start, end, plain, named) => {
    const [from, to] = [toInstant(start), toInstant(end)]
    expect(formatZonedTimes(from, to)).toBe(plain)
    expect(formatZonedTimes(from, to, { isNamed: true })).toBe(named)
  })

  test('one time names its zone by the same rule', () => {
    const [summer, winter] = [toInstant('2026-03-14T18:00'), toInstant('2022-05-01T11:00')]
    expect([formatZonedTime(summer), formatZonedTime(winter)]).toEqual(['6pm', '11am AEST'])
    expect(formatZonedTime(summer, { isNamed: true })).toBe('6pm AEDT')
  })
})
