import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openChromium, untilAlive, watchPage, type SharedChromium } from '../testing/chromium.ts'
import { openFestival, type ShownFestival } from '../testing/festival.ts'

let festival: ShownFestival
let browser: SharedChromium

beforeAll(async () => {
  festival = await openFestival(inject('festivalsUrl'), 'small')
  browser = await openChromium()
})

afterAll(() => browser.close())

/** A visitor whose browser runs no script, on a first visit. */
async function aVisitor(viewport = { width: 390, height: 844 }) {
  return watchPage(browser, {
    origin: festival.origin,
    viewport,
    javaScriptEnabled: false,
    isAcknowledged: false,
  })
}

const listed = (page: Page) => page.locator('main a[href^="/events/"]').count()

describe('with JavaScript off (spec/screens §0.5, spec/faults A12)', () => {
  test('the pages are readable and link to each other', async () => {
    const { page, problems } = await aVisitor()
    await page.goto('/')
    await page.locator('main a[href="/program"]').first().click()
    await page.waitForURL('**/program')
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.locator('main a[href^="/events/"]').first().click()
    await page.waitForURL('**/events/*')
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('no overlay covers them', async () => {
    const { page } = await aVisitor()
    await page.goto('/')
    expect(await page.locator('dialog:visible').count()).toBe(0)
    await page.context().close()
  })

  test('lists are filtered by a form and sorted by links', async () => {
    const { page, problems } = await aVisitor({ width: 1440, height: 900 })
    await page.goto('/program')
    const all = await listed(page)
    await page.getByRole('checkbox', { name: 'Free' }).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await page.waitForURL(/\/program\?(?:.*&)?free=1/)
    const free = await listed(page)
    expect(free).toBeGreaterThan(0)
    expect(free).toBeLessThan(all)

    await page.goto('/program')
    await page.locator('main a[href="/program?sort=title"]').click()
    await page.waitForURL('**/program?sort=title')
    expect(await listed(page)).toBe(all)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('the search shows results', async () => {
    const { page, problems } = await aVisitor()
    await page.goto('/search')
    await page.locator('main input[name=q]').fill('shopfront')
    await page.locator('main').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/search?q=shopfront')
    expect(await page.locator('main').innerText()).toMatch(/Every Shopfront/i)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('the menu is a link to the navigation in the footer, and there is no button without an effect', async () => {
    const { page } = await aVisitor()
    await page.goto('/partners')
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)
    await page.locator('header').getByRole('link', { name: 'Menu' }).click()
    await page.waitForURL('**/partners#footer-navigation')
    await page.locator('#footer-navigation summary').first().click()
    await page.locator('#footer-navigation a').first().click()
    await page.waitForURL((url) => url.pathname !== '/partners')
    await page.locator('h1').waitFor()
    await page.context().close()
  })
})

describe('with a script that fails (spec/faults L9)', () => {
  test('the pages are readable, links and forms work, and nothing covers them', async () => {
    const { page } = await watchPage(browser, {
      origin: festival.origin,
      viewport: { width: 1440, height: 900 },
      isAcknowledged: false,
    })
    await page.route('**/assets/first-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no such luck")' }),
    )
    const thrown = page.waitForEvent('pageerror')
    await page.goto('/program')
    expect((await thrown).message).toBe('no such luck')
    expect(await page.locator('dialog:visible').count()).toBe(0)
    await page.locator('main a[href^="/events/"]').first().click()
    await page.waitForURL('**/events/*')
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.goto('/search')
    await page.locator('main input[name=q]').fill('shopfront')
    await page.locator('main input[name=q]').press('Enter')
    await page.waitForURL('**/search?q=shopfront')
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Every Shopfront/i)
    await page.context().close()
  })

  test('a document that a browser extension has changed keeps the change, and its script works', async () => {
    const { page } = await watchPage(browser, { origin: festival.origin })
    // This runs before the scripts of the page, which wait until the HTML has been parsed.
    await page.addInitScript(() => {
      new MutationObserver((_seen, observer) => {
        const heading = document.querySelector('main h1')
        if (!heading || !document.querySelector('footer')) return
        observer.disconnect()
        const translated = document.createElement('font')
        translated.textContent = 'Changed'
        heading.replaceChildren(translated)
        document.querySelector('main')?.prepend(document.createElement('aside'))
        Object.assign(globalThis, { hasChanged: true })
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/partners')
    expect(await page.evaluate(() => 'hasChanged' in globalThis)).toBe(true)
    await untilAlive(page)
    expect(await page.locator('main h1').innerText()).toMatch(/changed/i)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect.poll(() => page.locator('dialog:visible').count()).toBe(1)
    await page.context().close()
  })
})
