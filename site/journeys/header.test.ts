import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive, type WatchOptions } from '../testing/chromium.ts'
import { installClock, pollInTime, stopClock } from '../testing/page-clock.ts'
import { shellInBrowser } from '../testing/shell-in-browser.ts'

const VIEWPORT = { width: 1280, height: 600 }
const ENTER_FROM_TOP = ['home', 'top']

const shell = shellInBrowser()

const open = (options: Partial<WatchOptions> = {}) =>
  shell.open({ viewport: VIEWPORT, reducedMotion: 'reduce', ...options })

const STATES = ['home', 'shown', 'top', 'active', 'dark', 'still']

/** The header's states, from its attributes. */
const states = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate(
      (header, names) => names.filter((name) => header.hasAttribute(`data-${name}`)),
      STATES,
    )

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Whether the header is visible in the window. */
const isSeen = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().bottom > 0)

describe('the header in a browser (spec/asked §2, §4, spec/behaviour §12)', () => {
  test('appears on home after one viewport height, and disappears again when the window grows', async () => {
    const { page, problems } = await open()
    await openAlive(page, '/')
    expect(await states(page)).toEqual(['home', 'top'])
    expect(await isSeen(page)).toBe(false)
    await scrollTo(page, VIEWPORT.height)
    await expect.poll(() => states(page)).toEqual(['home'])
    await scrollTo(page, VIEWPORT.height + 1)
    await expect.poll(() => states(page)).toEqual(['home', 'shown'])
    await expect.poll(() => isSeen(page)).toBe(true)
    // The picture above grows too, and scroll anchoring would scroll the page by the same amount.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
    await page.setViewportSize({ ...VIEWPORT, height: VIEWPORT.height + 100 })
    await expect.poll(() => states(page)).toEqual(['home'])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('appears on home when it or the skip link before it has the focus, and while the menu is open', async () => {
    const { page, problems } = await open()
    await openAlive(page, '/')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').innerText()).toBe('Skip to content')
    expect(await isSeen(page)).toBe(false)
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').innerText()).toBe('Parallax 2026')
    expect(await isSeen(page)).toBe(true)
    await page.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    expect(await states(page)).toEqual(['home', 'top', 'active'])
    expect(await isSeen(page)).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is in the top state below 50 px of scroll, also after the query changes', async () => {
    const { page, problems } = await open()
    await openAlive(page, '/about')
    await scrollTo(page, 49)
    expect(await states(page)).toEqual(['shown', 'top'])
    await scrollTo(page, 50)
    await expect.poll(() => states(page)).toEqual(['shown'])
    await page.context().close()

    const other = await open()
    await openAlive(other.page, '/program')
    await scrollTo(other.page, 60)
    await expect.poll(() => states(other.page)).toEqual(['shown'])
    await other.page.locator('main a[href="/program?sort=title"]').click()
    await other.page.waitForURL('**/program?sort=title')
    expect(await states(other.page)).not.toContain('still')
    await other.page.context().close()
    expect([...problems, ...other.problems]).toEqual([])
  })

  test('returns to its first state when the path changes, and does not move for 500 ms after each change', async () => {
    const { page, problems } = await open({ reducedMotion: 'no-preference' })
    await installClock(page)
    await openAlive(page, '/about')
    await scrollTo(page, VIEWPORT.height * 1.5)
    await expect.poll(() => states(page)).toEqual(['shown'])
    await stopClock(page)
    const changes = await noteChanges(page)

    await page.locator('header a[href="/"]').first().click()
    await pollInTime(page, () => states(page)).toContain('home')
    expect(await states(page)).toEqual([...ENTER_FROM_TOP, 'still'])
    await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus())
    expect(await isSeen(page)).toBe(false)
    await page.clock.runFor(300)
    await page.goBack()
    await pollInTime(page, () => states(page)).not.toContain('home')
    expect(await states(page)).toContain('still')
    const seconds = await page.locator('header').first().evaluate(durations)
    expect(seconds).toBe('0s')
    await page.clock.runFor(1_000)
    const noted = await changes()
    const left = noted.findLast(({ name }) => name === 'data-home')
    const moves = noted.at(-1)
    expect(moves?.name).toBe('data-still')
    expect((moves?.at ?? 0) - (left?.at ?? 0)).toBe(500)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is dark if the background starts with #000, and changes with the page', async () => {
    const { page, problems } = await open()
    await openAlive(page, '/dark')
    expect(await states(page)).toContain('dark')
    await page.locator('header a[href="/"]').first().click()
    await expect.poll(() => states(page)).toContain('home')
    expect(await states(page)).not.toContain('dark')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test.each([
    [1024, 74, ['Parallax', 'Menu']],
    [
      1025,
      66,
      [
        'Parallax 2026',
        'International Festival of Photography',
        'Melbourne & Victoria, 6–29 March 2026',
        'Theme: Afterimage',
        'Menu',
      ],
    ],
  ])(
    'in a window %i px wide, is no higher than the %i px above the target of a hash, and says what fits',
    async (width, height, texts) => {
      const { page, problems } = await open({ viewport: { width, height: 600 } })
      await openAlive(page, '/about')
      const header = page.locator('header').first()
      const stops = header.locator('a, button').filter({ visible: true })
      const shown = (await stops.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
      expect(shown).toEqual(texts)
      const box = await header.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(height)
      const padding = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollPaddingTop,
      )
      expect(padding).toBe(`${height}px`)
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('is visible when Back leads to a home page that is scrolled past one screen', async () => {
    const { page, problems } = await open()
    await openAlive(page, '/')
    await scrollTo(page, VIEWPORT.height + 100)
    await expect.poll(() => states(page)).toContain('shown')
    await page.locator('footer a[href="/venues"]').click()
    await page.getByRole('heading', { level: 1, name: 'Venues' }).waitFor()
    await scrollTo(page, 0)
    await page.goBack()
    await page.waitForURL(`${shell.origin()}/`)
    await expect.poll(() => states(page)).toEqual(['home', 'shown'])
    await expect.poll(() => isSeen(page)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(VIEWPORT.height)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is visible on home without script', async () => {
    const { page, problems } = await open({ javaScriptEnabled: false })
    await page.goto('/')
    expect(await page.locator('header').first().boundingBox()).toMatchObject({ y: 0 })
    expect(await page.locator('header').getByRole('link', { name: 'Menu' }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)
    await page.context().close()
    expect(problems).toEqual([])
  })
})

/**
 * Records, by the page's clock, when the header changes to or from its form on home, and when it starts or stops to
 * move.
 */
async function noteChanges(page: Page) {
  await page.evaluate(() => {
    const noted: { readonly name: string | null; readonly at: number }[] = []
    Object.assign(window, { noted })
    const watch = new MutationObserver((changes) => {
      for (const { attributeName } of changes) noted.push({ name: attributeName, at: Date.now() })
    })
    const header = document.querySelector('header')
    if (header) watch.observe(header, { attributeFilter: ['data-home', 'data-still'] })
  })
  return () =>
    page.evaluate(() => Reflect.get(window, 'noted') as { name: string | null; at: number }[])
}

const durations = (element: Element) => getComputedStyle(element).transitionDuration
