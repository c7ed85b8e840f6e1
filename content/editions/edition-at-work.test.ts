import { toInstant } from 'contract/rules/local-time.ts'
import { describe, expect, test } from 'vitest'
import { editionAtWork } from './edition-at-work.ts'

const ZONE = 'Australia/Melbourne'
const old = { start: '2026-03-06', end: '2026-03-29', zone: ZONE, year: 2026 }
const next = { start: '2027-03-05', end: '2027-03-28', zone: ZONE, year: 2027 }
const isPublic = { _status: 'published' } as const
const isDraft = { _status: 'draft' } as const

describe('the edition that staff work for (spec/behaviour §30.12)', () => {
  test.each([
    { is: 'before the opening the current one', day: '2026-01-01', year: 2026 },
    { is: 'on the last day the current one', day: '2026-03-29', year: 2026 },
    {
      is: 'the one that runs, though another is current',
      day: '2026-03-14',
      year: 2026,
      current: 2027,
    },
    { is: 'after that the next that has begun', day: '2026-03-30', year: 2027 },
    { is: 'after all are over the current one', day: '2027-04-01', year: 2026 },
  ])('is $is', ({ day, year, current: currentYear = 2026 }) => {
    const editions = [
      { ...next, ...(currentYear === next.year ? isPublic : isDraft) },
      { ...old, ...isPublic },
    ]
    const nowMs = toInstant(`${day}T20:00`, ZONE)
    expect(editionAtWork(editions, { currentYear, nowMs })?.year).toBe(year)
  })

  test('is never a withdrawn edition, and undefined if there is no edition', () => {
    const nowMs = toInstant('2026-03-30T20:00', ZONE)
    const editions = [
      { ...next, ...isDraft, withdrawn: true },
      { ...old, ...isPublic },
    ]
    expect(editionAtWork(editions, { currentYear: 2026, nowMs })?.year).toBe(2026)
    expect(editionAtWork([], { currentYear: 2026, nowMs })).toBeUndefined()
  })
})
