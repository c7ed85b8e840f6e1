import { describe, expect, test } from 'vitest'
import { dayGrid, daysOf } from './day-grid.ts'
import type { PlannedSession, Timetable } from './read-timetable.ts'

const DAY = '2026-03-14'
const shed = { id: 9, name: 'Shed 9', slug: 'shed-9' }
const hall = { id: 4, name: 'The Hall', slug: 'the-hall' }

function session(start: string, end: string, at: number | 'nowhere' = shed.id): PlannedSession {
  const id = `${start} ${at}`
  const venue = at === 'nowhere' ? undefined : at
  const facts = { event: 1, index: 0, title: 'A talk', type: 'Talk', clashes: [] } as const
  return { ...facts, id, start, end, venue, state: 'scheduled', isSoldOut: false, status: 'public' }
}

function timetable(...sessions: PlannedSession[]): Timetable {
  const openingsOn = () => [{ opens: '17:00', closes: '01:00' }]
  return { year: 2026, sessions, venues: [hall, shed], openingsOn }
}

describe('the timetable', () => {
  test('has the days on which sessions begin, in their order', () => {
    const days = daysOf(
      timetable(
        session('2026-03-15T10:00', '2026-03-15T11:00'),
        session(`${DAY}T23:30`, '2026-03-15T01:00'),
        session(`${DAY}T10:00`, `${DAY}T11:00`),
      ),
    )
    expect(days).toEqual([
      [DAY, 2],
      ['2026-03-15', 1],
    ])
  })

  test('of a day has a column for each venue with a session, and one at the end for sessions without', () => {
    const { columns } = dayGrid(
      timetable(
        session(`${DAY}T10:00`, `${DAY}T11:00`, 'nowhere'),
        session(`${DAY}T18:30`, `${DAY}T20:00`),
        session('2026-03-15T10:00', '2026-03-15T11:00', hall.id),
      ),
      DAY,
    )
    expect(columns.map(({ venue }) => venue?.name)).toEqual(['Shed 9', undefined])
    expect(columns[0]?.openings).toEqual([{ from: 17 * 60, to: 25 * 60 }])
  })

  test('goes on past midnight if a session does', () => {
    const { from, to, columns } = dayGrid(
      timetable(session(`${DAY}T23:30`, '2026-03-15T01:20')),
      DAY,
    )
    expect([from, to]).toEqual([9 * 60, 26 * 60])
    expect(columns[0]?.sessions).toMatchObject([{ from: 23.5 * 60, to: 25 * 60 + 20 }])
  })

  test('puts sessions at the same time and venue side by side', () => {
    const { columns } = dayGrid(
      timetable(
        session(`${DAY}T10:00`, `${DAY}T12:00`),
        session(`${DAY}T11:00`, `${DAY}T13:00`),
        session(`${DAY}T12:00`, `${DAY}T14:00`),
      ),
      DAY,
    )
    expect(columns[0]?.lanes).toBe(2)
    expect(columns[0]?.sessions.map(({ lane }) => lane)).toEqual([0, 1, 0])
  })
})
