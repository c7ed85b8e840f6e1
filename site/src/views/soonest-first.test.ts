import { EventStub } from 'contract/answers/stubs.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { anEventStub, aSessionStub, aTimedStub } from 'contract/testing/event-stub.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { soonestFirst } from './soonest-first.ts'

const MELBOURNE = 'Australia/Melbourne'

const timed = (id: string, ...days: readonly string[]) =>
  v.parse(
    EventStub,
    aTimedStub({
      id,
      sessions: days.map((day) => aSessionStub({ start: `${day}T10:00`, end: `${day}T11:00` })),
    }),
  )
const EVENTS = [
  timed('ev01', '2026-03-06', '2026-03-20'),
  timed('ev02', '2026-03-07'),
  timed('ev03', '2026-03-14', '2026-03-28'),
  v.parse(EventStub, anEventStub({ id: 'ev04' })),
]
const order = (isPast: boolean) =>
  soonestFirst(EVENTS, {
    moment: createMoment(toInstant('2026-03-13T12:00', MELBOURNE)),
    isPast,
    zone: 'Australia/Melbourne',
  }).map(({ id }) => id)

describe('the events at a venue (spec/screens §5.6)', () => {
  test('are its exhibitions, then its events by their next session, with ended ones last', () => {
    expect(order(false)).toEqual(['ev04', 'ev03', 'ev01', 'ev02'])
  })

  test('keep their order when the edition is past', () => {
    expect(order(true)).toEqual(['ev01', 'ev02', 'ev03', 'ev04'])
  })
})
