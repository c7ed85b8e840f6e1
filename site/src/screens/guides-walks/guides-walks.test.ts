import { anEdition } from 'contract/testing/edition.ts'
import { aGuideStub } from 'contract/testing/guide-stub.ts'
import { aStubImage } from 'contract/testing/image.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite, testPage, type WireAnswers } from '../../../testing/create-test-site.ts'
import type { TestPage } from '../../../testing/read-page.ts'

const { distance_m: _far, duration_min: _long, step_free: _free, ...bare } = aGuideStub()
const GUIDES = [
  aGuideStub({ image: aStubImage() }),
  aGuideStub({
    id: 'gd02',
    slug: 'botanic-line',
    title: 'Botanic Line',
    distance_m: 1800,
    duration_min: 70,
    step_free: 'no',
    precincts: ['city'],
  }),
  aGuideStub({
    id: 'gd03',
    slug: 'west-by-bicycle',
    title: 'West by Bicycle',
    mode: 'ride',
    distance_m: 11_500,
    duration_min: 60,
    step_free: 'unknown',
    precincts: ['docklands'],
  }),
  {
    ...bare,
    id: 'gd04',
    slug: 'arriving-late',
    title: 'Arriving Late',
    mode: 'theme' as const,
    stops: 6,
  },
]

const PATH = '/program/guides-walks'
const festival = (overrides: WireAnswers = {}): WireAnswers => ({
  '/years/2026': anEdition(),
  '/years/2026/guides': { guides: GUIDES },
  ...overrides,
})
const titles = (page: TestPage) => page.main.all('h2').map(({ text }) => text)

describe('guides and walks (spec/screens §5.3)', () => {
  test('have in order title, filters, cards', async () => {
    const page = await testPage(PATH, { answers: festival() })
    expect(page.status).toBe(200)
    expect(page.title).toBe('Guides & walks | Parallax 2026')
    expect(page.main.all('h1').map(({ text }) => text)).toEqual(['Guides & walks'])
    expect(page.landmarks).toContain('form Filter guides')
    expect(titles(page)).toEqual(['Low Water', 'Botanic Line', 'West by Bicycle', 'Arriving Late'])
    expect(page.main.text.indexOf('4 guides')).toBeLessThan(page.main.text.indexOf('Low Water'))
  })

  test('show for each guide mode, intro, distance, duration, stops, step-free access in words and the start', async () => {
    const page = await testPage(PATH, { answers: festival() })
    expect(page.main.text).toContain(
      'Walk Low Water Seven works along the docks. 2.4 km, 55 min, 7 stops, step-free Starts in Docklands',
    )
    expect(page.main.text).toContain('1.8 km, 1 h 10 min, 7 stops, not step-free')
    expect(page.main.text).toContain('11.5 km, 1 h, 7 stops, step-free: not known')
  })

  test('show no distance, duration or step-free access for a theme guide', async () => {
    const page = await testPage(`${PATH}?mode=theme`, { answers: festival() })
    expect(page.main.text).toContain(
      'Theme Arriving Late Seven works along the docks. 6 stops Starts in Docklands',
    )
  })

  test.each([
    ['', ['Low Water', 'Botanic Line', 'West by Bicycle', 'Arriving Late']],
    ['?mode=walk', ['Low Water', 'Botanic Line']],
    ['?step=free', ['Low Water']],
    ['?precinct=city', ['Low Water', 'Botanic Line', 'Arriving Late']],
    ['?precinct=nowhere', ['Low Water', 'Botanic Line', 'West by Bicycle', 'Arriving Late']],
    ['?mode=swim&step=none', ['Low Water', 'Botanic Line', 'West by Bicycle', 'Arriving Late']],
    ['?mode=ride&precinct=docklands', ['West by Bicycle']],
    ['?sort=duration', ['Low Water', 'West by Bicycle', 'Botanic Line', 'Arriving Late']],
    ['?sort=distance', ['Botanic Line', 'Low Water', 'West by Bicycle', 'Arriving Late']],
    ['?precinct=city&sort=distance', ['Botanic Line', 'Low Water', 'Arriving Late']],
  ])('keeps and orders with %s', async (search, expected) => {
    const site = await createTestSite({ answers: festival() })
    expect(titles(await site.page(PATH + search))).toEqual(expected)
  })

  test('link from an empty result back to all guides, in the same order', async () => {
    const page = await testPage(`${PATH}?mode=drive&sort=distance`, { answers: festival() })
    expect(page.main.text).toContain('0 of 4 guides, drive')
    expect(page.main.text).toContain('No guide fits these filters')
    expect(page.main.links()).toContainEqual(['Clear filters', `${PATH}?sort=distance`])
  })

  test('say if an edition has no guides, and link to the map', async () => {
    const page = await testPage(PATH, {
      answers: festival({ '/years/2026/guides': { guides: [] } }),
    })
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No guides for 2026')
    expect(page.main.links()).toContainEqual(['See the map', '/program/map'])
  })

  test('are a page even while there is no edition', async () => {
    const page = await testPage(PATH)
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No guides yet')
  })

  test('stay as an archive when the edition is over', async () => {
    const page = await testPage(PATH, { now: '2026-06-01T00:00:00Z', answers: festival() })
    expect(page.main.text).toContain('Festival 2026 ended')
    expect(titles(page)).toHaveLength(4)
  })
})
