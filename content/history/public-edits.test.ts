import { describe, expect, test } from 'vitest'
import { publicEdits } from './public-edits.ts'

const session = (overrides: object = {}) => ({
  code: 's001',
  start: '2026-03-14T11:00',
  end: '2026-03-14T12:00',
  venue: 3,
  status: { state: 'scheduled' },
  ...overrides,
})

describe('what a row of the history says to visitors (spec/content D14)', () => {
  test.each<[string, string, unknown, unknown, readonly object[]]>([
    ['a first publication', '_status', 'draft', 'published', [{ kind: 'new' }]],
    ['that it is a draft again', '_status', 'published', 'draft', []],
    ['a cancellation', 'status.state', 'scheduled', 'cancelled', [{ kind: 'cancelled' }]],
    ['that it takes place after all', 'status.state', 'cancelled', 'scheduled', [{ kind: 'back' }]],
    ['nothing of the weather', 'status.state', 'scheduled', 'weather_watch', []],
    [
      'another first day',
      'dates.start',
      '2026-03-06',
      '2026-03-08',
      [{ kind: 'moved', previous_start: '2026-03-06T00:00' }],
    ],
    ['a first day where none was', 'dates.start', null, '2026-03-08', []],
    ['another main venue', 'venues', [3, 4], [5, 4], [{ kind: 'moved', previous_venue: 3 }]],
    ['nothing of another second venue', 'venues', [3, 4], [3], []],
    ['nothing of the sessions of a new event', 'sessions', null, [session()], []],
    [
      'another start of a session',
      'sessions',
      [session()],
      [session({ start: '2026-03-14T14:00' })],
      [{ kind: 'moved', session: 's001', previous_start: '2026-03-14T11:00' }],
    ],
    [
      'another room of a session',
      'sessions',
      [session()],
      [session({ venue: 4 })],
      [{ kind: 'moved', session: 's001', previous_venue: 3 }],
    ],
    [
      'a session that is full',
      'sessions',
      [session()],
      [session({ fully_booked: true })],
      [{ kind: 'sold_out', session: 's001' }],
    ],
    [
      'a session that is called off and one that is added',
      'sessions',
      [session()],
      [session({ status: { state: 'cancelled' } }), session({ code: 's002' })],
      [
        { kind: 'cancelled', session: 's001' },
        { kind: 'new', session: 's002' },
      ],
    ],
    [
      'nothing of a longer session',
      'sessions',
      [session()],
      [session({ end: '2026-03-14T13:00' })],
      [],
    ],
    ['nothing of a broken value', 'sessions', 'x', [{ code: 7 }, null], []],
  ])('is %s', (...[, field, old, next, expected]) => {
    expect(publicEdits({ field, old, new: next })).toEqual(expected)
  })
})
