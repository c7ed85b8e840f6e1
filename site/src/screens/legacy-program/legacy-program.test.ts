import { describe, expect, test } from 'vitest'
import { aLegacyEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { aGuideStub } from 'contract/testing/guide-stub.ts'
import { aStubImage } from 'contract/testing/image.ts'
import { createTestSite, testPage, type WireAnswers } from '../../../testing/create-test-site.ts'

const events = [
  anEventStub({
    year: 2022,
    dates: { start: '2022-04-22', end: '2022-05-15' },
    image: aStubImage(),
  }),
  anEventStub({
    id: 'ev03',
    slug: 'upper-floors',
    title: 'Upper Floors',
    year: 2022,
    dates: { start: '2022-04-20', end: '2022-05-01' },
    sort_title: 'upper-floors',
    sort_place: '01hoarding',
    status: { state: 'cancelled' },
  }),
  aTimedStub({
    year: 2022,
    sessions: [aSessionStub({ start: '2022-05-01T11:00', end: '2022-05-01T12:00' })],
  }),
]

const legacySite = (answers: WireAnswers = {}) =>
  createTestSite({
    answers: { '/years/2022': aLegacyEdition(), '/years/2022/program': { events }, ...answers },
  })

describe('program of a legacy year (spec/screens §6.1)', () => {
  test('has in order small title, tabs, grid, events by day, guides and years', async () => {
    const site = await legacySite({
      '/years/2022/guides': { guides: [aGuideStub({ year: 2022 })] },
    })
    const page = await site.page('/2022/program')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Program 2022 | Parallax 2022')
    const own = page.headings.filter(({ text }) => !/^(Program|Visit)$/.test(text))
    expect(own.slice(0, 7).map(({ level, text }) => `${level} ${text}`)).toEqual([
      '1 Program 2022',
      '2 Exhibitions',
      '3 Upper Floors',
      '3 Slack Water',
      '2 Events',
      '3 Sunday 1 May 2022',
      '2 Guides & walks',
    ])
    expect(page.main.text).toContain('Parallax 2022 22 April – 15 May 2022')
    expect(page.main.text).toContain('Festival 2022 ended')
    expect(page.main.all('nav').map((nav) => nav.attribute('aria-label'))).toEqual([
      'Program',
      'Sort by',
      'Festivals',
    ])
    const [guides] = page.main.all('[id=guides]')
    expect(guides?.links()).toEqual([['Low Water', '/guides/low-water']])
    expect(page.main.links()).toContainEqual(['Previous festival: 2021', '/2021/program'])
    expect(page.main.links()).toContainEqual(['Next festival: 2024', '/2024/program'])
  })

  test('has the legacy look, and marks its tab', async () => {
    const page = await (await legacySite()).page('/2022/program')
    expect(page.document.all('body').map((body) => body.attribute('data-family'))).toEqual([
      'legacy',
    ])
    const [tabs] = page.main.all('nav')
    expect(tabs?.all('a[aria-current=page]').map(({ text }) => text)).toEqual(['All'])
    expect(tabs?.links().map(([text]) => text)).toEqual([
      'All',
      'Exhibitions',
      'Talks',
      'Online',
      'Events',
      'Artists',
      'Venues',
      'Map',
    ])
  })

  test('lists events with time and zone, type, venue and price, and marks cancelled ones', async () => {
    const page = await (await legacySite()).page('/2022/program')
    expect(page.main.text).toContain('11am–12pm AEST The Tide Tables Talk Shed 9, Docklands Free')
    expect(page.main.text).toContain('Cancelled Upper Floors')
    expect(page.main.all('time').map((time) => time.attribute('datetime'))).toContain(
      '2022-05-01T11:00:00+10:00',
    )
  })

  test.each<[string, readonly string[]]>([
    ['/2022/program', ['Upper Floors', 'Slack Water']],
    ['/2022/program?sort=date', ['Upper Floors', 'Slack Water']],
    ['/2022/program?sort=title', ['Slack Water', 'Upper Floors']],
    ['/2022/program?sort=artist', ['Upper Floors', 'Slack Water']],
  ])('%s shows the grid as %j', async (path, expected) => {
    const page = await (await legacySite()).page(path)
    expect(
      page.main
        .all('h3')
        .map(({ text }) => text)
        .slice(0, 2),
    ).toEqual(expected)
  })

  test('says if no events are on record', async () => {
    const page = await (
      await legacySite({ '/years/2022/program': { events: [] } })
    ).page('/2022/program')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No events of 2022 are on record')
    expect(page.main.all('h2')).toEqual([])
  })

  test('is not found if there is no such edition', async () => {
    expect((await testPage('/2022/program')).status).toBe(404)
  })
})
