import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive, untilAlive, type WatchOptions } from '../testing/chromium.ts'
import { layoutShifts, nextFrames, noteLayoutShifts } from '../testing/layout-shifts.ts'
import { behind, wheelOverScrollbar } from '../testing/overlay.ts'
import { shellInBrowser } from '../testing/shell-in-browser.ts'

/** How long the first script is delayed. */
const HELD_MS = 1_000

const shell = shellInBrowser()

/** A visitor who has not been here before. */
async function aVisitor(options: Partial<WatchOptions> = {}) {
  const { page, problems } = await shell.open({
    viewport: { width: 1025, height: 700 },
    reducedMotion: 'reduce',
    isAcknowledged: false,
    ...options,
  })
  const overlay = page.getByRole('dialog', { name: 'Acknowledgement of Country' })
  return { page, problems, overlay }
}

const cookie = async (page: Page) => {
  const [found] = await page.context().cookies()
  return found && [found.name, found.value, found.path, found.sameSite]
}
const COOKIE = ['acknowledgement', '1', '/', 'Lax']

/** The scroll position of the page and the focused element. */
const whereOneIs = (page: Page) =>
  page.evaluate(() => [Math.round(scrollY), document.activeElement?.id])

/** Makes a browser refuse storage: cookies, or local storage too. */
async function refuse(page: Page, refused: readonly string[]): Promise<void> {
  await page.addInitScript((what) => {
    if (what.includes('cookie')) {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    }
    if (!what.includes('storage')) return
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  }, refused)
}

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.textContent?.trim() || document.activeElement?.tagName,
  )

