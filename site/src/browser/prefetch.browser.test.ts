import { aNavGroup } from 'contract/testing/base-answers.ts'
import type { Locator, Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { GLOBAL_OF_PAGES, startBrowserSite } from '../../testing/browser-site.ts'
import { openAlive, openRouted } from '../../testing/chromium.ts'
import { nextFrames } from '../../testing/layout-shifts.ts'
import { installClock, stopClock } from '../../testing/page-clock.ts'

/** Beside those that every footer here has. */
const MORE = aNavGroup('More', [
  ['Partners', '/partners'],
  ['Channel', '/channel'],
  ['Participate', '/participate'],
  ['Past festivals', '/past-festivals'],
  ['Guides and walks', '/program/guides-walks'],
])

/** The scripts of the screens that the footer leads to. */
const SCREENS_AHEAD =
  /\/assets\/(?:home|venues|program|artists|timeline|partners|channel|participate|past-festivals|guides-walks)-[\w-]{8}\.js$/

let site: Awaited<ReturnType<typeof startBrowserSite>>
beforeAll(async () => {
  const { footer } = GLOBAL_OF_PAGES
  site = await startBrowserSite({
    answers: {
      '/global': {
        ...GLOBAL_OF_PAGES,
        footer: { ...footer, navigation: [...footer.navigation, MORE] },
      },
    },
  })
})

/** Requests are told of in order: with this one all before it are. */
async function anotherRequest(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/robots.txt')))
}

/** Scrolls to a link, or away from it, until the browser has told of it. */
function bring(link: Locator, isIn: boolean): Promise<void> {
  return link.evaluate(
    (element, comes) =>
      new Promise<void>((resolve) => {
        if (comes) element.scrollIntoView()
        else scrollTo(0, 0)
        new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting === comes) resolve()
        }).observe(element)
      }),
    isIn,
  )
}

describe('prefetch (spec/asked §9, spec/behaviour §19)', () => {
  /** Paths of the scripts and payloads that are asked for. */
  function askedFor(page: Page) {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.js$|_payload/.test(pathname)) asked.push(pathname.replace(/-[\w-]{8}\.js$/, ''))
    })
    return asked
  }

  test('loads the screens of links in view, each once, and of the others when they come into view', async () => {
    const { page, problems } = await site.open()
    const asked = askedFor(page)
    await openRouted(page, '/about')
    await expect.poll(() => asked).toContain('/assets/home')
    expect(asked).not.toContain('/assets/artists')
    await page.locator('footer a[href="/artists"]').scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toContain('/assets/artists')
    expect(asked.filter((path) => path.endsWith('_payload.json'))).toEqual([])
    expect(asked.filter((path) => path === '/assets/artists')).toHaveLength(1)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('loads nothing for a link that is only scrolled past', async () => {
    const { page } = await site.open()
    const asked = askedFor(page)
    await installClock(page)
    await openRouted(page, '/about')
    await expect.poll(() => asked).toContain('/assets/home')
    await stopClock(page)
    const link = page.locator('footer a[href="/artists"]')
    await bring(link, true)
    await page.clock.runFor(249)
    await bring(link, false)
    await page.clock.runFor(1_000)
    await anotherRequest(page)
    expect(asked).not.toContain('/assets/artists')
    await bring(link, true)
    await page.clock.runFor(1_000)
    await expect.poll(() => asked).toContain('/assets/artists')
    await page.context().close()
  })

  test('asks for the payload of a link that is held for 65 ms, and the navigation for nothing more', async () => {
    const { page } = await site.open()
    const asked = askedFor(page)
    await page.clock.install()
    await openRouted(page, '/venues')
    const link = page.locator('footer a[href="/artists"]')
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toContain('/assets/artists')
    await page.clock.pauseAt(Date.now() + 2_000)
    await link.hover()
    await page.clock.runFor(64)
    expect(asked).not.toContain('/artists/_payload.json')
    await page.clock.runFor(1)
    await expect.poll(() => asked).toContain('/artists/_payload.json')
    asked.length = 0
    await link.click()
    await page.locator('h1', { hasText: 'Artists' }).waitFor()
    expect(asked).toEqual([])
    await page.context().close()
  })

  test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'loads nothing ahead with %o, and the navigation what it needs',
    async (connection) => {
      const { page } = await site.open()
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      const asked = askedFor(page)
      await installClock(page)
      await openRouted(page, '/venues')
      const link = page.locator('footer a[href="/artists"]')
      await link.focus()
      await bring(link, true)
      await page.clock.runFor(1_000)
      await anotherRequest(page)
      expect(asked).not.toContain('/assets/artists')
      await link.click()
      await page.locator('h1', { hasText: 'Artists' }).waitFor()
      expect(asked).toContain('/artists/_payload.json')
      await page.context().close()
    },
  )

  test('begins when the page is idle, loads five at a time, and what waits is dropped by a click', async () => {
    const { page } = await site.open({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(() => {
      const idle = Promise.withResolvers<void>()
      Object.assign(window, {
        requestIdleCallback: (task: () => void) => void idle.promise.then(task),
        becomeIdle: idle.resolve,
      })
    })
    const asked: string[] = []
    const held: Route[] = []
    let isHolding = true
    await page.route(SCREENS_AHEAD, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      if (isHolding) held.push(route)
      else await route.continue()
    })
    await openAlive(page, '/about')
    await page.locator('footer a[href="/partners"]').scrollIntoViewIfNeeded()
    await nextFrames(page)
    expect(asked).toEqual([])

    await page.evaluate('becomeIdle()')
    await expect.poll(() => asked.length).toBe(5)
    await nextFrames(page)
    expect(asked).toHaveLength(5)
    await held.shift()?.continue()
    await expect.poll(() => asked.length).toBe(6)

    await page.route('**/_payload.json*', () => new Promise(() => undefined))
    await page.locator('footer a[href="/about#far-down"]').waitFor()
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('footer a[href="/timeline"]')?.click()
    })
    await expect.poll(() => asked.some((path) => path.includes('/timeline-'))).toBe(true)
    const begun = [...asked]
    isHolding = false
    const loaded = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith(begun.at(-1) ?? ''),
    )
    await Promise.all(held.map((route) => route.continue()))
    await loaded
    await nextFrames(page)
    expect(asked).toEqual(begun)
    await page.context().close()
  })
})
