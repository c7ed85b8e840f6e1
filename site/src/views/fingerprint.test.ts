import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Event } from 'contract/answers/event.ts'
import { EventStub } from 'contract/answers/stubs.ts'
import { anEvent } from 'contract/testing/event.ts'
import { anEventStub, aSessionStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { asStub, eventFingerprint, sessionFingerprint } from './fingerprint.ts'

const of = (wire: unknown) => eventFingerprint(v.parse(EventStub, wire))

describe('the fingerprint of a saved event or session (spec/behaviour §33)', () => {
  const venue = { id: 've09', slug: 'silo', name: 'Silo' }
  test.each([
    ['is cancelled', { status: { state: 'cancelled' as const } }],
    ['has another venue', { venue }],
    ['has another session', { sessions: [aSessionStub({ id: 'se02' })] }],
    ['begins later', { sessions: [aSessionStub({ start: '2026-03-15T11:30' })] }],
    ['ends earlier', { sessions: [aSessionStub({ end: '2026-03-15T11:45' })] }],
    ['has a session elsewhere', { sessions: [aSessionStub({ venue })] }],
    ['has a session that is fully booked', { sessions: [aSessionStub({ fully_booked: true })] }],
  ])('is another when the event %s', (_, change) => {
    expect(of(aTimedStub(change))).not.toBe(of(aTimedStub()))
  })

  test('does not change with words and pictures', () => {
    expect(of(anEventStub({ title: 'Slack water' }))).toBe(of(anEventStub()))
  })

  test('is three characters', () => {
    expect(of(anEventStub())).toMatch(/^[0-9a-z]{3}$/)
  })

  test('of an event is the same on its page and in a list', () => {
    const stub = v.parse(EventStub, anEventStub())
    const event = v.parse(Event, {
      ...anEvent(),
      dates: stub.dates,
      status: stub.status,
      sessions: [],
      venues: [{ ...anEvent().venues[0], id: 've01' }],
    })
    expect(eventFingerprint(asStub(event))).toBe(eventFingerprint(stub))
  })

  test('of a session changes when its event is cancelled', () => {
    const { sessions, ...event } = v.parse(EventStub, aTimedStub())
    const [session] = sessions
    if (!session) throw new Error('the stub has a session')
    const off = { ...event, status: { ...event.status, state: 'cancelled' as const } }
    expect(sessionFingerprint(session, off)).not.toBe(sessionFingerprint(session, event))
  })
})
