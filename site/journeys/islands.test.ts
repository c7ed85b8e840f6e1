import { anEvent } from 'contract/testing/event.ts'
import { anImage } from 'contract/testing/image.ts'
import { aSearchRow } from 'contract/testing/search-row.ts'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openAlive, untilAlive, watchPage } from '../testing/chromium.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'

const EVENT = '/events/slack-water'
const REACT = '**/assets/mounted-islands-*.js'
const ROWS = [
  aSearchRow({ title: 'Night School', slug: 'night-school' }),
  aSearchRow({ id: 'ev02', title: 'Night Ferry', slug: 'night-ferry' }),
]

const picture = (digit: string, alt: string) =>
  anImage({ url: `/media/${digit.repeat(16)}-full.jpg`, alt })
const event = anEvent({ lead_image: picture('1', 'A harbour'), gallery: [picture('2', 'A rope')] })
const site = await openBuiltSite({ answers: { '/search': { rows: ROWS }, [EVENT]: event } })

/** A page whose script runs, and how often each chunk was requested. */
async function open(path: string) {
  const { page, problems } = await watchPage(site.browser, { origin: site.origin })
  onTestFinished(() => page.context().close())
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('/media/*', (route) => route.fulfill({ status: 204 }))
  await openAlive(page, path)
  const ofReact = () => asked.filter((each) => each.includes('/mounted-islands-')).length
  return { page, problems, ofReact }
}

/** Holds React back. The returned function lets it come, and resolves when it has arrived. */
async function holdBack(page: Page): Promise<() => Promise<unknown>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(REACT, async (route) => {
    await promise
    await route.continue()
  })
  return () => {
    const arrived = page.waitForResponse(REACT)
    resolve()
    return arrived
  }
}
const fieldOf = (page: Page) => page.locator('main input[type=search]')
const titles = (page: Page) => page.locator('[data-results] li a').allTextContents()
const address = (page: Page) => page.url().slice(site.origin.length)
const isFocused = (page: Page) =>
  fieldOf(page).evaluate((field) => field === document.activeElement)

describe('an island that is not hydrated (docs/architecture.md "In the browser")', () => {
  test('stays so under a pointer that has not moved since the page was shown, and is hydrated when the pointer moves', async () => {
    const { page, ofReact } = await open('/about')
    await page.mouse.move(200, 300)
    await page.evaluate(() => {
      const way = document.createElement('a')
      way.href = '/search'
      way.id = 'way'
      document.querySelector('main')?.append(way)
    })
    await page.locator('#way').evaluate((way) => (way as HTMLElement).click())
    await fieldOf(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(ofReact()).toBe(0)
    // Again and again, because on a slow machine the page may still be fading in at the first move.
    const moveOver = async () => {
      const box = await page.locator('main search').boundingBox()
      await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
      await page.mouse.move((box?.x ?? 0) + 6, (box?.y ?? 0) + 6)
      return ofReact()
    }
    await expect.poll(moveOver).toBe(1)
  })

  test('submits its form as a page load, and does nothing more when its script arrives', async () => {
    const { page, problems } = await open('/search?q=night')
    const letReactCome = await holdBack(page)
    const entries = await page.evaluate(() => history.length)
    await fieldOf(page).fill('ferry')
    await page.keyboard.press('Enter')
    await expect.poll(() => address(page)).toBe('/search?q=ferry')
    await expect.poll(() => titles(page)).toEqual(['Night Ferry'])
    await letReactCome()
    await page.waitForLoadState('networkidle')
    expect(address(page)).toBe('/search?q=ferry')
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    expect(problems).toEqual([])
  })

  test('takes over what was typed before it was hydrated', async () => {
    const { page, problems } = await open('/search')
    const letReactCome = await holdBack(page)
    await fieldOf(page).fill('ferry')
    await letReactCome()
    await expect.poll(() => titles(page)).toEqual(['Night Ferry'])
    expect(await fieldOf(page).inputValue()).toBe('ferry')
    expect(await isFocused(page)).toBe(true)
    await expect.poll(() => address(page)).toBe('/search?q=ferry')
    expect(problems).toEqual([])
  })

  test('handles once the press that hydrates it', async () => {
    const { page, problems } = await open(EVENT)
    const letReactCome = await holdBack(page)
    const link = page.getByRole('link', { name: 'Enlarge picture: A rope' })
    await link.press('Enter')
    await link.press('Enter')
    await letReactCome()
    const dialog = page.getByRole('dialog', { name: 'Pictures' })
    await dialog.waitFor()
    expect(await dialog.getByRole('status').innerText()).toBe('2 of 2')
    expect(await dialog.count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(problems).toEqual([])
  })
})

describe('an island whose page was published meanwhile', () => {
  test('is rendered again in its place, and keeps the focus, the typed text and the scroll position', async () => {
    const { page, problems } = await open('/search?q=night')
    await page.setViewportSize({ width: 390, height: 300 })
    await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
    const before = await page.evaluate(() => scrollY)
    const newer = [...ROWS, aSearchRow({ id: 'ev03', title: 'Night Tide', slug: 'night-tide' })]
    await site.site.publish({ '/search': { rows: newer } })
    await site.site.settled()
    await fieldOf(page).evaluate((field) => {
      field.focus({ preventScroll: true })
    })
    await expect.poll(() => titles(page)).toEqual(['Night Ferry', 'Night School', 'Night Tide'])
    expect(await isFocused(page)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await site.site.publish({ '/search': { rows: ROWS } })
    expect(problems).toEqual([])
  })
})

describe('an island that cannot be hydrated (spec/behaviour §22.8, spec/asked §8)', () => {
  test('causes one reload; then its form and links work as without script', async () => {
    const { page } = await open('/search?q=night')
    await page.route(REACT, (route) => route.abort())
    const reloaded = page.waitForEvent('load')
    await fieldOf(page).focus()
    await reloaded
    await untilAlive(page)
    await fieldOf(page).fill('ferry')
    await page.keyboard.press('Enter')
    await expect.poll(() => address(page)).toBe('/search?q=ferry')
    await expect.poll(() => titles(page)).toEqual(['Night Ferry'])
  })

  test('keeps the HTML of the server when it throws, and logs the error', async () => {
    const { page, problems } = await open('/search?q=night')
    const hash = await page.locator('main').getAttribute('data-page')
    await page.route('**/_islands.json?*', (route) =>
      route.fulfill({ json: { page: hash, props: [{ view: null, query: {} }] } }),
    )
    await fieldOf(page).focus()
    await expect
      .poll(() => problems.filter((each) => each.includes('Error while mounting app:')))
      .toHaveLength(1)
    expect(await titles(page)).toEqual(['Night Ferry', 'Night School'])
    await fieldOf(page).fill('ferry')
    await page.keyboard.press('Enter')
    await expect.poll(() => address(page)).toBe('/search?q=ferry')
  })
})
