import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'

const site = await startBrowserSite()

const days = (page: Page) => page.getByRole('navigation', { name: 'Days' }).getByRole('list')

/** The scroll position of a bar, and whether its current link is completely visible. */
const look = (page: Page) =>
  days(page).evaluate((bar) => {
    const [outer, inner] = [bar, bar.querySelector('[aria-current]') ?? bar].map((element) =>
      element.getBoundingClientRect(),
    )
    if (!outer || !inner) throw new Error('there is no bar')
    return {
      isInSight: inner.left >= outer.left - 1 && inner.right <= outer.right + 1,
      left: bar.scrollLeft,
    }
  })

describe('a bar that is wider than the page (spec/design §5.6.1)', () => {
  test('has its current link in sight on a page that is opened, and stays where it is when one of its links is pressed', async () => {
    const { page, problems } = await site.open({ viewport: { width: 320, height: 600 } })
    await openAlive(page, '/timeline?day=2026-03-06')
    const last = days(page).getByRole('link').last()
    const href = (await last.getAttribute('href')) ?? ''
    expect(await look(page)).toEqual({ isInSight: true, left: 0 })
    await last.scrollIntoViewIfNeeded()
    const { left } = await look(page)
    expect(left).toBeGreaterThan(0)
    await last.click()
    await page.waitForURL(`**${href}`)
    await expect.poll(() => last.getAttribute('aria-current')).toBe('true')
    expect(await look(page)).toEqual({ isInSight: true, left })

    await openAlive(page, href)
    expect((await look(page)).isInSight).toBe(true)
    expect((await look(page)).left).toBeGreaterThan(0)
    await page.context().close()
    expect(problems).toEqual([])
  })
})
