import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { bodyText, createTestSite } from '../../../testing/create-test-site.ts'

const event = {
  id: 'ev02',
  slug: 'the-tide-tables',
  title: 'The [Tide] Tables',
  year: 2026,
  type: 'talks',
}
const session = { id: 'se01', start: '2026-03-15T11:00', end: '2026-03-15T12:00' }

const changes = [
  {
    at: '2026-03-13T22:30:00Z',
    kind: 'moved',
    event,
    session,
    note: 'The hall is wet.',
    previous_start: '2026-03-14T11:00',
    previous_venue: { name: 'Drill Yard', slug: 'drill-yard' },
  },
  { at: '2026-03-10T01:00:00Z', kind: 'cancelled', event },
]

const changesSite = (given: readonly object[] = changes) =>
  createTestSite({
    answers: {
      '/years/2026': anEdition(),
      '/years/2026/program': {
        events: [aTimedStub({ title: event.title, sessions: [aSessionStub(session)] })],
      },
      '/years/2026/changes': { changes: given },
    },
  })

describe('what has changed (spec/screens §17)', () => {
  test('has in order, by day, newest first: word, time, event, new and old time and place, reason', async () => {
    const page = await (await changesSite()).page('/changes')
    expect(page.status).toBe(200)
    expect(page.title).toBe('What has changed | Parallax 2026')
    expect(page.headings.filter(({ level }) => level < 4).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'What has changed',
        'Saturday 14 March 2026',
        'Tuesday 10 March 2026',
      ]),
    )
    const [first] = page.main.all('li')
    expect(first?.text).toBe(
      'Moved 9.30am The Tide Tables Sunday 15 March 2026, 11am–12pm At Shed 9 Was: Saturday 14 March 2026, 11am Was at Drill Yard The hall is wet.',
    )
    expect(first?.all('s').map(({ text }) => text)).toEqual([
      'Saturday 14 March 2026, 11am',
      'Drill Yard',
    ])
    expect(page.main.links()).toContainEqual([
      'The Tide Tables',
      '/events/the-tide-tables?session=se01',
    ])
  })

  test('says if nothing has changed', async () => {
    const page = await (await changesSite([])).page('/changes')
    expect(page.main.text).toContain('Nothing has changed so far')
  })
})

describe('feeds (spec/screens §18)', () => {
  test('have the changes with permanent ids, and the page links to them', async () => {
    const site = await changesSite()
    const { status, headers, body } = await site.answer('/feeds/changes.atom')
    expect([status, headers['Content-Type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    const text = await bodyText(body)
    expect(text).toContain(
      '<id>urn:photo-festival:change:ev02:se01:moved:2026-03-13T22:30:00Z</id>',
    )
    expect(text).toContain('Moved: The Tide Tables')
    expect(text).toContain('<updated>2026-03-13T22:30:00.000Z</updated>')
    const html = await bodyText((await site.answer('/changes')).body)
    expect(html).toContain(
      '<link rel="alternate" type="application/atom+xml" title="What has changed" href="/feeds/changes.atom"',
    )
    expect(
      JSON.parse(await bodyText((await site.answer('/feeds/changes.json')).body)),
    ).toMatchObject({
      feed_url: 'https://festival.example/feeds/changes.json',
      items: [{ url: 'https://festival.example/events/the-tide-tables?session=se01' }, {}],
    })
  })

  test('answer 404 for an address without a feed', async () => {
    const site = await changesSite()
    for (const target of ['/feeds', '/feeds/program.atom', '/feeds/changes']) {
      expect([target, (await site.answer(target)).status]).toEqual([target, 404])
    }
  })
})
