import { formatInstant, toInstant } from 'contract/rules/local-time.ts'
import { describe, expect, test } from 'vitest'
import { presetsOf } from './presets.ts'
import { dueAt } from './due.ts'
import { badgeWords, notInWords, stageOf } from './words.ts'

const ZONE = 'Australia/Melbourne'
const MELBOURNE = { nowMs: toInstant('2026-03-14T11:20', ZONE), zone: ZONE }

describe('the badge of a release', () => {
  test.each([
    ['publish', '2026-03-21T10:00', 'Goes live Sat 21 March, 10am'],
    ['publish', '2027-01-01T00:00', 'Goes live Fri 1 January 2027, 12am'],
    ['unpublish', '2026-03-29T18:30', 'Goes out of public Sun 29 March, 6.30pm'],
  ] as const)('says what happens and when: %s %s', (act, at, words) => {
    expect(badgeWords(act, toInstant(at, ZONE), MELBOURNE)).toBe(words)
  })

  test('says that a due release is going live, until it is live', () => {
    const due = toInstant('2026-03-14T11:19', ZONE)
    expect(badgeWords('publish', due, MELBOURNE)).toBe('Is going live, due Sat 14 March, 11.19am')
    expect(stageOf('done', due, MELBOURNE)).toBe('done')
    expect(stageOf('failed', due, MELBOURNE)).toBe('failed')
  })

  test.each([
    [0, ''],
    [1, '1 change is not in it'],
    [2, '2 changes are not in it'],
  ])('says how many changes are not in the release: %i', (count, words) => {
    expect(notInWords(count)).toBe(words)
  })
})

describe('the time of a release (spec/content B18)', () => {
  test.each([
    ['Australia/Melbourne', '2027-01-01T00:30', '2026-12-31T13:30Z', '12.30am AEDT'],
    ['Australia/Perth', '2027-01-01T00:30', '2026-12-31T16:30Z', '12.30am Perth time'],
    ['Australia/Broken_Hill', '2027-01-01T00:30', '2026-12-31T14:00Z', '12.30am Broken Hill time'],
    ['Pacific/Auckland', '2027-01-01T00:30', '2026-12-31T11:30Z', '12.30am Auckland time'],
  ])('is read and shown in the zone of the festival: %s', (zone, at, instant, time) => {
    const due = dueAt({ at }, zone)

    expect(due).toBe(Date.parse(instant))
    expect(formatInstant(due, zone)).toBe(`Friday 1 January 2027, ${time}`)
    const before = { nowMs: due - 60 * 60_000, zone }
    expect(badgeWords('publish', due, before)).toBe('Goes live Fri 1 January 2027, 12.30am')
    expect(badgeWords('publish', due, { nowMs: due, zone })).toBe(
      'Goes live Fri 1 January, 12.30am',
    )
  })
})

describe('the times that an edition offers', () => {
  const edition = { start: '2026-03-06', end: '2026-03-29' }

  test('are those that are ahead', () => {
    expect(presetsOf(edition, '2026-03-06T09:59')).toEqual([
      { label: 'Opening day, 10am', at: '2026-03-06T10:00' },
      { label: 'Last day, 10am', at: '2026-03-29T10:00' },
      { label: 'The day after, 10am', at: '2026-03-30T10:00' },
    ])
    expect(presetsOf(edition, '2026-03-06T10:00')[0]?.label).toBe('Last day, 10am')
    expect(presetsOf(edition, '2026-01-01T10:00').map(({ at }) => at.slice(0, 10))).toEqual([
      '2026-02-06',
      '2026-02-27',
      '2026-03-06',
      '2026-03-29',
      '2026-03-30',
    ])
  })
})
