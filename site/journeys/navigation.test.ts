import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openAlive, openChromium, watchPage } from '../testing/chromium.ts'
import { startFestival, type Festival } from '../testing/festival.ts'
import { readPage } from '../testing/read-page.ts'

const EVENT = '/events/every-shopfront-i-have-loved'
const PHONE = { width: 390, height: 844 }

let festival: Festival
let browser: Browser

beforeAll(async () => {
  festival = await startFestival({ adminUrl: inject('databaseUrl'), demo: 'small' })
  browser = await openChromium()
}, 300_000)

afterAll(async () => {
  await browser.close()
  await festival.close()
})

/** What the server says of a path. */
async function served(path: string) {
  const response = await festival.get(path, { redirect: 'follow' })
  return readPage(response.status, {}, await response.text())
}

/** Waits until a path is shown, and expects of it what the server says of it. */
async function expectShown(page: Page, path: string): Promise<void> {
  const { title, headings } = await served(path)
  await page.waitForURL((url) => url.pathname + url.search === path)
  const heading = headings.find(({ level }) => level === 1)?.text ?? ''
  await page.locator('h1', { hasText: heading }).waitFor()
  await expect.poll(() => page.title()).toBe(title)
}

describe('browser navigation', () => {
  test('goes from home to program, event and artist and back in one document, with the title of each', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin })
    await openAlive(page, '/')
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))

    await page.locator('main a[href="/program"]').first().click()
    await expectShown(page, '/program')
    await page.locator(`main a[href="${EVENT}"]`).first().click()
    await expectShown(page, EVENT)
    const artist = page.locator('main a[href^="/artists/"]').first()
    const artistPath = (await artist.getAttribute('href')) ?? ''
    await artist.click()
    await expectShown(page, artistPath)
    await page.goBack()
    await expectShown(page, EVENT)
    await page.goBack()
    await expectShown(page, '/program')

    expect(await page.locator('html[data-first]').count()).toBe(1)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('leaves a page that is not there by its way home, and does not come back to it (behaviour §7.2)', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin })
    await openAlive(page, '/partners')
    await page.goto('/artists/nobody')
    await expectShown(page, '/artists/nobody')
    await page.getByRole('link', { name: 'Go back home' }).click()
    await expectShown(page, '/')
    await page.goBack()
    await expectShown(page, '/partners')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('filters a list at once, without asking the server for another page', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin })
    await openAlive(page, '/program')
    const all = await page.locator(`main a[href^="/events/"]`).count()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('checkbox', { name: 'Free' }).check()
    await page.waitForURL('**/program?free=1')
    expect(await page.getByRole('checkbox', { name: 'Free' }).isChecked()).toBe(true)
    await expect.poll(() => page.locator(`main a[href^="/events/"]`).count()).toBeLessThan(all)
    expect(asked.filter((path) => path.startsWith('/program'))).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('enters a year’s exhibitions with their sort, and Back returns to where the visitor was (behaviour §5.5)', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin })
    await openAlive(page, '/2022/program')
    await page.locator('a[href^="/2022/program/exhibitions"]').first().click()
    await page.waitForURL('**/2022/program/exhibitions?sort=location')
    await page.goBack()
    await expectShown(page, '/2022/program')
    await page.context().close()
    expect(problems).toEqual([])
  })
})

describe('the menu (behaviour §13)', () => {
  test('opens by its toggle and closes by Escape and by its button, with the focus back on the toggle', async () => {
    const { page, problems } = await watchPage(browser, {
      origin: festival.origin,
      viewport: PHONE,
    })
    await openAlive(page, '/partners')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const toggle = page.getByRole('button', { name: 'Menu' })

    for (const close of [
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await toggle.click()
      await menu.waitFor()
      expect(await menu.evaluate((each) => each.contains(document.activeElement))).toBe(true)
      await close()
      await menu.waitFor({ state: 'hidden' })
      expect(await toggle.evaluate((each) => each === document.activeElement)).toBe(true)
    }
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('leads to a page and is closed there', async () => {
    const { page, problems } = await watchPage(browser, {
      origin: festival.origin,
      viewport: PHONE,
    })
    await openAlive(page, '/partners')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.locator('nav a[href="/venues"]').first().click()
    await expectShown(page, '/venues')
    await menu.waitFor({ state: 'hidden' })
    await page.context().close()
    expect(problems).toEqual([])
  })
})

describe('the acknowledgement (behaviour §15)', () => {
  test('is open on the first visit, is accepted once, and is not shown again', async () => {
    const { page, problems } = await watchPage(browser, {
      origin: festival.origin,
      isAcknowledged: false,
    })
    await openAlive(page, '/partners')
    const overlay = page.getByRole('dialog', { name: 'Acknowledgement of Country' })
    await overlay.waitFor()
    await overlay.getByRole('button', { name: 'Enter' }).click()
    await overlay.waitFor({ state: 'hidden' })
    // The dialog's `close` event, where it is set, comes after the dialog is hidden.
    const cookies = async () =>
      (await page.context().cookies()).map(({ name, value, sameSite }) => [name, value, sameSite])
    await expect.poll(cookies).toEqual([['acknowledgement', '1', 'Lax']])

    await openAlive(page, '/program')
    expect(await overlay.isVisible()).toBe(false)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is accepted by Escape as well', async () => {
    const { page } = await watchPage(browser, { origin: festival.origin, isAcknowledged: false })
    await openAlive(page, '/')
    await page.getByRole('dialog', { name: 'Acknowledgement of Country' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await page.context().cookies()).length).toBe(1)
    await page.context().close()
  })
})
