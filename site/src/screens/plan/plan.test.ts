import { describe, expect, test } from 'vitest'
import { startOfDay } from 'contract/rules/local-time.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub, aSessionStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { createTestSite, type WireAnswers } from '../../../testing/create-test-site.ts'

const LIBRARY = { lat: -37.8098, lon: 144.9652 }
const venue = (id: string, name: string) => ({ id, slug: id, name, precinct: 'docklands' })

/**
 * Saturday 14 March 2026, 11.20am: one exhibition, talks at two places, an event with two sessions, and a cancelled
 * one.
 */
const EVENTS = [
  anEventStub({ id: 'ev01', title: 'Slack Water' }),
  aTimedStub({
    id: 'ev02',
    slug: 'first',
    title: 'First Talk',
    sessions: [aSessionStub({ id: 'se02', start: '2026-03-15T15:00', end: '2026-03-15T16:00' })],
  }),
  aTimedStub({
    id: 'ev03',
    slug: 'second',
    title: 'Second Talk',
    venue: venue('ve02', 'Library'),
    sessions: [aSessionStub({ id: 'se03', start: '2026-03-15T16:00', end: '2026-03-15T17:00' })],
  }),
  aTimedStub({
    id: 'ev04',
    slug: 'twice',
    title: 'Twice',
    sessions: [
      aSessionStub({ id: 'se04', start: '2026-03-13T10:00', end: '2026-03-13T11:00' }),
      aSessionStub({ id: 'se05', start: '2026-03-20T10:00', end: '2026-03-20T11:00' }),
    ],
  }),
  aTimedStub({
    id: 'ev05',
    slug: 'off',
    title: 'Called Off',
    status: { state: 'cancelled' },
    sessions: [aSessionStub({ id: 'se06', start: '2026-03-15T15:30', end: '2026-03-15T16:30' })],
  }),
]

const aPlanSite = (more: WireAnswers = {}) =>
  createTestSite({
    answers: {
      '/routes': { custom_pages: [], program: [], festival_years: [2026] },
      '/years/2026': anEdition(),
      '/years/2026/program': { events: EVENTS },
      '/years/2026/venues': {
        venues: [aVenueStub(), aVenueStub({ ...venue('ve02', 'Library'), geo: LIBRARY })],
      },
      '/redirects': {
        rules: [],
        gone: [],
        withdrawn: [{ codes: ['ev09', 'se09'], reason: 'The artist asked for it.' }],
      },
      ...more,
    },
  })

const mainOf = async (target: string) => {
  const site = await aPlanSite()
  const { document } = await site.page(target)
  return document.all('main')[0]
}

