import { aNavGroup } from 'contract/testing/base-answers.ts'
import { anEvent } from 'contract/testing/event.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GLOBAL_OF_PAGES, startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'
import { nextFrames } from '../../../testing/layout-shifts.ts'
import { installClock, stopClock } from '../../../testing/page-clock.ts'
import { unfoldFooter } from '../../../testing/unfold-footer.ts'

/** Links in addition to those that every footer has. */
const MORE = aNavGroup('More', [
  ['Partners', '/partners'],
  ['Channel', '/channel'],
  ['Participate', '/participate'],
  ['Past festivals', '/past-festivals'],
  ['Guides and walks', '/program/guides-walks'],
])

const { footer } = GLOBAL_OF_PAGES
const site = await startBrowserSite({
  answers: {
    '/global': {
      ...GLOBAL_OF_PAGES,
      footer: { ...footer, navigation: [...footer.navigation, MORE] },
    },
    '/years/2026/program': { events: [anEventStub()] },
    '/events/slack-water': anEvent(),
  },
})

/** Playwright reports requests in order: when this one is reported, all earlier ones have been. */
async function anotherRequest(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/robots.txt')))
}

/** The paths of the requested payloads. */
function askedFor(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/_payload.json')) asked.push(pathname.replace('/_payload.json', ''))
  })
  return asked
}

/** Touches links of the footer, one after the other. */
function touch(page: Page, paths: readonly string[]): Promise<void> {
  return page.evaluate((each) => {
    for (const path of each) {
      const link = document.querySelector(`footer a[href="${path}"]`)
      link?.dispatchEvent(new Event('touchstart', { bubbles: true }))
    }
  }, paths)
}

describe('prefetch (spec/asked §9, spec/behaviour §19)', () => {
  test('loads nothing for links that are only in view or that the pointer only passes', async () => {
    const { page, problems } = await site.open({ viewport: { width: 1440, height: 900 } })
    const asked = askedFor(page)
    await installClock(page)
    await openAlive(page, '/venues')
    await stopClock(page)
    const link = page.locator('footer a[href="/artists"]')
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await page.clock.runFor(64)
    await page.locator('h1').hover({ force: true })
    await page.clock.runFor(1_000)
    await anotherRequest(page)
    expect(asked).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('requests the page of a link after 65 ms of hover, and the navigation requests nothing more', async () => {
    const { page } = await site.open()
    const asked = askedFor(page)
    await installClock(page)
    await openAlive(page, '/venues')
    await stopClock(page)
    await unfoldFooter(page)
    const link = page.locator('footer a[href="/artists"]')
    await link.hover()
    await page.clock.runFor(65)
    await expect.poll(() => asked).toEqual(['/artists'])
    // A page is swapped in after a frame, and a stopped clock has none.
    await page.clock.resume()
    await link.click()
    await page.locator('h1', { hasText: 'Artists' }).waitFor()
    expect(asked).toEqual(['/artists'])
    await page.context().close()
  })

  test('requests nothing for a link that a new page puts under a resting pointer or gives the focus', async () => {
    const { page } = await site.open({ viewport: { width: 1440, height: 900 } })
    await openAlive(page, '/program')
    const link = page.locator('main a[href="/events/slack-water"]').first()
    await link.click()
    await page.waitForURL('**/events/slack-water')
    await page.locator('h1:focus').waitFor()
    const asked = askedFor(page)
    await page.evaluate(() => history.back())
    await page.locator('h1', { hasText: 'Program' }).waitFor()
    await page.locator('main a:focus').waitFor()
    // Longer than the 65 ms for which a pointer must stay on a link.
    await nextFrames(page)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    await anotherRequest(page)
    expect(asked.filter((path) => path !== '/program')).toEqual([])
    await page.context().close()
  })

  test('requests the page of a link that gets the focus by keyboard', async () => {
    const { page } = await site.open()
    const asked = askedFor(page)
    await openAlive(page, '/about')
    await unfoldFooter(page)
    await page.locator('footer a[href="/program"]').focus()
    await anotherRequest(page)
    expect(asked).toEqual([])
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => asked).toEqual(['/venues'])
    await page.keyboard.press('Tab')
    await expect.poll(() => asked).toEqual(['/venues', '/program'])
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
      await openAlive(page, '/venues')
      await touch(page, ['/artists'])
      await anotherRequest(page)
      expect(asked).toEqual([])
      await unfoldFooter(page)
      await page.locator('footer a[href="/artists"]').click()
      await page.locator('h1', { hasText: 'Artists' }).waitFor()
      expect(asked).toEqual(['/artists'])
      await page.context().close()
    },
  )

  test('loads five pages at a time, and a click drops those that wait', async () => {
    const { page } = await site.open()
    await openAlive(page, '/about')
    const held: Route[] = []
    await page.route('**/_payload.json*', (route) => void held.push(route))
    const paths = ['/venues', '/program', '/artists', '/partners', '/channel', '/participate']
    await touch(page, [...paths, '/past-festivals'])
    await expect.poll(() => held.length).toBe(5)
    await nextFrames(page)
    expect(held).toHaveLength(5)
    await held[0]?.continue()
    await expect.poll(() => held.length).toBe(6)

    const asked = askedFor(page)
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('footer a[href="/timeline"]')?.click()
    })
    await expect.poll(() => held.length).toBe(7)
    await Promise.all(held.slice(1).map((route) => route.continue()))
    await page.locator('h1', { hasText: 'Timeline' }).waitFor()
    expect(asked).toEqual(['/timeline'])
    await page.context().close()
  })
})
