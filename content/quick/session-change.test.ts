import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { changeSession, SessionChange } from './session-change.ts'

const scheduled = { state: 'scheduled' } as const
const session = {
  code: 'k3f9',
  start: '2026-03-20T18:30',
  end: '2026-03-20T20:00',
  doors: '18:00',
  fully_booked: false,
  status: { ...scheduled },
}
const other = {
  code: 'ea0z',
  start: '2026-03-21T18:30',
  end: '2026-03-21T20:00',
  status: { ...scheduled },
}

describe('a change of a session on the day', () => {
  test.each([
    [
      { kind: 'cancel', note: 'The kiln is closed.' },
      { status: { state: 'cancelled', note: 'The kiln is closed.' } },
    ],
    [{ kind: 'cancel' }, { status: { state: 'cancelled', note: null } }],
    [{ kind: 'sold-out' }, { fully_booked: true }],
    [{ kind: 'not-sold-out' }, { fully_booked: false }],
    [{ kind: 'as-planned' }, { status: { state: 'scheduled', note: null } }],
    [
      { kind: 'move', start: '2026-03-21T19:00' },
      {
        start: '2026-03-21T19:00',
        end: '2026-03-21T20:30',
        doors: '18:30',
        status: { state: 'moved', previous_start: '2026-03-20T18:30', note: null },
      },
    ],
    [
      { kind: 'move', start: '2026-03-20T23:00' },
      {
        start: '2026-03-20T23:00',
        end: '2026-03-21T00:30',
        doors: '22:30',
        status: { state: 'moved', previous_start: '2026-03-20T18:30', note: null },
      },
    ],
  ] as const)('%o changes what it says and nothing else', (change, changed) => {
    const sessions = changeSession([other, session], 'k3f9', change)
    expect(sessions).toEqual([other, { ...session, ...changed }])
  })

  test('keeps the start that was printed first when it moves twice', () => {
    const once = changeSession([session], 'k3f9', { kind: 'move', start: '2026-03-21T19:00' })
    const [twice] = changeSession(once, 'k3f9', { kind: 'move', start: '2026-03-22T19:00' })
    expect(twice?.status.previous_start).toBe('2026-03-20T18:30')
  })

  test.each([['2026-03-20'], ['20 March'], ['2026-02-30T10:00'], ['']])(
    'is not a move to %j',
    (start) => {
      expect(v.is(SessionChange, { kind: 'move', start })).toBe(false)
    },
  )
})