describe('the acknowledgement in a browser (spec/asked §2, spec/behaviour §15)', () => {
  test.each([
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    ['Space', (page: Page) => page.keyboard.press('Space')],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click anywhere', (page: Page) => page.mouse.click(500, 100)],
  ])(
    'is accepted by %s: the cookie is set, and the page is shown from its top',
    async (_way, accept) => {
      const { page, problems, overlay } = await aVisitor()
      await openAlive(page, '/about')
      expect(await focused(page)).toBe('Enter')
      expect((await overlay.innerText()).trim()).toMatch(
        /^Acknowledgement of Country\s+We acknowledge/,
      )
      await accept(page)
      await expect.poll(() => overlay.isVisible()).toBe(false)
      await expect.poll(() => cookie(page)).toEqual(COOKIE)
      await expect.poll(() => whereOneIs(page)).toEqual([0, 'main'])

      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await overlay.isVisible()).toBe(false)
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('keeps the scroll position of the page behind it and the focus inside, and scrolls to the top from farther down', async () => {
    const { page, problems, overlay } = await aVisitor()
    await noteLayoutShifts(page)
    await openAlive(page, '/about')
    await overlay.waitFor()
    const open = await behind(page)
    await wheelOverScrollbar(page)
    await page.mouse.move(500, 300)
    await page.mouse.wheel(0, 500)
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'PageDown', 'End']) {
      await page.keyboard.press(key)
      const isInside = await overlay.evaluate(
        (dialog) =>
          dialog.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect([key, isInside]).toEqual([key, true])
    }
    await nextFrames(page)
    expect(open.scrollY).toBe(0)
    expect(await behind(page)).toEqual(open)

    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    expect(await page.evaluate(() => scrollY)).toBe(600)
    await page.keyboard.press('Escape')
    await expect.poll(() => whereOneIs(page)).toEqual([0, 'main'])
    expect(await behind(page)).toEqual(open)
    expect(await layoutShifts(page)).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test.each([
    [1024, 74],
    [1025, 66],
  ])(
    'in a window %i px wide, leads to the target of the hash, %i px below the top',
    async (width, offset) => {
      const { page, problems, overlay } = await aVisitor({ viewport: { width, height: 700 } })
      await openAlive(page, '/about#getting-there')
      await page.getByRole('button', { name: 'Enter' }).click()
      await overlay.waitFor({ state: 'hidden' })
      const top = await page.evaluate(() => {
        const target = document.getElementById('getting-there')
        return [target?.getBoundingClientRect().top, document.activeElement === target]
      })
      expect(top).toEqual([expect.closeTo(offset, 0), true])
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('scrolls to the top for a hash without an element', async () => {
    const { page, problems, overlay } = await aVisitor()
    for (const hash of ['#nowhere', '#%', '#"]{}', '#<img onerror>']) {
      await page.context().clearCookies()
      await page.goto('about:blank')
      await openAlive(page, `/about${hash}`)
      await page.keyboard.press('Enter')
      await overlay.waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    await page.context().close()
    expect(problems).toEqual([])
  })

  test.each([
    ['kept for a year', [], COOKIE],
    ['remembered though cookies and storage are refused', ['cookie', 'storage'], undefined],
  ])(
    'opens and can be accepted before the application runs: the page is then at its top with the focus, and the acceptance is %s',
    async (_how, refused, kept) => {
      const { page, problems, overlay } = await aVisitor()
      await refuse(page, refused)
      const application = Promise.withResolvers<void>()
      await page.route('**/assets/entry-*.js', async (route) => {
        await application.promise
        await route.continue()
      })
      await page.goto('/about', { waitUntil: 'commit' })
      await overlay.waitFor()
      await expect.poll(() => focused(page)).toBe('Enter')
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      await page.keyboard.press('Enter')
      await overlay.waitFor({ state: 'hidden' })
      await expect.poll(() => whereOneIs(page)).toEqual([0, 'main'])
      await expect.poll(() => cookie(page)).toEqual(kept)

      application.resolve()
      await untilAlive(page)
      expect(await overlay.isVisible()).toBe(false)
      expect(await whereOneIs(page)).toEqual([0, 'main'])
      const { overflow } = await page.evaluate(() => document.documentElement.style)
      expect(overflow).toBe('')
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('is in the first paint: nothing is painted before the first script has opened it', async () => {
    const { page, problems, overlay } = await aVisitor()
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/first-*.js', async (route) => {
      await script.promise
      await route.continue()
    })
    await page.goto('/about', { waitUntil: 'commit' })
    // A timer is used, because no frame begins while the browser waits for the script. A browser that did not wait
    // would draw the page in this time.
    const heldMs = await page.evaluate(
      (ms) => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now()), ms)),
      HELD_MS,
    )
    script.resolve()
    await overlay.waitFor()
    const paints = () =>
      page.evaluate(() => performance.getEntriesByType('paint').map(({ startTime }) => startTime))
    await expect.poll(paints).not.toEqual([])
    expect(Math.min(...(await paints()))).toBeGreaterThan(heldMs)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('opens again from the footer, and returns the focus there', async () => {
    const { page, problems, overlay } = await aVisitor({ isAcknowledged: true })
    await openAlive(page, '/about')
    await page.context().clearCookies()
    const button = page.getByRole('button', { name: 'Acknowledgement' })
    await button.scrollIntoViewIfNeeded()
    const scrollY = await page.evaluate(() => window.scrollY)
    expect(scrollY).toBeGreaterThan(500)
    await button.click()
    await overlay.waitFor()
    await page.keyboard.press('Escape')
    await overlay.waitFor({ state: 'hidden' })
    await expect.poll(() => cookie(page)).toEqual(COOKIE)
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)
    expect(await focused(page)).toBe('Acknowledgement')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('closes after it was accepted in another tab, and the page keeps its scroll position', async () => {
    const { page, problems, overlay } = await aVisitor()
    await openAlive(page, '/about#getting-there')
    await overlay.waitFor()
    const before = await page.evaluate(() => scrollY)
    await page.context().addCookies([{ name: 'acknowledgement', value: '1', url: shell.origin() }])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await overlay.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is not shown over an error, but is shown on the next page', async () => {
    const { page, overlay } = await aVisitor()
    await openAlive(page, '/no/such/page')
    expect(await overlay.isVisible()).toBe(false)
    await page.getByText('Go back home').click()
    await overlay.waitFor()
    await page.context().close()
  })

  test.each([
    ['cookies, once for the tab', ['cookie'], true],
    ['cookies and storage, once for the document', ['cookie', 'storage'], false],
  ])('can be accepted in a browser that refuses %s', async (_what, refused, isKept) => {
    const { page, problems, overlay } = await aVisitor()
    await refuse(page, refused)
    await openAlive(page, '/about')
    await page.keyboard.press('Enter')
    await overlay.waitFor({ state: 'hidden' })
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL(`${shell.origin()}/`)
    expect(await overlay.isVisible()).toBe(false)
    await openAlive(page, '/about')
    expect(await overlay.isVisible()).toBe(!isKept)
    await page.context().close()
    expect(problems).toEqual([])
  })
})
