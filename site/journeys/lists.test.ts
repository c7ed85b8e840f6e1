/**
 * Filters, narrows and sorts lists in the page; the result must be the same as the page of that query from the server.
 */
import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { aGuide } from 'contract/testing/guide.ts'
import { aGuideStub } from 'contract/testing/guide-stub.ts'
import { alwaysOpen, aVenueStub } from 'contract/testing/venue-stub.ts'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LIVE_REGION_ID } from '../src/ui/element-ids.ts'
import { openAlive, watchPage, type WatchOptions } from '../testing/chromium.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'

const GUIDE = '/guides/low-water'
const VENUES = [
  aVenueStub(),
  aVenueStub({
    id: 've02',
    slug: 'northbank-arches',
    name: 'Northbank Arches',
    precinct: 'city',
    geo: { lat: -37.8203, lon: 144.964 },
    numbers: [7],
    access: [],
    hours: alwaysOpen(),
  }),
]

const site = await openBuiltSite({
  answers: {
    '/years/2026': anEdition({
      precincts: [
        { key: 'city', title: 'City', order: 1, kind: 'metro', basemap: 'city', count: 1 },
        {
          key: 'docklands',
          title: 'Docklands',
          order: 2,
          kind: 'metro',
          basemap: 'city',
          count: 1,
        },
      ],
    }),
    '/basemap/city': aBasemap(),
    '/years/2026/program': { events: [anEventStub()] },
    '/years/2026/venues': { venues: VENUES },
    '/years/2026/guides': {
      guides: [
        aGuideStub(),
        aGuideStub({ id: 'gd02', slug: 'by-bike', title: 'By Bike', mode: 'ride' }),
      ],
    },
    '/years/2026/artists': {
      artists: [
        anArtistStub(),
        anArtistStub({
          id: 'ar02',
          slug: 'mirela-stefan',
          name: 'Mirela Štefan',
          sort_key: 'stefan-mirela',
        }),
      ],
    },
    [GUIDE]: aGuide(),
  },
})

async function open(path: string, options: Partial<WatchOptions> = {}) {
  const { page, problems } = await watchPage(site.browser, {
    origin: site.origin,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  onTestFinished(() => page.context().close())
  await openAlive(page, path)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // A page requests the manifest of its build some time after its load, whatever the visitor does.
    if (pathname.startsWith('/builds/')) return
    if (pathname.endsWith('.json') || request.resourceType() === 'document') asked.push(pathname)
  })
  return { page, problems, asked }
}

const result = (page: Page) => page.locator('main p > [data-result-line]').innerText()
const said = (page: Page) => page.locator(`#${LIVE_REGION_ID}`).textContent()
const address = (page: Page) => page.url().slice(site.origin.length)
/** The texts and links of the content, without the background of still maps, which only the server draws. */
const read = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const isSeen = (each: Element) => each.checkVisibility()
    for (const name of main.querySelectorAll('svg g[aria-hidden]')) name.remove()
    return {
      text: (main as HTMLElement).innerText.split(/\s+/).join(' '),
      options: [...main.querySelectorAll('option, label')].map((each) => each.textContent),
      links: [...main.querySelectorAll('a')]
        .filter(isSeen)
        .map((link) => link.getAttribute('href')),
    }
  })

/** Chooses an option of a select, or a box in a fold; then closes the fold. */
async function choose(page: Page, field: string, value: string): Promise<void> {
  const select = page.locator(`select${field}`)
  if ((await select.count()) > 0) await select.selectOption(value)
  else {
    const fold = page.locator('main form details details', {
      has: page.locator(`input[value=${value}]`),
    })
    await fold.locator('summary').click()
    await fold.locator(`input[value=${value}]`).check()
    await fold.locator('summary').click()
  }
}

