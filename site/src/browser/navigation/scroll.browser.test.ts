import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive, openChromium, untilAlive, watchPage } from '../../../testing/chromium.ts'

const site = await startBrowserSite()

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function scrollTo(page: Page, topPx: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), topPx)
}

/** Follows a link of the footer without scrolling to the link, and waits for its page. */
async function follow(page: Page, href: string): Promise<void> {
  const shown = nextShown(page)
  await page.evaluate(
    (to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(),
    href,
  )
  await shown
}

async function traverse(page: Page, delta: number): Promise<void> {
  const shown = nextShown(page)
  await page.evaluate((by) => history.go(by), delta)
  await shown
}

/** Resolves when the next navigation has succeeded: then its page is in the document and has been scrolled. */
function nextShown(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigation.addEventListener('navigatesuccess', () => resolve(), { once: true })
      }),
  )
}

/** The position in the window of the element with an id. */
function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1),
    id,
  )
}

describe('scroll on navigation (spec/asked §4, spec/behaviour §18)', () => {
  test('goes to the top of a new page, and returns to the earlier position on Back and Forward', async () => {
    const { page, problems } = await site.open()
    await openAlive(page, '/about')
    await scrollTo(page, 1_200)
    await follow(page, '/venues')
    expect(await top(page)).toBe(0)
    await scrollTo(page, 100)
    await traverse(page, -1)
    expect(await top(page)).toBe(1_200)
    await traverse(page, 1)
    expect(await top(page)).toBe(100)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('does not move while the page loads', async () => {
    const { page } = await site.open()
    await openAlive(page, '/about')
    const held = Promise.withResolvers<void>()
    await page.route('**/venues/_payload.json*', async (route) => {
      await held.promise
      await route.continue()
    })
    await scrollTo(page, 1_200)
    const asked = page.waitForRequest('**/venues/_payload.json*')
    const arrived = follow(page, '/venues')
    await asked
    expect(await top(page)).toBe(1_200)
    held.resolve()
    await arrived
    expect(await top(page)).toBe(0)
    await page.context().close()
  })

  test('does not move on entry of the timeline, and returns to the earlier position on Back and Forward', async () => {
    const { page } = await site.open()
    await openAlive(page, '/about')
    await scrollTo(page, 150)
    await follow(page, '/timeline')
    expect(await top(page)).toBe(150)
    await scrollTo(page, 90)
    await follow(page, '/venues')
    expect(await top(page)).toBe(0)
    await traverse(page, -1)
    expect(await top(page)).toBe(90)
    await traverse(page, -1)
    expect(await top(page)).toBe(150)
    await traverse(page, 1)
    expect(await top(page)).toBe(90)
    await page.context().close()
  })

  test('does not move when only the query changes', async () => {
    const { page } = await site.open()
    await openAlive(page, '/program')
    await scrollTo(page, 100)
    await follow(page, '/program?free=1')
    expect(await top(page)).toBe(100)
    await page.context().close()
  })

  test.each([
    [1024, 74],
    [1025, 66],
  ])(
    'at %i px ends %i px above the target of a hash, of another page or this one',
    async (width, offset) => {
      const { page } = await site.open({
        viewport: { width, height: 600 },
        reducedMotion: 'reduce',
      })
      await openAlive(page, '/venues')
      await follow(page, '/about#far-down')
      expect(await topOf(page, 'far-down')).toBe(offset)

      await follow(page, '/about')
      await scrollTo(page, 300)
      // The browser scrolls at once; the page of the entry comes later.
      const shown = nextShown(page)
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#far-down"]')?.click())
      await expect.poll(() => topOf(page, 'far-down')).toBe(offset)
      await shown
      await traverse(page, -1)
      expect(await top(page)).toBe(300)
      await page.context().close()
    },
  )

  test('goes to the top for a hash without an element, and when the hash is removed', async () => {
    const { page, problems } = await site.open()
    await openAlive(page, '/about')
    await scrollTo(page, 1_200)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('a[href="/venues#not-there"]')?.click(),
    )
    await page.waitForURL('**/venues#not-there')
    await expect.poll(() => top(page)).toBe(0)
    await follow(page, '/about#far-down')
    expect(await top(page)).toBeGreaterThan(1_000)
    await follow(page, '/about')
    expect(await top(page)).toBe(0)
    await traverse(page, -1)
    expect(await top(page)).toBeGreaterThan(1_000)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is smooth to a hash of this page, and the focus moves there', async () => {
    const { page } = await site.open()
    await openAlive(page, '/about')
    // An instant jump would be over when the click is.
    const link = page.locator('main a[href="#far-down"]').first()
    const topAfterClick = await link.evaluate((each: HTMLElement) => {
      each.click()
      return scrollY
    })
    expect(topAfterClick).toBe(0)
    await expect.poll(() => topOf(page, 'far-down')).toBe(74)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const target = document.getElementById('far-down')
        return target && document.activeElement
          ? target.compareDocumentPosition(document.activeElement)
          : 0
      }),
    ).toBe(4)
    await page.context().close()
  })

  test('is restored after a reload and another document, also for the entries in between', async () => {
    const { page } = await site.open()
    await openAlive(page, '/about')
    await scrollTo(page, 1_200)
    await page.reload()
    await expect.poll(() => top(page)).toBe(1_200)

    await openAlive(page, '/about')
    await scrollTo(page, 700)
    await follow(page, '/venues')
    await scrollTo(page, 80)
    await openAlive(page, '/partners')
    // In a timer, because otherwise the call would end with its document.
    await page.evaluate(() => void setTimeout(() => history.go(-2)))
    await page.waitForURL('**/about')
    await expect.poll(() => top(page)).toBe(700)
    await page.context().close()
  })

  test('does not move a visitor who scrolls while the page of Back loads', async () => {
    const { page } = await site.open()
    await openAlive(page, '/about')
    await scrollTo(page, 700)
    await follow(page, '/venues')
    const held = Promise.withResolvers<void>()
    await page.route('**/about/_payload.json*', async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/about/_payload.json*')
    const shown = traverse(page, -1)
    await asked
    await scrollTo(page, 60)
    held.resolve()
    await shown
    expect(await top(page)).toBe(60)
    await page.context().close()
  })

  test('keeps the page in the browser’s back/forward cache, also during a navigation', async () => {
    const browser = await openChromium({ keepsPages: true })
    const { page } = await watchPage(browser, { origin: site.origin })
    await openAlive(page, '/about')
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    await scrollTo(page, 700)
    await page.route('**/venues/_payload.json*', () => undefined)
    const asked = page.waitForRequest('**/venues/_payload.json*')
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/venues"]')?.click(),
    )
    await asked
    await page.goto('/partners')
    // Not with Playwright's own `goBack`, which waits for a document that is never loaded.
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate('window.persisted').catch(String)).toBe(true)
    expect(await top(page)).toBe(700)
    const bar = page.locator('#loading-bar')
    await expect.poll(() => bar.getAttribute('data-state')).toBe('idle')
    await follow(page, '/artists')
    expect(await top(page)).toBe(0)
    await browser.close()
  })
})

