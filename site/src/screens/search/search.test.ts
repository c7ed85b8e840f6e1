import { describe, expect, test } from 'vitest'
import { aSearchRow } from 'contract/testing/search-row.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub, aSessionStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { aStubImage } from 'contract/testing/image.ts'
import { aVenueStub, dailyHours } from 'contract/testing/venue-stub.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { formatQuery, parseQuery } from '../../urls/query.ts'
import { createTestSite } from '../../../testing/create-test-site.ts'
import { expectOrder } from '../../../testing/expect-order.ts'

const many = Array.from({ length: 25 }, (_, index) => {
  const number = String(index).padStart(2, '0')
  return aSearchRow({
    id: `ev${number}`,
    slug: `night-${number}`,
    title: `Night ${number}`,
    detail: 'Shed 9',
  })
})
const rows = [
  ...many,
  aSearchRow({ id: 'ev90', slug: 'night-2024', title: 'Night Then', year: 2024 }),
  aSearchRow({
    type: 'artist',
    id: 'ar01',
    slug: 'mirela-stefan',
    title: 'Mirela Štefan',
    year: 0,
    detail: 'Night, 2026',
  }),
  aSearchRow({
    type: 'article',
    id: 'at01',
    slug: 'night',
    title: 'Who Owns the [Night]?',
    year: 2026,
  }),
  aSearchRow({
    type: 'page',
    id: 'pg01',
    slug: '2024-night-walk',
    title: 'Night walk',
    year: 2024,
  }),
]

async function searchSite() {
  return createTestSite({ answers: { '/search': { rows } } })
}