describe('a list filtered in the page (spec/screens §0.7)', () => {
  test.each([
    [
      '/program',
      '#filter-children',
      '0',
      '0 of 1 exhibition, with children, the youngest under 3 years',
    ],
    ['/venues', '#venue-filter-precinct', 'docklands', '1 of 2 venues, in Docklands'],
    ['/venues', '#venue-filter-access', 'quiet_space', '0 of 2 venues, Quiet space'],
    ['/program/guides-walks', '#guide-filter-mode', 'ride', '1 of 2 guides, ride'],
    ['/program/map', '#map-filter-precinct', 'city', '1 of 2 venues, in City'],
    ['/program/map', '#map-filter-type', 'talks', '0 of 2 venues, Talks'],
    ['/program', '#filter-precinct', 'city', '0 of 1 exhibition, in City'],
    ['/now', '#now-filter-precinct', 'city', '0 of 1 exhibition, in City'],
  ])(
    'has on %s with %s %s the same texts as the page of that query',
    async (path, field, value, text) => {
      const { page, problems, asked } = await open(path)
      await choose(page, field, value)
      await expect.poll(() => result(page)).toBe(text)
      const query = new URLSearchParams({ [field.split('-').at(-1) ?? '']: value })
      expect(address(page)).toBe(`${path}?${query}`)
      expect(asked).toEqual([])
      const filtered = await read(page)
      await page.reload()
      // The button that remembers needs is drawn by a script that loads later.
      await expect.poll(() => read(page)).toEqual(filtered)
      expect(problems).toEqual([])
    },
  )

  test('shows on the map the pins of the visible rows', async () => {
    const { page, problems } = await open('/program/map')
    const pins = page.locator('#map [data-pin]').filter({ visible: true })
    expect(await pins.count()).toBe(2)
    await page.locator('#map-filter-precinct').selectOption('city')
    await expect.poll(() => pins.count()).toBe(1)
    expect(await pins.locator('a').getAttribute('href')).toBe(
      '/program/map?precinct=city&venue=northbank-arches#venue-northbank-arches',
    )
    await pins.locator('a').press('Enter')
    await expect.poll(() => page.locator('li[aria-current]').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('is filtered by the query of the address if the page was rendered without the query, as on an exported site', async () => {
    const { page, problems } = await open('/about')
    await page.route('**/venues?precinct=docklands', async (route) => {
      const response = await route.fetch({ url: `${site.origin}/venues` })
      await route.fulfill({ response })
    })
    await openAlive(page, '/venues?precinct=docklands')
    await expect.poll(() => result(page)).toBe('1 of 2 venues, in Docklands')
    expect(await page.locator('#venue-filter-precinct').inputValue()).toBe('docklands')
    expect(problems).toEqual([])
  })
})

describe('the artists’ field "Find a name" (spec/screens §5.7)', () => {
  test('narrows the list while somebody types, says how many artists are left, and works together with the links to letters', async () => {
    const { page, problems, asked } = await open('/artists')
    const field = page.getByRole('searchbox', { name: 'Find a name' })
    const names = page.locator('main li h2').filter({ visible: true })
    await field.fill('stefan')
    await expect.poll(() => names.allInnerTexts()).toEqual(['Mirela Štefan'])
    await expect.poll(() => address(page)).toBe('/artists?name=stefan')
    await expect.poll(() => said(page)).toBe('1 of 2 artists')
    await field.fill('zz')
    await page.getByText('No artist’s name contains “zz”.').waitFor()
    expect(asked).toEqual([])
    await field.fill('mir')
    await page.getByRole('link', { name: 'C', exact: true }).click()
    await page.getByText('No artist’s name contains “mir”.').waitFor()
    await expect.poll(() => address(page)).toBe('/artists?letter=c&name=mir')
    await field.fill('')
    await expect.poll(() => names.allInnerTexts()).toEqual(['Noor Castellane'])
    expect(problems).toEqual([])
  })
})

describe('"Start from the nearest stop" of a guide (spec/screens §5.12)', () => {
  test('starts the list with that stop, and replaces the history entry', async () => {
    const last = aGuide().stops.at(-1)
    const { page, problems } = await open(GUIDE, {
      permissions: ['geolocation'],
      geolocation: { latitude: last?.geo?.lat ?? 0, longitude: last?.geo?.lon ?? 0 },
    })
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('button', { name: 'Start from the nearest stop' }).click()
    await expect.poll(() => address(page)).toBe(`${GUIDE}?from=${last?.number}`)
    await expect
      .poll(() => page.locator('li[data-stop]').first().getAttribute('data-stop'))
      .toBe(String(last?.number))
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(problems).toEqual([])
  })
})