describe('a page that was left while Back waited for another', () => {
  test('shows that page when the browser restores the document from its cache', async () => {
    const browser = await openChromium({ keepsPages: true })
    const { page } = await watchPage(browser, { origin: site.origin })
    await openAlive(page, '/about')
    await follow(page, '/artists')
    await page.reload()
    await untilAlive(page)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    let isHeld = true
    await page.route('**/about/_payload.json*', async (route) => {
      if (!isHeld) await route.continue()
    })
    const asked = page.waitForRequest('**/about/_payload.json*')
    await page.evaluate(() => history.back())
    await asked
    await page.goto('/partners')
    isHeld = false
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate('window.persisted').catch(String)).toBe(true)
    await page.locator('h1', { hasText: 'About Parallax' }).waitFor()
    await browser.close()
  })
})

describe('Back before the application has loaded', () => {
  test.each([
    [-1, '/artists', 'Artists'],
    [-2, '/about', 'About Parallax'],
  ])(
    'by %i shows the page of that entry, and nothing of the other',
    async (delta, path, heading) => {
      const { page, problems } = await site.open()
      await openAlive(page, '/about')
      await follow(page, '/artists')
      await follow(page, '/venues')
      const application = Promise.withResolvers<void>()
      await page.route('**/assets/entry-*.js', async (route) => {
        await application.promise
        await route.continue()
      })
      await page.reload({ waitUntil: 'commit' })
      // The entry script has run by this event.
      await page.waitForLoadState('domcontentloaded')
      await page.evaluate((by) => history.go(by), delta)
      await page.waitForURL(`**${path}`)
      application.resolve()
      const headings = () => page.locator('h1').allInnerTexts()
      await expect.poll(headings).toEqual([heading])
      await untilAlive(page)
      expect(await headings()).toEqual([heading])
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('shows its page after a reload, before any other action of the visitor', async () => {
    const { page, problems } = await site.open()
    await openAlive(page, '/about')
    await follow(page, '/artists')
    await page.reload()
    await page.locator('html[data-alive]').waitFor()
    await page.evaluate(() => history.back())
    await page.locator('h1', { hasText: 'About Parallax' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/about')
    await page.context().close()
    expect(problems).toEqual([])
  })
})
