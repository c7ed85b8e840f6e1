import { createMoment } from 'contract/rules/moment.ts'
import { describe, expect, test } from 'vitest'
import { callTiming } from './participate-deadline.ts'

const zone = 'Australia/Melbourne'
const swap = { opens_at: '2026-03-06T10:00', closes_at: '2026-03-29T23:59', zone }

const timingAt = (now: string) => callTiming(swap, createMoment(Date.parse(now)))

function untilAt(now: string): number | undefined {
  const moment = createMoment(Date.parse(now))
  callTiming(swap, moment)
  return moment.until()
}

describe('state and deadline of a participate item (spec/screens §5.13, §5.14)', () => {
  test.each([
    [
      'before it opens',
      '2026-03-05T12:00:00+11:00',
      'upcoming',
      'Opens Friday 6 March 2026, 10am AEDT',
    ],
    ['at the instant it opens', '2026-03-06T10:00:00+11:00', 'open', undefined],
    [
      'at the instant it closes',
      '2026-03-29T23:59:00+11:00',
      'closed',
      'Closed Sunday 29 March 2026',
    ],
  ] as const)('%s', (_, now, state, notice) => {
    const timing = timingAt(now)
    expect([timing.state, timing.notice?.text]).toEqual([state, notice])
  })

  test.each([
    [
      'a fortnight before',
      '2026-03-14T11:20:00+11:00',
      'Closes Sunday 29 March 2026, 11.59pm AEDT',
    ],
    ['two days before', '2026-03-27T23:58:00+11:00', 'Closes Sunday 29 March 2026, 11.59pm AEDT'],
    [
      '48 hours before, on Friday',
      '2026-03-27T23:59:00+11:00',
      'Closes Sunday 29 March 2026, 11.59pm AEDT',
    ],
    ['on the day before', '2026-03-28T00:00:00+11:00', 'Closes tomorrow, 11.59pm AEDT'],
    ['on its last day', '2026-03-29T00:00:00+11:00', 'Closes today, 11.59pm AEDT'],
  ])('words its deadline %s', (_, now, text) => {
    expect(timingAt(now).deadline?.text).toBe(text)
  })

  test('has its instants with the offset of their own day', () => {
    const call = { opens_at: '2026-06-01T09:00', closes_at: '2026-10-04T23:59', zone }
    const { notice, deadline } = callTiming(call, createMoment(Date.parse('2026-03-14T00:00:00Z')))
    expect(notice).toEqual({
      text: 'Opens Monday 1 June 2026, 9am AEST',
      dateTime: '2026-06-01T09:00:00+10:00',
    })
    expect(deadline).toEqual({
      text: 'Closes Sunday 4 October 2026, 11.59pm AEDT',
      dateTime: '2026-10-04T23:59:00+11:00',
    })
  })

  test('is always open without dates', () => {
    expect(callTiming({ zone }, createMoment(0))).toEqual({
      state: 'open',
      notice: undefined,
      deadline: undefined,
    })
  })

  test.each([
    ['before it opens: until then', '2026-03-05T12:00:00+11:00', '2026-03-06T10:00:00+11:00'],
    ['open: until its last 48 hours', '2026-03-14T11:20:00+11:00', '2026-03-27T23:59:00+11:00'],
    [
      'in its last 48 hours: until midnight',
      '2026-03-28T09:00:00+11:00',
      '2026-03-29T00:00:00+11:00',
    ],
    ['on its last day: until it closes', '2026-03-29T09:00:00+11:00', '2026-03-29T23:59:00+11:00'],
  ])('is true %s', (_, now, until) => {
    expect(untilAt(now)).toBe(Date.parse(until))
  })

  test('is valid for ever after it has closed', () => {
    expect(untilAt('2026-03-30T00:00:00+11:00')).toBeUndefined()
  })
})
