import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { aGuideStub } from 'contract/testing/guide-stub.ts'
import { aStubImage } from 'contract/testing/image.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { createTestSite, testPage, type WireAnswers } from '../../../testing/create-test-site.ts'

const SATURDAY = '2026-03-14T00:20:00Z'

const events = [
  anEventStub({ image: aStubImage() }),
  anEventStub({
    id: 'ev03',
    slug: 'upper-floors',
    title: 'Upper Floors',
    number: 4,
    price: { free: false, from: 12 },
    venue: { id: 've02', slug: 'hoarding', name: 'Treasury Hoarding', precinct: 'city' },
    sort_title: 'upper-floors',
    sort_place: '01hoarding',
    status: { state: 'moved' },
  }),
  aTimedStub({
    sessions: [
      aSessionStub({ id: 'se02', start: '2026-03-08T11:00', end: '2026-03-08T12:00' }),
      aSessionStub(),
    ],
  }),
]

function answersOf(year: number, answers: WireAnswers = {}): WireAnswers {
  const edition =
    year === 2026
      ? anEdition()
      : anEdition({ year, start: `${year}-03-01`, end: `${year}-03-24`, next_year: 2026 })
  return {
    [`/years/${year}`]: edition,
    [`/years/${year}/program`]: { events },
    [`/years/${year}/venues`]: { venues: [aVenueStub()] },
    ...answers,
  }
}

const programSite = (options: { year?: number; now?: string; answers?: WireAnswers } = {}) =>
  createTestSite({
    now: options.now ?? SATURDAY,
    answers: answersOf(options.year ?? 2026, options.answers),
  })

const archive = () =>
  programSite({
    year: 2024,
    answers: { '/years/2024/guides': { guides: [aGuideStub({ year: 2024 })] } },
  })

describe('program (spec/screens §3)', () => {
  test('has in order title to groups, all under headings', async () => {
    const page = await (await programSite()).page('/program')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Program | Parallax 2026')
    expect(
      page.headings.filter(({ level }) => level < 4).map(({ level, text }) => `${level} ${text}`),
    ).toEqual(
      expect.arrayContaining([
        '1 Program',
        '2 Exhibitions',
        '3 Upper Floors',
        '3 Slack Water',
        '2 Talks',
        '3 The Tide Tables',
      ]),
    )
    expect(page.landmarks.filter((name) => !['header', 'footer'].includes(name))).toEqual(
      expect.arrayContaining([
        'main',
        'nav Type',
        'nav Sort by',
        'nav View',
        'form Filter the program',
      ]),
    )
    expect(page.main.text).toContain('6–29 March 2026')
    expect(page.main.text).toContain('2 exhibitions, 1 event')
  })

  test('has the link to what is on now before types with their counts, sorts, views, form and list', async () => {
    const page = await (await programSite()).page('/program')
    const links = page.main.links().map(([text]) => text)
    expect(links.slice(0, 13)).toEqual([
      'Open now, tonight and tomorrow',
      'All, 58',
      'Exhibitions, 48',
      'Talks, 10',
      'Online, 0',
      'Type',
      'Location',
      'Date',
      'A–Z',
      'List',
      'Grid',
      'Map',
      'Timeline',
    ])
  })

  test.each([
    ['two days before the opening not', '2026-03-04T02:00:00Z', false],
    ['the day before it', '2026-03-05T02:00:00Z', true],
    ['once it is over not', '2026-04-10T02:00:00Z', false],
  ])('leads to what is on now: %s', async (_when, now, isThere) => {
    const page = await (await programSite({ now })).page('/program')
    expect(page.main.links().some(([, href]) => href === '/now')).toBe(isThere)
  })

  test.each<[string, readonly string[]]>([
    ['/program?sort=location', ['City', 'Docklands']],
    ['/program?sort=date', ['On throughout', 'Sunday 15 March', 'Earlier in the festival']],
    ['/program?sort=title', ['S', 'T', 'U']],
    ['/program?sort=nonsense', ['Exhibitions', 'Talks']],
  ])('groups %s under %j', async (path, expected) => {
    const page = await (await programSite()).page(path)
    const shown = page.headings.filter(({ level, text }) => level === 2 && expected.includes(text))
    expect(shown.map(({ text }) => text)).toEqual(expected)
  })

  test('folds the days that are over', async () => {
    const page = await (await programSite()).page('/program?sort=date')
    const details = page.main.all('details').at(-1)
    expect(details?.text).toContain('Sunday 8 March')
    expect(details?.attribute('open')).toBeUndefined()
  })

  test('filters by every facet, names the filters, and offers to clear them', async () => {
    const site = await programSite()
    const page = await site.page('/program?sort=title&free=1&precinct=docklands&open=now')
    expect(page.main.text).toContain(
      '1 of 2 exhibitions, 0 of 1 event, free, in Docklands, open now',
    )
    expect(page.main.links()).toContainEqual(['Clear', '/program?sort=title'])
    expect(page.main.all('h3').map(({ text }) => text)).toEqual(['Slack Water'])
    expect(page.main.all('input[type=hidden]').map((each) => each.attribute('value'))).toEqual([
      'title',
    ])
  })

  test('ends with its calendar, to follow and as a file, the changes, and the plain list, with the filters in use', async () => {
    const page = await (await programSite()).page('/program?free=1')
    expect(page.main.links().slice(-4)).toEqual([
      ['subscribe to these dates', 'webcal://festival.example/program.ics?free=1'],
      ['take them as a file', '/program.ics?free=1'],
      ['What has changed', '/changes'],
      ['As a plain list, to print or listen to', '/program/plain?free=1'],
    ])
  })

  test('says if no event fits the filters, and links to the whole list', async () => {
    const page = await (await programSite()).page('/program?precinct=city&open=now')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('Nothing in City, open now')
    expect(page.main.links()).toContainEqual(['Clear filters', '/program'])
  })

  test('shows beside each option how many rows it leaves, before and after a choice', async () => {
    const site = await programSite()
    const options = async (path: string) => {
      const { main } = await site.page(path)
      return [...main.all('option'), ...main.all('label')]
        .map(({ text }) => text)
        .filter((text) => /^(?:City|Docklands|Under 3|Lift|Free)/.test(text))
    }
    const free = 'Free (2)'
    const whole = ['City (1)', 'Docklands (2)', 'Under 3 years (0)', 'Lift (0)', free]
    expect(await options('/program')).toEqual(whole)
    expect(await options('/program?precinct=city')).toEqual([...whole.slice(0, -1), 'Free (0)'])
  })

  test('ignores a precinct that does not exist and a day outside the edition', async () => {
    const page = await (await programSite()).page('/program?precinct=atlantis&day=2031-01-01')
    expect(page.main.text).toContain('2 exhibitions, 1 event')
    expect(page.main.all('h3')).toHaveLength(3)
  })

  test('shows the grid as cards, with the first picture as the leading one', async () => {
    const page = await (await programSite()).page('/program?view=grid')
    expect(page.main.text).toContain('Free')
    expect(
      page.main.all('img').filter((image) => image.attribute('loading') === 'eager'),
    ).toHaveLength(1)
  })

  test('puts the status word before the title', async () => {
    const page = await (await programSite()).page('/program')
    expect(page.main.text).toMatch(/, moved Upper Floors/)
  })

  test('says while no event is published that the program is announced soon, with a link to the last edition', async () => {
    const site = await programSite({
      now: '2026-01-10T00:00:00Z',
      answers: { '/years/2026/program': { events: [] } },
    })
    const page = await site.page('/program')
    expect(page.main.text).toContain('The 2026 program is announced soon')
    expect(page.main.links()).toContainEqual(['Program 2024', '/2024/program'])
    expect(page.main.all('form')).toEqual([])
  })

  test('says the same if there is no edition yet', async () => {
    const page = await testPage('/program', { now: SATURDAY })
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('The 2026 program is announced soon')
    expect(page.main.links()).toContainEqual(['Program 2024', '/2024/program'])
  })

  test('changes when a venue closes', async () => {
    const site = await programSite()
    expect((await site.page('/program?open=now')).main.text).toContain(
      '1 of 2 exhibitions, 0 of 1 event',
    )
    site.setNow('2026-03-14T06:00:00Z')
    await expect
      .poll(async () => (await site.page('/program?open=now')).main.text)
      .toContain('Nothing open now')
  })
})

