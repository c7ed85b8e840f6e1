import { describe, expect, test } from 'vitest'
import { aLegacyEdition, anEdition, anEditionSummary } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { aStrand, type StrandWire } from 'contract/testing/strand.ts'
import { createTestSite, testPage, type WireAnswers } from '../../../testing/create-test-site.ts'

const SATURDAY = '2026-03-14T00:20:00Z'

const strandSite = (strand: StrandWire, answers: WireAnswers = {}) =>
  createTestSite({
    now: SATURDAY,
    answers: {
      '/routes': { custom_pages: [], program: [strand.name], festival_years: [2026, 2024, 2022] },
      '/years/2026': anEdition(),
      [`/strands/${strand.name}`]: strand,
      ...answers,
    },
  })

describe('program entry (spec/screens §5.19)', () => {
  test('has in order title, intro, blocks, groups and the link to the whole program', async () => {
    const body = [{ type: 'p' as const, children: [{ text: 'The sun sets at eight.' }] }]
    const site = await strandSite(
      aStrand({
        blocks: [
          { type: 'heading', text: 'After dark', level: 2, id: 'after-dark' },
          { type: 'text', body },
        ],
      }),
    )
    const page = await site.page('/night-school')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Night School | Parallax 2026')
    expect(page.main.all('h1').map(({ text }) => text)).toEqual(['Night School'])
    expect(page.main.all('h2').map(({ text }) => text)).toEqual([
      'After dark',
      'On throughout',
      'Sunday 15 March',
    ])
    expect(page.main.all('h3').map(({ text }) => text)).toEqual(['Slack Water', 'The Tide Tables'])
    expect(page.main.text).toContain('The sun sets at eight.')
    expect(page.main.text).toContain('1 exhibition, 1 event')
    expect(page.main.links().at(-1)).toEqual(['The whole program', '/program'])
    expect(page.main.text).not.toContain('All past festivals')
  })

  test.each<[StrandWire['group_by'], readonly string[]]>([
    ['day', ['On throughout', 'Sunday 15 March']],
    ['precinct', ['Docklands']],
    ['type', ['Exhibitions', 'Talks']],
  ])('grouped by %s has the headings %j', async (groupBy, expected) => {
    const page = await (await strandSite(aStrand({ group_by: groupBy }))).page('/night-school')
    expect(page.main.all('h2').map(({ text }) => text)).toEqual(expected)
  })

  test('is sorted by title, shown as a grid and filtered by day from the query', async () => {
    const site = await strandSite(aStrand())
    const titles = await site.page('/night-school?sort=title&view=grid')
    expect(titles.main.all('h2').map(({ text }) => text)).toEqual(['S', 'T'])
    const day = await site.page('/night-school?day=2026-03-20')
    expect(day.main.text).toContain('1 exhibition, 0 of 1 event, on Friday 20 March 2026')
    expect(day.main.links()).toContainEqual(['Clear', '/night-school'])
  })

  test('says if a day has no events', async () => {
    const site = await strandSite(aStrand({ events: [aTimedStub()] }))
    const page = await site.page('/night-school?day=2026-03-20')
    expect(page.main.text).toContain('Nothing on Friday 20 March 2026')
    expect(page.main.links()).toContainEqual(['All days', '/night-school'])
  })

  test('says if it has no events', async () => {
    const page = await (await strandSite(aStrand({ events: [] }))).page('/night-school')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No events in Night School yet')
    expect(page.main.links()).toContainEqual(['The whole program', '/program'])
  })

  test('is not found if it has no answer', async () => {
    const routes = { custom_pages: [], program: ['night-school'], festival_years: [2026] }
    const page = await testPage('/night-school', { answers: { '/routes': routes } })
    expect(page.status).toBe(404)
  })
})

describe('program entry of a year (spec/screens §5.19)', () => {
  const legacy = aLegacyEdition()
  const strand = aStrand({
    name: '2022-open-house',
    year: 2022,
    title: 'Open House',
    events: [
      aTimedStub({
        year: 2022,
        sessions: [aSessionStub({ start: '2022-05-01T11:00', end: '2022-05-01T12:00' })],
      }),
    ],
    edition: anEditionSummary(legacy),
  })

  test('shows the year, that it ended, the years beside it, and the legacy look', async () => {
    const page = await (
      await strandSite(strand, { '/years/2022': legacy })
    ).page('/2022/open-house')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Open House | Parallax 2022')
    expect(page.main.text).toContain('Festival 2022 ended')
    expect(page.main.links()).toContainEqual(['Previous festival: 2021', '/2021/program'])
    expect(page.main.links()).toContainEqual(['The whole program of 2022', '/2022/program'])
    expect(page.document.all('body').map((body) => body.attribute('data-family'))).toEqual([
      'legacy',
    ])
    expect(page.main.text).toContain('11am–12pm AEST')
  })
})
