import { describe, expect, test } from 'vitest'
import { aLegacyEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { editionContext } from './edition.ts'
import { byTitleAndStart, legacyDays, legacySessions } from './legacy-sessions.ts'

const context = editionContext(
  parseAnswer('/years/2022', aLegacyEdition()),
  Date.parse('2026-03-14T00:20:00Z'),
)
const { events } = parseAnswer('/years/2022/program', {
  events: [
    anEventStub({ year: 2022 }),
    aTimedStub({
      year: 2022,
      sessions: [
        aSessionStub({ id: 'sb02', start: '2022-05-02T18:00', end: '2022-05-02T19:00' }),
        aSessionStub({
          id: 'sb01',
          start: '2022-05-01T11:00',
          end: '2022-05-01T12:30',
          state: 'cancelled',
        }),
      ],
    }),
    aTimedStub({
      id: 'ev04',
      slug: 'arcs',
      title: 'Arcs',
      year: 2022,
      sort_title: 'arcs',
      status: { state: 'sold_out' },
      sessions: [
        aSessionStub({
          id: 'sb03',
          start: '2022-05-01T11:00',
          end: '2022-05-01T12:00',
          venue: { id: 've02', slug: 'hoarding', name: 'Treasury Hoarding' },
        }),
      ],
    }),
    aTimedStub({
      id: 'ev05',
      slug: 'never',
      title: 'Never',
      year: 2022,
      sort_title: 'never',
      sessions: [],
    }),
  ],
})

describe('sessions of a legacy edition (screens 6.1, 6.4)', () => {
  const sessions = legacySessions(events, context)

  test('stand by start, then title, those without a date last, without exhibitions', () => {
    expect(sessions.map(({ id }) => id)).toEqual(['sb03', 'sb01', 'sb02', 'ev05'])
  })

  test('name the zone of their date', () => {
    expect(sessions[1]).toMatchObject({
      time: '11am–12.30pm AEST',
      dateTime: '2022-05-01T11:00:00+10:00',
      status: 'Cancelled',
    })
  })

  test('have their own venue, and no word about tickets', () => {
    expect(sessions[0]).toMatchObject({ where: 'Treasury Hoarding', status: undefined })
  })

  test('stand under their days', () => {
    expect(
      legacyDays(sessions).map(({ heading, sessions: ofDay }) => [heading, ofDay.length]),
    ).toEqual([
      ['Sunday 1 May 2022', 2],
      ['Monday 2 May 2022', 1],
      ['Date to be announced', 1],
    ])
  })

  test('stand by title, each event in order', () => {
    expect(byTitleAndStart(sessions).map(({ id }) => id)).toEqual(['sb03', 'ev05', 'sb01', 'sb02'])
  })
})