describe('program of a year (spec/screens §6.1)', () => {
  test('names the year, and says that it ended', async () => {
    const page = await (await archive()).page('/2024/program')
    expect(page.title).toBe('Program 2024 | Parallax 2024')
    expect(page.headings.find(({ level }) => level === 1)?.text).toBe('Program 2024')
    expect(page.main.text).toContain('Festival 2024 ended')
    expect(page.main.links()).toContainEqual(['See the current program', '/program'])
  })

  test('has no "today", "weekend", "open now" and no timeline', async () => {
    const page = await (await archive()).page('/2024/program?day=today&open=now&places=none')
    expect(page.main.text).toContain('2 exhibitions, 1 event')
    expect(page.main.text).not.toMatch(/Open now|Today|This weekend|Places/)
    expect(page.main.links().map(([text]) => text)).not.toContain('Timeline')
  })

  test('links exhibitions with their sort', async () => {
    const page = await (await archive()).page('/2024/program')
    expect(page.main.links()).toContainEqual([
      'Exhibitions, 48',
      '/2024/program/exhibitions?sort=location',
    ])
  })

  test('ends with the guides of the year and the neighbouring years', async () => {
    const page = await (await archive()).page('/2024/program')
    const [guides] = page.main.all('[id=guides]')
    expect(guides?.text).toBe('Guides & walks Low Water')
    expect(guides?.links()).toEqual([['Low Water', '/guides/low-water']])
    expect(page.main.links().slice(-2)).toEqual([
      ['All past festivals', '/past-festivals'],
      ['Next festival: 2026', '/2026/program'],
    ])
  })

  test('is not found if there is no such edition', async () => {
    const page = await testPage('/2024/program', { now: SATURDAY })
    expect(page.status).toBe(404)
    expect(page.main.text).toContain('Page Not Found: /2024/program')
  })
})
