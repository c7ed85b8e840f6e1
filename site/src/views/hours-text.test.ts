import {
  alwaysOpen,
  dailyHours,
  unknownHours,
  type HoursWire,
} from 'contract/testing/venue-stub.ts'
import { describe, expect, test } from 'vitest'
import { dayHoursText } from './hours-text.ts'

const SATURDAY = '2026-03-14'
const shortDay: HoursWire = {
  weekly: [],
  exceptions: [
    { date: SATURDAY, opens: '13:00', closes: '17:00' },
    { date: SATURDAY, opens: '10:00', closes: '12:00' },
  ],
}
const allNight: HoursWire = {
  ...dailyHours(),
  exceptions: [{ date: SATURDAY, opens: '00:00', closes: '00:00' }],
}

describe('the hours of one day in words', () => {
  test.each<[string, HoursWire, string | undefined]>([
    ['of a usual day', dailyHours(), '10am–5pm'],
    ['with a break', shortDay, '10am–12pm and 1–5pm'],
    ['around the clock on that day only', allNight, 'Open 24 hours'],
    ['at a place that is always open', alwaysOpen(), 'Open 24 hours'],
    ['closed', { ...dailyHours(), exceptions: [{ date: SATURDAY, closed: true }] }, 'Closed'],
    ['not known', unknownHours(), undefined],
  ])('%s', (_what, hours, text) => {
    expect(dayHoursText(hours, SATURDAY)).toBe(text)
  })
})