describe('the page of a plan (spec/screens §16)', () => {
  test('can be printed in large print, with the same plan', async () => {
    const [usual, large] = await Promise.all(
      ['/plan?items=ev01', '/plan?items=ev01&size=large'].map(mainOf),
    )
    expect(usual?.links()).toContainEqual(['Print in large type', '/plan?items=ev01&size=large'])
    expect(large?.links()).toContainEqual(['Print in the usual size', '/plan?items=ev01'])
    const [plan] = large?.all('[data-large]') ?? []
    expect(plan?.attribute('data-plan')).toBe('/plan?items=ev01')
  })

  test('without codes says how to save and shows no plan', async () => {
    const main = await mainOf('/plan')
    expect(main?.outline()).toEqual(['1 My program'])
    expect(main?.text).toContain('Press “Save” at an event')
  })

  test('shows days, exhibitions that are open today and choices, each under its heading', async () => {
    const main = await mainOf('/plan?items=ev01.ev02.ev03.ev04')
    expect(main?.outline()).toEqual([
      '1 Saved program',
      '2 Sunday 15 March 2026',
      '3 First Talk',
      '3 Second Talk',
      '2 Open today',
      '3 Slack Water',
      '2 Choose a time',
      '3 Twice',
      '2 The plan is its link',
    ])
  })

  test('has the headings for when the day begins and when it is over, for a page that is kept (spec/behaviour §35.2)', async () => {
    const main = await mainOf('/plan?items=ev01.ev02')
    const [sunday, monday] = ['2026-03-15', '2026-03-16'].map((day) =>
      startOfDay(day, 'Australia/Melbourne'),
    )
    const coming = main?.all('h2').map((heading) => heading.attribute('data-next'))
    expect(coming?.slice(0, 2)).toEqual([
      `${sunday} Today, Sunday 15 March 2026|${monday} Sunday 15 March 2026`,
      `${sunday} Open on Saturday 14 March 2026`,
    ])
  })

  test('draws its places on a whole map, because a wide strip would need a larger drawing than there is', async () => {
    const site = await aPlanSite({ '/basemap/city': aBasemap() })
    const { main } = await site.page('/plan?items=ev02.ev03')
    expect(main.all('[data-shape]').map((map) => map.attribute('data-shape'))).toEqual(['area'])
    expect(main.all('[data-pin]')).toHaveLength(2)
  })

  test('shows clashes with the way between the two, and counts them', async () => {
    const main = await mainOf('/plan?items=ev02.ev03')
    expect(main?.text).toContain('2 things, 1 clash')
    expect(main?.text).toMatch(/Clash Ends 4pm, the next starts 4pm, \d+ minutes’ walk/)
  })

  test('counts no way to an online event, although it has a venue', async () => {
    const site = await aPlanSite({
      '/years/2026/program': {
        events: EVENTS.map((each) => (each.id === 'ev03' ? { ...each, flags: ['online'] } : each)),
      },
    })
    const { main } = await site.page('/plan?items=ev02.ev03')
    expect(main.text).toContain('0 min between')
    expect(main.text).not.toMatch(/walk|Clash/)
  })

  test('keeps cancelled items in their place, without clashes', async () => {
    const main = await mainOf('/plan?items=ev02.ev05')
    expect(main?.text).toContain('Cancelled')
    expect(main?.text).not.toContain('Clash')
  })

  test('offers the coming sessions of an event with several, and shows a chosen one as a session', async () => {
    const site = await aPlanSite()
    const choice = (await site.page('/plan?items=ev04')).document
    expect(choice.all('[data-code]').map((each) => each.attribute('data-code'))).toEqual([
      'se05',
      'ev04',
    ])
    const chosen = (await site.page('/plan?items=se05')).document.all('main')[0]
    expect(chosen?.outline()[1]).toBe('2 Friday 20 March 2026')
  })

  test('folds past items', async () => {
    const main = await mainOf('/plan?items=se04')
    expect(main?.text).toContain('Over (1)')
    expect(main?.text).toContain('Friday 13 March 2026')
  })

  test('names withdrawn codes with the reason, and lists unknown codes', async () => {
    const main = await mainOf('/plan?items=ev02.se09.zzzz.broken')
    expect(main?.text).toContain('se09 was taken out of the program. The artist asked for it.')
    expect(main?.text).toContain('zzzz is not known here.')
    expect(main?.text).toContain('broken is not known here.')
  })

  test('says if a link had more than 60 codes and is cut', async () => {
    const codes = Array.from({ length: 70 }, (_, index) => `a${index}`)
    const main = await mainOf(`/plan?items=${codes.join('.')}`)
    expect(main?.text).toContain('60 things')
    expect(main?.text).toContain('The rest of this link is left out.')
  })

  test('has its link as text, for the calendar and as a QR code', async () => {
    const main = await mainOf('/plan?items=ev03.EV02')
    expect(main?.text).toContain('https://festival.example/plan?items=ev02.ev03')
    expect(main?.links().map(([, href]) => href)).toContain('/calendar/plan.ics?items=ev02.ev03')
    expect(main?.all('[role=img]')).toHaveLength(1)
  })
})

describe('the privacy of a plan (spec/behaviour §33.9)', () => {
  test.each(['/plan?items=ev01', '/plan/_payload.json?items=ev01'])(
    '%s is kept by nobody and tells its address to nobody',
    async (target) => {
      const site = await aPlanSite()
      const { status, headers } = await site.answer(target)
      expect([status, headers['Cache-Control'], headers['Referrer-Policy']]).toEqual([
        200,
        'private, no-store',
        'no-referrer',
      ])
      expect(headers['CDN-Cache-Control']).toBeUndefined()
      expect(site.logged.filter((each) => JSON.stringify(each).includes('ev01'))).toEqual([])
    },
  )

  test('is not indexed, and its address is not sent to other sites, also after a navigation', async () => {
    const site = await aPlanSite()
    const { headers } = await site.answer('/plan?items=ev01')
    expect(headers['X-Robots-Tag']).toBe('noindex')
    const payload = JSON.stringify(await site.json('/plan/_payload.json?items=ev01'))
    expect(payload).toContain('no-referrer')
  })

  test('is rendered anew for each request', async () => {
    const site = await aPlanSite()
    const { headers } = await site.answer('/plan?items=ev01')
    const again = await site.answer('/plan?items=ev01')
    expect([headers['Cache-Status'], again.headers['Cache-Status']]).toEqual([
      'festival; fwd=miss',
      'festival; fwd=miss',
    ])
  })
})
