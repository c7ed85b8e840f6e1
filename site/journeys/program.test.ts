import { anEdition } from 'contract/testing/edition.ts'
import { aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAlive, openChromium, watchPage } from '../testing/chromium.ts'
import { serveBuiltSite } from '../testing/serve-built-site.ts'

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1440, height: 900 }
const KEYS = ['tours', 'workshops', 'launches', 'screenings', 'performances', 'talks']
const edition = anEdition()
const [exhibitions, ...timed] = edition.types

let browser: Browser
let origin = ''

beforeAll(async () => {
  browser = await openChromium()
  const types = KEYS.flatMap((key) =>
    timed.slice(0, 1).map((type) => ({ ...type, key, title: `Many ${key}`, count: 1 })),
  )
  const site = await serveBuiltSite({
    endedBy: afterAll,
    answers: {
      '/years/2026': { ...edition, types: [...(exhibitions ? [exhibitions] : []), ...types] },
      '/years/2026/program': {
        events: [anEventStub(), aTimedStub({ price: { free: false, from: 20 } })],
      },
      '/years/2026/venues': { venues: [] },
    },
  })
  origin = site.origin
}, 60_000)

afterAll(() => browser.close())

const open = (viewport: typeof PHONE) =>
  watchPage(browser, { origin, viewport, reducedMotion: 'reduce' })

const result = (page: Page) => page.locator('[data-result-line]').innerText()

describe('the program in a browser (spec/screens §3, spec/design §5.6, §8)', () => {
  test('narrows and sorts what is on the page already, without asking the server', async () => {
    const { page, problems } = await open(LAPTOP)
    await openAlive(page, '/program')
    const asked: string[] = []
    page.on('request', (request) => {
      const isPage = request.resourceType() === 'document'
      if (isPage || request.url().includes('/program/_payload.json')) asked.push(request.url())
    })
    await page.locator('#filter-free').check()
    await expect.poll(() => result(page)).toBe('1 of 2, free')
    // A click without a pointer over the link, which would fetch ahead.
    await page.getByRole('link', { name: 'A–Z' }).evaluate((link) => (link as HTMLElement).click())
    await expect.poll(() => page.url()).toBe(`${origin}/program?sort=title&free=1`)
    await expect.poll(() => page.locator('main h2').allInnerTexts()).toEqual(['S'])
    expect(asked).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('folds the filters on a phone, says how many are in use, and stays open while they change', async () => {
    const { page, problems } = await open(PHONE)
    await openAlive(page, '/program')
    expect(await page.locator('#filter-free').isVisible()).toBe(false)
    await page.getByText('Filter', { exact: true }).click()
    await page.locator('#filter-free').check()
    await expect
      .poll(() => page.locator('summary', { hasText: 'Filter' }).innerText())
      .toBe('Filter (1)')
    await expect.poll(() => result(page)).toBe('1 of 2, free')
    expect(await page.locator('#filter-free').isVisible()).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('brings the current type into sight where types scroll', async () => {
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
    await page.context().close()
    expect(problems).toEqual([])
  })
})
