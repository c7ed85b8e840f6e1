import { describe, expect, test } from 'vitest'
import { toInstant } from './local-time.ts'
import { formatZonedTime, formatZonedTimes } from './zoned-times.ts'

const zone = 'Australia/Melbourne'

describe('times with the zone of their date (spec/screens §0.4, spec/behaviour §26)', () => {
  test.each([
    ['2026-03-14T18:00', '2026-03-14T20:00', '6–8pm', '6–8pm AEDT'],
    ['2022-05-01T11:00', '2022-05-01T12:30', '11am–12.30pm AEST', '11am–12.30pm AEST'],
    ['2018-03-31T23:00', '2018-04-01T05:00', '11pm AEDT – 5am AEST', '11pm AEDT – 5am AEST'],
    ['2018-04-01T00:30', '2018-04-01T01:30', '12.30–1.30am', '12.30–1.30am AEDT'],
    ['2026-10-04T01:00', '2026-10-04T03:30', '1am AEST – 3.30am AEDT', '1am AEST – 3.30am AEDT'],
  ])('%s to %s: %s, named %s', (start, end, plain, named) => {
    const [from, to] = [toInstant(start, zone), toInstant(end, zone)]
    expect(formatZonedTimes(from, to, { zone })).toBe(plain)
    expect(formatZonedTimes(from, to, { zone, isNamed: true })).toBe(named)
  })

  test('one time names its zone by the same rule', () => {
    const timesOf = (local: string, where: string) =>
      [false, true].map((isNamed) =>
        formatZonedTime(toInstant(local, where), { zone: where, isNamed }),
      )
    expect(timesOf('2026-03-14T18:00', zone)).toEqual(['6pm', '6pm AEDT'])
    expect(timesOf('2022-05-01T11:00', zone)).toEqual(['11am AEST', '11am AEST'])
    expect(timesOf('2026-03-14T18:00', 'Australia/Perth')).toEqual(['6pm', '6pm Perth time'])
  })
})
