import { describe, expect, test } from 'vitest'
import { parseClock } from './festival-clock.ts'

const STARTED_AT = Date.parse('2026-11-20T03:00:00Z')

function festivalTime(text: string | undefined, startedAtMs = STARTED_AT): string {
  return new Date(startedAtMs + parseClock(text, startedAtMs).offsetMs).toISOString()
}

describe('festival clock (spec/content F: the demo runs on a shifted clock)', () => {
  test.each([
    [undefined, '2026-11-20T03:00:00.000Z'],
    ['', '2026-11-20T03:00:00.000Z'],
    ['2026-03-14T00:20:00Z', '2026-03-14T00:20:00.000Z'],
    ['2026-03-14T00:20Z', '2026-03-14T00:20:00.000Z'],
    ['2026-03-14T11:20', '2026-03-14T00:20:00.000Z'],
    ['2026-03-14T11:20:30', '2026-03-14T00:20:30.000Z'],
    ['2026-06-14T11:20', '2026-06-14T01:20:00.000Z'],
    // A wall time that does not exist is read one hour later (spec/behaviour §26).
    ['2026-10-04T02:30', '2026-10-03T16:30:00.000Z'],
    ['2026-10-04T01:59', '2026-10-03T15:59:00.000Z'],
    ['2026-10-04T03:00', '2026-10-03T16:00:00.000Z'],
    // Of a wall time that exists twice, the first is taken.
    ['2026-04-05T02:30', '2026-04-04T15:30:00.000Z'],
    ['2026-04-05T03:00', '2026-04-04T17:00:00.000Z'],
  ])('reads %j as starting at %s', (text, expected) => {
    expect(festivalTime(text)).toBe(expected)
  })

  test('is the same in every process that knows the instant of the start, whenever the process itself started', () => {
    const text = `2026-03-14T11:20@${STARTED_AT}`
    const early = parseClock(text, STARTED_AT + 1_000)
    const late = parseClock(text, STARTED_AT + 86_400_000)
    expect(early).toEqual(late)
    expect(festivalTime(text)).toBe('2026-03-14T00:20:00.000Z')
    expect(festivalTime(`2026-03-14T00:20:00Z@${STARTED_AT}`)).toBe('2026-03-14T00:20:00.000Z')
  })

  test.each([
    'now',
    '2026-03-14',
    '2026-02-30T11:20',
    '2026-13-01T11:20',
    '2026-03-14T24:00',
    '2026-03-14T11:60',
    '2026-03-14T11:20+11:00',
    '2026-03-14T11:20@',
    '2026-03-14T11:20@soon',
    ' 2026-03-14T11:20',
    '@1773447600000',
  ])('refuses %j in one line that names the forms', (text) => {
    expect(() => parseClock(text, STARTED_AT)).toThrow(
      /^FESTIVAL_CLOCK must be 2026-03-14T11:20 \(Melbourne\).*$/,
    )
  })
})
