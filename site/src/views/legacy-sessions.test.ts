import { describe, expect, test } from 'vitest'
import { aLegacyEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { fakeContent } from '../../testing/fake-content.ts'
import { editionContext } from './edition.ts'
import { byTitleAndStart, legacyDays, legacySessions } from './legacy-program.ts'

const context = editionContext(
  fakeContent(),
  parseAnswer('/years/2022', aLegacyEdition()),
  createMoment(Date.parse('2026-03-14T00:20:00Z')),
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

describe('sessions of a legacy edition (spec/screens §6.1, §6.4)', () => {
  const sessions = legacySessions(events, context)

  test('are sorted by start, then title; those without a date are last, and exhibitions are left out', () => {
    expect(sessions.map(({ id }) => id)).toEqual(['sb03', 'sb01', 'sb02', 'ev05'])
  })

  test('name the zone of their date', () => {
    expect(sessions[1]).toMatchObject({
      time: '11am–12.30pm AEST',
      dateTime: '2022-05-01T11:00:00+10:00',
      status: 'Cancelled',
    })
  })

  test('have their own venue, and no words about tickets', () => {
    expect(sessions[0]).toMatchObject({ where: 'Treasury Hoarding', status: undefined })
  })

  test('are grouped by day', () => {
    expect(
      legacyDays(sessions).map(({ heading, sessions: ofDay }) => [heading, ofDay.length]),
    ).toEqual([
      ['Sunday 1 May 2022', 2],
      ['Monday 2 May 2022', 1],
      ['Date to be announced', 1],
    ])
  })

  test('are sorted by title, and by start within an event', () => {
    expect(byTitleAndStart(sessions).map(({ id }) => id)).toEqual(['sb03', 'ev05', 'sb01', 'sb02'])
  })
})

describe('the time of a session of each edition (spec/behaviour §26.1)', () => {
  test.each([
    // Daylight saving ended on 1 April 2018, within that edition.
    ['2018-03-09T18:00', '2018-03-09T20:00', '6–8pm AEDT', '+11:00'],
    ['2018-03-31T23:30', '2018-04-01T00:30', '11.30pm–12.30am AEDT', '+11:00'],
    ['2018-04-01T01:00', '2018-04-01T04:00', '1am AEDT – 4am AEST', '+11:00'],
    ['2018-04-01T02:30', '2018-04-01T02:45', '2.30–2.45am AEDT', '+11:00'],
    ['2018-04-01T03:00', '2018-04-01T04:00', '3–4am AEST', '+10:00'],
    ['2018-04-08T11:00', '2018-04-08T12:30', '11am–12.30pm AEST', '+10:00'],
    // Daylight saving ended on 4 April 2021, after that edition.
    ['2021-02-26T18:00', '2021-02-26T19:00', '6–7pm AEDT', '+11:00'],
    ['2021-03-21T16:00', '2021-03-21T17:00', '4–5pm AEDT', '+11:00'],
    // Daylight saving ended on 3 April 2022, before that edition.
    ['2022-04-22T18:00', '2022-04-22T19:00', '6–7pm AEST', '+10:00'],
    ['2022-05-15T11:00', '2022-05-15T12:00', '11am–12pm AEST', '+10:00'],
  ])('%s to %s is %s', (start, end, time, offset) => {
    const year = Number(start.slice(0, 4))
    const { events: listed } = parseAnswer(`/years/${year}/program`, {
      events: [aTimedStub({ year, sessions: [aSessionStub({ start, end })] })],
    })
    const [session] = legacySessions(listed, context)
    expect([session?.time, session?.day]).toEqual([time, start.slice(0, 10)])
    expect(session?.dateTime).toBe(`${start}:00${offset}`)
  })
})
