import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { startBrowserSite } from '../../testing/browser-site.ts'
import { openAlive, openRouted } from '../../testing/chromium.ts'

let site: Awaited<ReturnType<typeof startBrowserSite>>
beforeAll(async () => {
  site = await startBrowserSite()
})

/** Whether the document is still the one that was opened. */
const isSameDocument = (page: Page) => page.evaluate(() => 'opened' in window)

async function open(path: string) {
  const watched = await site.open()
  await openRouted(watched.page, path)
  await watched.page.evaluate(() => Object.assign(window, { opened: true }))
  return watched
}

/** Clicks footer links one after the other in one task. */
function click(page: Page, hrefs: readonly string[], init: Record<string, boolean> = {}) {
  return page.evaluate(
    ({ to, how }) => {
      for (const href of to) {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
        document.querySelector(`footer a[href="${href}"]`)?.dispatchEvent(event)
      }
    },
    { to: hrefs, how: init },
  )
}

/** Notes payloads as they are asked for, and answers them in the order of `answer`. */
async function holdPayloads(page: Page) {
  const asked: string[] = []
  const waiting = new Map<string, () => void>()
  await page.route('**/_payload.json*', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/_payload.json', '')
    asked.push(path)
    await new Promise<void>((resolve) => waiting.set(path, resolve))
    // A navigation that was overtaken has given it up.
    await route.continue().catch(() => undefined)
  })
  return { asked, answer: (path: string) => waiting.get(path)?.() }
}

describe('links (behaviour §9, faults L11)', () => {
  test('lead to the last of twenty clicks, as one entry of the history, and nothing is stuck', async () => {
    const { page, problems } = await open('/about')
    const payloads = await holdPayloads(page)
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => {
      const shown: string[] = []
      Object.assign(window, { shown })
      document.addEventListener('entryshown', () => shown.push(location.pathname))
    })
    const clicks = Array.from({ length: 20 }, (_, index) => (index % 2 ? '/venues' : '/artists'))
    await click(page, [...clicks.slice(0, 19), '/program'])
    await expect.poll(() => payloads.asked).toContain('/program')
    for (const path of ['/venues', '/artists', '/program']) payloads.answer(path)
    const state = () => page.locator('#loading-bar').getAttribute('data-state')
    await page.locator('h1', { hasText: 'Program' }).waitFor()
    await expect.poll(state).toBe('idle')
    expect(await page.evaluate('window.shown')).toEqual(['/program'])
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    expect(await isSameDocument(page)).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('take the place of the entry when they lead to where one is', async () => {
    const { page } = await open('/venues')
    const entries = await page.evaluate(() => history.length)
    await click(page, ['/venues'])
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(await isSameDocument(page)).toBe(true)
    await page.context().close()
  })

  test('with a modifier or another button, to another site and to a file are the browser’s own', async () => {
    const { page } = await open('/venues')
    const prevented = await page.evaluate(() => {
      const file = Object.assign(document.createElement('a'), { href: '/feeds/channel.xml' })
      const external = Object.assign(document.createElement('a'), {
        href: 'https://tickets.example/',
      })
      document.body.append(file, external)
      const own = document.querySelector('footer a[href="/artists"]')
      const isPrevented = (link: Element | null, how: MouseEventInit = {}) => {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
        let isOurs = false
        const judge = (seen: Event) => {
          isOurs = seen.defaultPrevented
          seen.preventDefault()
        }
        addEventListener('click', judge, { once: true })
        link?.dispatchEvent(event)
        return isOurs
      }
      return [
        isPrevented(own, { ctrlKey: true }),
        isPrevented(own, { metaKey: true }),
        isPrevented(own, { shiftKey: true }),
        isPrevented(own, { altKey: true }),
        isPrevented(own, { button: 1 }),
        isPrevented(file),
        isPrevented(external),
        isPrevented(own),
      ]
    })
    expect(prevented).toEqual([false, false, false, false, false, false, false, true])
    await page.context().close()
  })

  test('are followed by the redirect’s target only, and Back leads to where one was', async () => {
    const { page, problems } = await site.open()
    const manifest = page.waitForResponse('**/builds/meta/*.json')
    await openAlive(page, '/venues')
    await (await manifest).finished()
    await click(page, ['/old'])
    await page.waitForURL('**/about')
    await page.goBack()
    await page.waitForURL('**/venues')
    await page.context().close()
    expect(problems).toEqual([])
  })
})

describe('prefetch (specification §9, behaviour §19)', () => {
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
      await openRouted(page, '/venues')
      const link = page.locator('footer a[href="/artists"]')
      await link.focus()
      // Two frames and an idle time later a fast connection would have begun.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
      )
      expect(asked).not.toContain('/assets/artists')
      await link.click()
      await page.locator('h1', { hasText: 'Artists' }).waitFor()
      expect(asked).toContain('/artists/_payload.json')
      await page.context().close()
    },
  )
})
