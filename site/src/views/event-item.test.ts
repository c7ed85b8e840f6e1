import { EventStub } from 'contract/answers/stubs.ts'
import { aTimedStub } from 'contract/testing/event-stub.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { eventItemView } from './event-item.ts'

const item = (overrides: Parameters<typeof aTimedStub>[0]) =>
  eventItemView(v.parse(EventStub, aTimedStub({ venue: undefined, ...overrides })), undefined)

describe('an event in a list', () => {
  test('without a venue is online, or its venue is to be announced', () => {
    expect(item({ flags: ['online'] }).where).toBe('Online')
    expect(item({ flags: [] }).where).toBe('Venue to be announced')
  })

  test('names the zone of an online event', () => {
    expect(item({ flags: ['online'] }).when).toBe('Sunday 15 March 2026, 11am–12pm AEDT')
  })

  test.each([
    [2018, '2018-03-10', 'Saturday 10 March 2018, 2–3.30pm AEDT'],
    [2024, '2024-03-09', 'Saturday 9 March 2024, 2–3.30pm'],
  ])('of %i has its times in the zone of its year', (year, date, when) => {
    const [session] = aTimedStub().sessions ?? []
    const sessions = session ? [{ ...session, start: `${date}T14:00`, end: `${date}T15:30` }] : []
    expect(item({ year, sessions }).when).toBe(when)
  })
})
