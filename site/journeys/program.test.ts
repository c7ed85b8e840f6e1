import { gzipSync } from 'node:zlib'
import { anEdition } from 'contract/testing/edition.ts'
import { aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import type { Page, Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LIVE_REGION_ID } from '../src/ui/element-ids.ts'
import { openAlive, untilLoaded, watchPage } from '../testing/chromium.ts'
import { setOffline, withoutManifest } from '../testing/connection.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1440, height: 900 }
/** The budget for the scripts of the program once its filter has been used, in bytes of gzip (spec/faults P5). */
const MAX_FILTERED_BYTES = 86_000
const KEYS = ['tours', 'workshops', 'launches', 'screenings', 'performances', 'talks']
const edition = anEdition()
const [exhibitions, ...timed] = edition.types

const types = KEYS.flatMap((key) =>
  timed.slice(0, 1).map((type) => ({ ...type, key, title: `Many ${key}`, count: 1 })),
)
const { origin, browser } = await openBuiltSite({
  answers: {
    '/years/2026': { ...edition, types: [...(exhibitions ? [exhibitions] : []), ...types] },
    '/years/2026/program': {
      events: [anEventStub(), aTimedStub({ price: { free: false, from: 20 } })],
    },
    '/years/2026/venues': { venues: [] },
  },
})

const open = (viewport: typeof PHONE) =>
  watchPage(browser, { origin, viewport, reducedMotion: 'reduce' })

/** The titles of the visible rows. */
const shownRows = (page: Page) =>
  page.locator('main li[data-facts] h3').filter({ visible: true }).allInnerTexts()
const said = (page: Page) => page.locator(`#${LIVE_REGION_ID}`).textContent()
async function gzipBytes(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()))
  return bodies.reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0)
}
const result = (page: Page) => page.locator('[data-result-line]').innerText()

describe('the program in a browser (spec/screens §3, spec/design §5.6, §8)', () => {
  test('filters the rows on the page, with little script and without a request, and sorts by loading the sorted page', async () => {
    const { page, problems } = await open(LAPTOP)
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    await openAlive(page, '/program')
    const asked: string[] = []
    page.on('request', (request) => {
      const isPage = request.resourceType() === 'document'
      if (isPage || request.url().includes('/program/_payload.json')) asked.push(request.url())
    })
    const entries = await page.evaluate(() => history.length)
    await page.locator('#filter-free').check()
    await expect.poll(() => result(page)).toBe('1 exhibition, 0 of 1 event, free')
    await expect.poll(() => said(page)).toBe('1 exhibition, 0 of 1 event, free')
    expect(page.url()).toBe(`${origin}/program?free=1`)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(await shownRows(page)).toEqual(['Slack Water'])
    expect(await page.locator('main h2').filter({ visible: true }).count()).toBe(1)
    expect(await page.getByText('1 exhibition', { exact: true }).count()).toBe(1)
    expect(asked).toEqual([])
    expect(scripts.some((script) => script.url().includes('/filter-rows-'))).toBe(true)
    expect(await gzipBytes(scripts)).toBeLessThanOrEqual(MAX_FILTERED_BYTES)

    // A click without moving the pointer over the link, which would prefetch its page.
    await page.getByRole('link', { name: 'A–Z' }).evaluate((link) => (link as HTMLElement).click())
    await expect.poll(() => page.url()).toBe(`${origin}/program?sort=title&free=1`)
    await expect.poll(() => page.locator('main h2').allInnerTexts()).toEqual(['S'])
    expect(asked).toHaveLength(1)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('filters without a connection, to no rows and back', async () => {
    const { page, problems } = await open(LAPTOP)
    const forms = untilLoaded(page, 'filter-forms')
    await openAlive(page, '/program')
    await forms
    const filters = untilLoaded(page, 'filter-rows')
    await page.locator('#filter-precinct').focus()
    await filters
    await setOffline(page, true)
    await page.locator('#filter-free').check()
    await expect.poll(() => result(page)).toBe('1 exhibition, 0 of 1 event, free')
    await page.locator('main form summary', { hasText: 'Access' }).click()
    await page.locator('#filter-access-auslan').check()
    await expect.poll(() => page.getByText('Nothing free, Auslan').count()).toBe(1)
    expect(await shownRows(page)).toEqual([])
    expect(page.url()).toBe(`${origin}/program?access=auslan&free=1`)

    await page.getByRole('link', { name: 'Clear', exact: true }).click()
    await expect.poll(() => result(page)).toBe('1 exhibition, 1 event')
    expect(await page.locator('#filter-free').isChecked()).toBe(false)
    expect(await shownRows(page)).toHaveLength(2)
    expect(page.url()).toBe(`${origin}/program`)
    await page.context().close()
    expect(withoutManifest(problems)).toEqual([])
  })

  test('shows for each event its times on the chosen day, like the page of that day', async () => {
    const { page, problems } = await open(LAPTOP)
    await openAlive(page, '/program')
    const rows = page.locator('main li[data-facts]').filter({ visible: true })
    const day = await page
      .locator('#filter-day option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')).at(-15))
    await page.locator('#filter-day').selectOption(day ?? '')
    await expect.poll(() => page.url()).toContain('day=')
    const [text, narrowed] = [await result(page), await rows.allInnerTexts()]
    await page.reload()
    expect(await result(page)).toBe(text)
    expect(await page.locator('main ol > li').allInnerTexts()).toEqual(narrowed)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('folds the filters on a phone, shows how many are in use, and stays open while they change', async () => {
    const { page, problems } = await open(PHONE)
    await openAlive(page, '/program')
    expect(await page.locator('#filter-free').isVisible()).toBe(false)
    await page.getByText('Filter', { exact: true }).click()
    await page.locator('#filter-free').check()
    await expect
      .poll(() => page.locator('summary', { hasText: 'Filter' }).innerText())
      .toBe('Filter (1)')
    await expect.poll(() => result(page)).toBe('1 exhibition, 0 of 1 event, free')
    expect(await page.locator('#filter-free').isVisible()).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('scrolls the current type into view, and counts for each type the events that the filters leave', async () => {
    const { page, problems } = await open(PHONE)
    await openAlive(page, '/program/talks')
    const current = page.locator('nav[aria-label="Type"] [aria-current]')
    expect(await current.innerText()).toContain('Many talks')
    await expect
      .poll(async () => {
        const box = await current.boundingBox()
        return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width
      })
      .toBe(true)

    // The counts of the other types come from the page that has them.
    const counts = () => page.locator('nav[aria-label="Type"] a').allTextContents()
    await page.getByText('Filter', { exact: true }).click()
    await page.locator('#filter-free').check()
    await expect.poll(counts).toEqual(expect.arrayContaining(['All, 1', 'Exhibitions, 1']))
    const counted = await counts()
    expect(counted).toContain('Many talks, 0')
    await page.reload()
    expect(await counts()).toEqual(counted)
    await page.context().close()
    expect(problems).toEqual([])
  })
})