describe('search (spec/screens §10)', () => {
  test('without a query has its form and links to the lists', async () => {
    const page = await (await searchSite()).page('/search')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Search | Parallax 2026')
    expect(page.main.outline()).toEqual(['1 Search'])
    expect(page.main.all('label')).toHaveLength(1)
    expect(page.main.all('form').map((form) => form.attribute('action'))).toEqual(['/search'])
    expect(page.main.links()).toEqual([
      ['Program', '/program'],
      ['Artists', '/artists'],
      ['Venues', '/venues'],
    ])
    expect(page.document.all('meta[name=robots]')).toEqual([])
  })

  test('has in order the form, the count and the groups, with this year before earlier ones', async () => {
    const page = await (await searchSite()).page('/search?q=night')
    expect(page.title).toBe('Search: night | Parallax 2026')
    expect(page.main.outline()).toEqual([
      '1 Search',
      '2 Events',
      '2 Artists',
      '2 Channel',
      '2 Pages',
      '3 In past festivals',
    ])
    expectOrder(page.main.text, [
      '29 results for “night”',
      'Night 00',
      'All 26 events',
      'Mirela Štefan',
    ])
    expect(page.main.all('input')[0]?.attribute('value')).toBe('night')
    expect(page.document.all('meta[name=robots]').map((meta) => meta.attribute('content'))).toEqual(
      ['noindex'],
    )
    expect(page.headers['X-Robots-Tag']).toBe('noindex')
  })

  test('links each row to its path, a page by its name, and shows titles of works in italics', async () => {
    const page = await (await searchSite()).page('/search?q=night')
    const links = page.main.links()
    expect(links).toContainEqual(['Night 00', '/events/night-00'])
    expect(links).toContainEqual(['Mirela Štefan', '/artists/mirela-stefan'])
    expect(links).toContainEqual(['Who Owns the Night?', '/channel/night'])
    expect(links).toContainEqual(['Night walk', '/2024/night-walk'])
    expect(links).toContainEqual(['All 26 events', '/search?q=night&type=event'])
  })

  test('folds ended records after the others, open if there are no others', async () => {
    const over = { dates: { start: '2026-03-06', end: '2026-03-08' } }
    const answers = {
      '/search': { rows: [aSearchRow(), aSearchRow({ id: 'ev02', slug: 'a', title: 'A Slack' })] },
      '/years/2026': anEdition(),
      '/years/2026/program': {
        events: [anEventStub({ id: 'ev01', ...over }), anEventStub({ id: 'ev02', slug: 'a' })],
      },
    }
    const site = await createTestSite({ answers })
    const both = await site.page('/search?q=slack')
    expectOrder(both.main.text, ['A Slack', 'Ended (1)', 'Ended Slack Water'])
    const isOpen = ({ main }: typeof both) =>
      main.all('details').map((each) => each.attribute('open') !== undefined)
    expect(isOpen(both)).toEqual([false])
    expect(isOpen(await site.page('/search?q=water'))).toEqual([true])
  })

  test('shows for an event its current state, where and when it is, and a small picture in a reserved space', async () => {
    const then = { year: 2024, slug: 'slack' }
    const earlier = [
      aSearchRow({ ...then, id: 'ev08', when: '2024-03-02/2024-04-01' }),
      aSearchRow({ ...then, id: 'ev09', when: 'cancelled' }),
    ]
    const site = await createTestSite({
      answers: {
        '/search': { rows: [aSearchRow(), ...earlier] },
        '/years/2026': anEdition(),
        '/years/2026/program': { events: [anEventStub({ image: aStubImage() })] },
        '/years/2026/venues': { venues: [aVenueStub({ hours: dailyHours() })] },
      },
    })
    const page = await site.page('/search?q=slack')
    expect(page.main.text).toContain(
      'Open until 5pm Slack Water Shed 9, Docklands, 6–29 March 2026 In past festivals Slack Water 2 March – 1 April 2024 Cancelled Slack Water 2024',
    )
    const pictures = page.main.all('img')
    expect(pictures.map((each) => each.attribute('loading'))).toEqual(['lazy'])
    expect(pictures.map((each) => [each.attribute('width'), each.attribute('height')])).toEqual([
      ['72', '72'],
    ])
  })

  test('shows twenty rows a page of one type', async () => {
    const site = await searchSite()
    const first = await site.page('/search?q=night&type=event')
    expect(first.main.outline()).toEqual(['1 Search', '2 Events'])
    expect(first.main.links()).toContainEqual(['Next', '/search?q=night&type=event&page=2'])
    const second = await site.page('/search?q=night&type=event&page=2')
    expect(second.main.links().filter(([, href]) => href.startsWith('/events/'))).toHaveLength(6)
    expect(second.main.outline()).toEqual(['1 Search', '2 Events', '3 In past festivals'])
  })

  test('filters by year, and ignores a year without rows', async () => {
    const site = await searchSite()
    const page = await site.page('/search?q=night&year=2024')
    expect(page.main.text).toContain('2 results for “night”')
    expect(page.main.links()).toContainEqual(['Clear', '/search?q=night'])
    expect((await site.page('/search?q=night&year=1999')).main.text).toContain('29 results')
  })

  test('ignores accents and case', async () => {
    const page = await (await searchSite()).page('/search?q=STEFAN')
    expect(page.main.text).toContain('1 result for “STEFAN”')
  })

  test('says if nothing is found, suggests another spelling and links to lists', async () => {
    const page = await (await searchSite()).page('/search?q=xqzw')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('Nothing found for “xqzw”')
    expect(page.main.text).not.toContain('Did you mean')
    expect(page.main.links()).toContainEqual(['Artists', '/artists'])
    expect(page.main.links()).not.toContainEqual(['On today', '/program?day=today'])
    const during = await createTestSite({
      answers: { '/search': { rows }, '/years/2026': anEdition() },
    })
    expect((await during.page('/search?q=xqzw')).main.links().slice(0, 4)).toEqual([
      ['On today', '/program?day=today'],
      ['Free', '/program?free=1'],
      ['Step-free', '/program?access=step_free_entrance'],
      ['With children', '/program?children=6'],
    ])
    const joined = await (await searchSite()).page('/search?q=nightwalk')
    expect(joined.main.links()).toContainEqual(['night walk', '/search?q=night+walk'])
  })

  test('has first a link to what the words mean, with its query in the order of the program’s own links', async () => {
    const site = await createTestSite({
      now: '2026-03-14T00:20:00Z',
      answers: { '/search': { rows }, '/years/2026': anEdition() },
    })
    const page = await site.page('/search?q=captions+saturday+free+wheelchair')
    const [lead] = page.main.links()
    expect(lead?.[1]).toBe('/program?day=2026-03-14&access=step_free_entrance+captions&free=1')
    const [path = '', search = ''] = lead?.[1].split('?') ?? []
    expect(path + formatQuery(parseQuery(grammarOf('program'), search))).toBe(lead?.[1])
    expect(page.main.text).not.toContain('Nothing found')
    const { main } = await site.page('/search?q=free+talks+for+kids+with+captions+tonight')
    const tonight = main.links()[0]?.[1] ?? ''
    const asked = tonight.slice('/now'.length, -'#tonight'.length)
    expect(asked).toBe('?type=talks&children=6&access=captions&free=1')
    expect(formatQuery(parseQuery(grammarOf('now'), asked))).toBe(asked)
  })

  test('counts the results of that link in the announced line if no name has the words', async () => {
    const site = await createTestSite({
      answers: {
        '/search': { rows },
        '/years/2026': anEdition(),
        '/years/2026/program': {
          events: [
            anEventStub({ access: ['step_free_entrance'] }),
            anEventStub({ id: 'ev02', slug: 'b', access: [] }),
            aTimedStub({
              sessions: [
                aSessionStub({ start: '2026-03-14T14:00', end: '2026-03-14T15:00' }),
                aSessionStub({ id: 'se02', start: '2026-03-14T18:00', end: '2026-03-14T19:00' }),
              ],
            }),
            aTimedStub({ id: 'ev04', slug: 'd', sessions: [aSessionStub()] }),
          ],
        },
        '/years/2026/venues': { venues: [aVenueStub({ access: ['seating'] })] },
      },
    })
    const line = async (path: string) =>
      (await site.page(path)).main.all('[data-result-line]').map(({ text }) => text)
    expect(await line('/search?q=wheelchair')).toEqual([
      'Program: Step-free entrance 1 exhibition.',
    ])
    expect(await line('/search?q=seats')).toEqual(['Venues: Seating 1 venue.'])
    expect(await line('/search?q=tonight')).toEqual(['Tonight 1 event.'])
    expect(await line('/search?q=exhibitions+tonight')).toEqual([
      'Exhibitions: today 2 exhibitions.',
    ])
    expect(await line('/search?q=sold+out+exhibitions')).toEqual([
      'Exhibitions: sold out 0 exhibitions.',
    ])
    expect(await line('/search?q=night')).toEqual(['29 results for “night”'])
  })

  test('names a year without a festival with its neighbours, and counts rows without a year', async () => {
    const missing = await (await searchSite()).page('/search?q=2025')
    expect(missing.main.text).toContain('There was no festival in 2025.')
    expect(missing.main.links()).toContainEqual(['Program 2024', '/2024/program'])
    expect(missing.main.links()).toContainEqual(['Program 2026', '/2026/program'])
    const all = await (await searchSite()).page('/search?q=night')
    expect(all.main.links()).toContainEqual(['Any year (29)', '/search?q=night'])
    expect(all.main.links()).toContainEqual(['No year (1)', '/search?q=night&year=0000'])
    const none = await (await searchSite()).page('/search?q=night&year=0000')
    expect(none.main.text).toContain('1 result for')
  })

  test('shows what was typed as text', async () => {
    const page = await (await searchSite()).page('/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(page.main.text).toContain('Nothing found for “<script>alert(1)</script>”')
    expect(page.main.all('script')).toEqual([])
  })
})
