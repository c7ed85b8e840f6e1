import { describe, expect, test } from 'vitest'
import { sessionTitle } from './session-title.ts'

const EVENING = { start: '2026-03-20T18:30', end: '2026-03-20T20:00', state: 'scheduled' }

describe('the title of a session in its form', () => {
  test.each([
    [{ ...EVENING, venue: 'Shed 9' }, 'Fri 20 March, 6.30–8pm, Shed 9'],
    [
      { ...EVENING, venue: 'Shed 9', state: 'cancelled' },
      'Fri 20 March, 6.30–8pm, Shed 9 · Cancelled',
    ],
    [{ ...EVENING, isSoldOut: true }, 'Fri 20 March, 6.30–8pm · Sold out'],
    [{ ...EVENING, end: '2026-03-21T01:00' }, 'Fri 20 March, 6.30pm–1am'],
    [{ ...EVENING, end: null }, 'Fri 20 March, 6.30pm'],
    [{ ...EVENING, start: 'some evening' }, 'some evening'],
    [{ venue: 'Shed 9' }, 'No date yet, Shed 9'],
    [{}, 'No date yet'],
  ])('says when, where and what has changed: %j', (session, title) => {
    expect(sessionTitle(session)).toBe(title)
  })
})
