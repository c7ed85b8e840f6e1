import { aSearchRow } from 'contract/testing/search-row.ts'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LIVE_REGION_ID } from '../src/ui/element-ids.ts'
import { openAlive, watchPage } from '../testing/chromium.ts'
import { FRAME_MS, installClock, pollInTime, stopClock } from '../testing/page-clock.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'

/** Longer than the pause in typing after which the address changes. */
const PAUSE_MS = 400
const ROWS = [
  aSearchRow({ title: 'Night School', slug: 'night-school' }),
  aSearchRow({ id: 'ev02', title: 'Night Ferry', slug: 'night-ferry' }),
  aSearchRow({ type: 'artist', id: 'ar01', title: 'Léonie Štefan', slug: 'leonie', year: 0 }),
]

const { origin, browser } = await openBuiltSite({ answers: { '/search': { rows: ROWS } } })

/** Opens the search. Its rows have been requested, and its clock is stopped. */
async function openSearch(path = '/search', { hasNavigation } = { hasNavigation: true }) {
  const { page, problems } = await watchPage(browser, { origin })
  onTestFinished(() => page.context().close())
  const asked: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('/search')) asked.push(body)
  })
  if (!hasNavigation) {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'))
  }
  await installClock(page)
  await openAlive(page, path)
  await stopClock(page)
  const field = page.locator('main input[type=search]')
  await field.focus()
  await expect.poll(() => asked).toHaveLength(1)
  return { page, problems, field, asked }
}

const addressOnceShown = (page: Page) => pollInTime(page, async () => address(page))
const titles = (page: Page) => page.locator('[data-results] li a').allTextContents()
const address = (page: Page) => page.url().slice(origin.length)
const said = (page: Page) => page.locator(`#${LIVE_REGION_ID}`).textContent()
const saidOnceShown = (page: Page) => pollInTime(page, () => said(page))
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.localName)

describe('the search while somebody types (spec/screens §10)', () => {
  test('shows results at once from rows that are requested once; the address changes after a pause, in the same history entry', async () => {
    const { page, problems, field, asked } = await openSearch()
    const entries = await page.evaluate(() => history.length)
    await field.pressSequentially('nihgt')
    await expect.poll(() => titles(page)).toEqual(['Night Ferry', 'Night School'])
    expect(address(page)).toBe('/search')

    await field.fill('stefan')
    await expect.poll(() => titles(page)).toEqual(['Léonie Štefan'])
    await page.clock.runFor(PAUSE_MS - 1)
    expect(address(page)).toBe('/search')
    await page.clock.runFor(1)
    await addressOnceShown(page).toBe('/search?q=stefan')
    await expect.poll(() => page.title()).toBe('Search: stefan | Parallax 2026')
    await saidOnceShown(page).toBe('1 result for “stefan”')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(asked).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('does not interrupt an input method while the page changes', async () => {
    const { page, problems, field } = await openSearch()
    const ended = await page.evaluateHandle(() => {
      const kinds: string[] = []
      for (const kind of ['compositionend', 'blur']) {
        document.addEventListener(kind, () => kinds.push(kind), { capture: true })
      }
      return kinds
    })
    const client = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await compose('nig')
    await page.clock.runFor(PAUSE_MS)
    await addressOnceShown(page).toBe('/search?q=nig')
    await expect.poll(() => page.title()).toBe('Search: nig | Parallax 2026')
    await compose('nigh')
    expect(await field.inputValue()).toBe('nigh')
    expect(await ended.jsonValue()).toEqual([])
    expect(problems).toEqual([])
  })

  test('stays in the document even in a browser in which each navigation loads a document (spec/behaviour §18.10)', async () => {
    const { page, problems, field } = await openSearch('/search', { hasNavigation: false })
    await field.fill('stefan')
    await expect.poll(() => titles(page)).toEqual(['Léonie Štefan'])
    await page.clock.runFor(PAUSE_MS)
    await addressOnceShown(page).toBe('/search?q=stefan')
    await saidOnceShown(page).toBe('1 result for “stefan”')
    await field.pressSequentially('s')
    expect(await field.inputValue()).toBe('stefans')
    expect(problems).toEqual([])
  })

  test('keeps the typed text when the results of an earlier pause arrive late', async () => {
    const { page, problems, field } = await openSearch()
    const [props, payload] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await field.fill('night')
    await expect.poll(() => titles(page)).toEqual(['Night Ferry', 'Night School'])
    const late = page.waitForResponse(/_islands\.json/)
    await page.route(/_islands\.json/, async (route) => {
      await props.promise
      await route.continue()
    })
    await page.clock.runFor(PAUSE_MS)
    await addressOnceShown(page).toBe('/search?q=night')

    await page.route(/_payload\.json.*ferry/, async (route) => {
      await payload.promise
      await route.continue()
    })
    await field.fill('night ferry')
    await page.clock.runFor(PAUSE_MS)
    props.resolve()
    await (await late).finished()
    await page.clock.runFor(FRAME_MS)
    expect(await field.inputValue()).toBe('night ferry')
    payload.resolve()
    await addressOnceShown(page).toBe('/search?q=night+ferry')
    expect(problems).toEqual([])
  })

  test('is used with the arrow keys; Escape returns to the field and clears it', async () => {
    const { page, field } = await openSearch('/search?q=night')
    await field.press('ArrowDown')
    await expect.poll(() => focusedText(page)).toBe('Night Ferry')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedText(page)).toBe('Night School')
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedText(page)).toBe('input')
    await page.keyboard.press('Escape')
    await expect.poll(() => field.inputValue()).toBe('')
    await expect.poll(() => titles(page)).toEqual([])
    await page.keyboard.press('Enter')
    await addressOnceShown(page).toBe('/search')
  })

  test('writes the typed text into the address as soon as the field loses the focus, for Back', async () => {
    const { page, field } = await openSearch()
    await field.fill('ferry')
    await expect.poll(() => titles(page)).toEqual(['Night Ferry'])
    // The clock is stopped, so the request cannot come from a pause in typing.
    const asked = page.waitForRequest(/\/search\/_payload\.json\?.*q=ferry/)
    await field.press('ArrowDown')
    await asked
    await addressOnceShown(page).toBe('/search?q=ferry')
  })

  test('replaces the typed text by the words of a link that is followed', async () => {
    const { page, field } = await openSearch('/search?q=nightschool')
    await page.getByRole('link', { name: 'night school' }).click()
    await addressOnceShown(page).toBe('/search?q=night+school')
    await expect.poll(() => field.inputValue()).toBe('night school')
    await expect.poll(() => titles(page)).toEqual(['Night School'])
  })

  test('starts with the words of the menu’s form, without loading another document', async () => {
    const { page, problems } = await watchPage(browser, { origin })
    onTestFinished(() => page.context().close())
    await openAlive(page, '/about')
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('searchbox').fill('night')
    await page.keyboard.press('Enter')
    await expect.poll(() => titles(page)).toEqual(['Night Ferry', 'Night School'])
    expect(address(page)).toBe('/search?q=night')
    await menu.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true)
    expect(problems).toEqual([])
  })
})
