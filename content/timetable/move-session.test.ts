import { describe, expect, test } from 'vitest'
import { moveSession } from './move-session.ts'

const shed = { id: 9, name: 'Shed 9', slug: 'shed-9' }
const hall = { id: 4, name: 'The Hall', slug: 'the-hall' }
const session = {
  id: 'a',
  start: '2026-03-20T18:30',
  end: '2026-03-20T20:00',
  doors: '18:00',
  venue: 9,
  status: { state: 'scheduled' },
} as const

describe('a session that is moved in the timetable', () => {
  test('lasts as long as before, and its doors open as long before it, past midnight too', () => {
    const moved = moveSession(session, { start: '2026-03-20T23:15', isPublic: false })
    expect(moved).toEqual({
      ...session,
      start: '2026-03-20T23:15',
      end: '2026-03-21T00:45',
      doors: '22:45',
    })
  })

  test('stores no former time while visitors have not seen the session', () => {
    const move = { start: '2026-03-21T10:00', venue: { from: shed, to: hall }, isPublic: false }
    expect(moveSession(session, move)).toMatchObject({ venue: 4, status: session.status })
  })

  test.each([
    [
      'another time',
      { start: '2026-03-21T18:30' },
      { state: 'moved', previous_start: '2026-03-20T18:30' },
    ],
    [
      'another venue',
      { start: session.start, venue: { from: shed, to: hall } },
      { state: 'moved', previous_start: null, previous_venue: { name: 'Shed 9', slug: 'shed-9' } },
    ],
  ])('to %s names what was printed, if the session is public', (_to, to, status) => {
    expect(moveSession(session, { ...to, isPublic: true }).status).toEqual(status)
  })

  test('keeps the first printed time and place when it moves twice, and is as planned again once it is back', () => {
    const away = { start: '2026-03-21T10:00', venue: { from: shed, to: hall }, isPublic: true }
    const once = moveSession(session, away)
    const twice = moveSession(once, { start: '2026-03-22T10:00', isPublic: true })
    expect(twice.status).toMatchObject({
      previous_start: '2026-03-20T18:30',
      previous_venue: { name: 'Shed 9' },
    })
    const back = { start: session.start, venue: { from: hall, to: shed }, isPublic: true }
    expect(moveSession(twice, back)).toEqual({
      ...session,
      status: {
        state: 'scheduled',
        previous_start: null,
        previous_venue: { name: null, slug: null },
      },
    })
  })
})
