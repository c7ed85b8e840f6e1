import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { aVenueStub, dailyHours } from 'contract/testing/venue-stub.ts'
import { createTestSite, type WireAnswers } from '../../../testing/create-test-site.ts'

const EARLY = { id: 've02', slug: 'arcade', name: 'Arcade', precinct: 'city' }
const session = (id: string, start: string, end: string) => aSessionStub({ id, start, end })

const answers: WireAnswers = {
  '/years/2026': anEdition(),
  '/years/2026/venues': {
    venues: [aVenueStub(), aVenueStub({ ...EARLY, hours: dailyHours('13:00', '18:00') })],
  },
  '/years/2026/program': {
    events: [
      anEventStub({ title: 'Open Show' }),
      anEventStub({ id: 'ev03', slug: 'late', title: 'Late Show', venue: EARLY }),
      anEventStub({
        id: 'ev04',
        slug: 'over',
        title: 'Over Show',
        dates: { start: '2026-03-06', end: '2026-03-12' },
      }),
      aTimedStub({
        title: 'Talk',
        sessions: [
          session('se01', '2026-03-14T10:00', '2026-03-14T11:00'),
          session('se02', '2026-03-14T11:00', '2026-03-14T12:00'),
          { ...session('se03', '2026-03-14T18:00', '2026-03-14T20:00'), fully_booked: true },
          session('se04', '2026-03-15T11:00', '2026-03-15T12:00'),
          { ...session('se05', '2026-03-14T19:00', '2026-03-14T20:00'), state: 'cancelled' },
        ],
      }),
    ],
  },
}

/** Saturday 14 March 2026, 11.20am. */
const SATURDAY = '2026-03-14T00:20:00Z'

async function nowAt(now: string, query = '') {
  const site = await createTestSite({ now, answers })
  return site.page(`/now${query}`)
}

describe('what is on now (spec/screens §15)', () => {
  test('lists open and next events by precinct, then those of tonight and tomorrow, and no ended ones', async () => {
    const page = await nowAt(SATURDAY)
    expect(page.status).toBe(200)
    expect(page.main.outline()).toEqual([
      '1 Now',
      '2 Open now and next',
      '3 City',
      '4 Late Show',
      '3 Docklands',
      '4 Open Show',
      '4 Talk',
      '2 Tonight',
      '3 Talk',
      '2 Tomorrow',
      '3 Talk',
    ])
    expect(page.main.text).toContain('Saturday 14 March')
    expect(page.main.text).toMatch(/Open until 5pm Open Show .*On now until 12pm Talk/)
    expect(page.main.text).toContain('Opens 1pm Late Show')
    expect(page.main.text).toMatch(/Tonight 6pm, fully booked Talk/)
    expect(page.main.links()).toContainEqual([
      '2 exhibitions open on Sunday 15 March',
      '/program?day=2026-03-15',
    ])
  })

  test('has the headings for the time after midnight, for a page that is kept (spec/behaviour §35.2)', async () => {
    const page = await nowAt(SATURDAY)
    const midnight = Date.parse('2026-03-14T13:00:00Z')
    expect(page.main.all('h2').map((heading) => heading.attribute('data-next'))).toEqual([
      `${midnight} Open on Saturday 14 March`,
      `${midnight} Saturday 14 March, evening`,
      `${midnight} Sunday 15 March`,
    ])
  })

  test('has the place, the instants and the duration of a visit, from which a browser counts minutes', async () => {
    const page = await nowAt(SATURDAY)
    expect(page.main.all('[data-allow]')).toHaveLength(5)
    expect(page.main.all('[data-until]')).toHaveLength(2)
    expect(page.main.all('[data-from]')).toHaveLength(3)
  })

  test('is filtered by the form of the program, which counts an event once', async () => {
    expect((await nowAt(SATURDAY)).main.text).toContain('2 exhibitions, 1 event')
    const page = await nowAt(SATURDAY, '?precinct=city')
    expect(page.main.text).toContain('1 of 2 exhibitions, 0 of 1 event, in City')
    expect(page.main.outline()).toEqual(['1 Now', '2 Open now and next', '3 City', '4 Late Show'])
    const full = await nowAt(SATURDAY, '?places=none')
    expect(full.main.text).toContain('0 of 2 exhibitions, 1 event, sold out')
    expect(full.main.outline()).toEqual(['1 Now', '2 Tonight', '3 Talk'])
    const talks = await nowAt(SATURDAY, '?type=exhibitions')
    expect(talks.main.text).toContain('2 exhibitions, 0 of 1 event, Exhibitions')
    const none = await nowAt(SATURDAY, '?access=captions')
    expect(none.main.text).toContain('Nothing now, tonight or tomorrow: Captions')
    expect(none.main.outline()).toEqual(['1 Now'])
  })

  test('says at night that nothing more opens or begins, and before the festival what comes first', async () => {
    const late = await nowAt('2026-03-14T12:00:00Z')
    expect(late.main.text).toContain('Nothing more opens today.')
    expect(late.main.text).toContain('Tonight Nothing more begins tonight.')
    expect((await nowAt('2026-03-05T00:20:00Z')).main.text).toContain(
      '3 exhibitions open on Friday 6 March',
    )
  })

  test('links to other pages when there is no festival', async () => {
    const page = await nowAt('2026-04-10T00:00:00Z')
    expect(page.main.text).toContain('No festival is on just now.')
    expect(page.main.links()).toContainEqual(['Past festivals', '/past-festivals'])
  })
})
