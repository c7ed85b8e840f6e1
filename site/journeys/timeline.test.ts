import { anEvent } from 'contract/testing/event.ts'
import { aBar, aPoint, aTimeline } from 'contract/testing/timeline.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive, watchPage } from '../testing/chromium.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'

const FRIDAY = '/timeline?day=2026-03-13'
const SATURDAY = '/timeline?day=2026-03-14'
const SUNDAY = '/timeline?day=2026-03-15'

const TIMELINE = aTimeline({
  start: '2026-03-13',
  end: '2026-03-15',
  bars: [aBar({ start: '2026-03-14', end: '2026-03-15' })],
  points: [aPoint()],
})
const site = await openBuiltSite({
  answers: { '/timeline': TIMELINE, '/events/slack-water': anEvent() },
})

const open = () => watchPage(site.browser, { origin: site.origin, reducedMotion: 'reduce' })

const address = (page: Page) => page.url().slice(site.origin.length)
const day = (page: Page) => page.locator('main h2').innerText()

describe('the timeline by keyboard (spec/screens §5.4)', () => {
  test('turns days with the arrow keys, up to the last, without adding to the history', async () => {
    const { page, problems } = await open()
    await openAlive(page, SATURDAY)
    const entries = await page.evaluate(() => history.length)

    await page.keyboard.press('ArrowRight')
    await expect.poll(() => address(page)).toBe(SUNDAY)
    await expect.poll(() => day(page)).toContain('Sunday 15 March')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => day(page)).toContain('Saturday 14 March')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => address(page)).toBe(FRIDAY)
    await expect.poll(() => day(page)).toContain('Friday 13 March')

    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('keeps where the page is scrolled to and leaves the keys to a chart that has the focus', async () => {
    const { page, problems } = await open()
    await page.setViewportSize({ width: 390, height: 400 })
    await openAlive(page, SUNDAY)
    await page.evaluate(() => window.scrollTo({ top: 160, behavior: 'instant' }))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => day(page)).toContain('Saturday 14 March')
    expect(await page.evaluate(() => window.scrollY)).toBe(160)

    await openAlive(page, SUNDAY)
    await page.getByRole('region', { name: 'Chart by hour' }).focus()
    await page.keyboard.press('ArrowLeft')
    // The next key that is not the chart's own turns one day and no more.
    await page.locator('main').evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => address(page)).toBe(SATURDAY)
    await expect.poll(() => day(page)).toContain('Saturday 14 March')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('reaches every bar of the chart, each a link to its exhibition', async () => {
    const { page, problems } = await open()
    await openAlive(page, '/timeline')
    await page.getByRole('region', { name: 'Chart by day' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator(':focus').innerText()).toBe('18 Slack Water, 14–15 March')
    expect(await page.locator(':focus').getAttribute('href')).toBe('/events/slack-water')
    await page.context().close()
    expect(problems).toEqual([])
  })
})
