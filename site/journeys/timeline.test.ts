import { anEvent } from 'contract/testing/event.ts'
import { aBar, aPoint, aTimeline } from 'contract/testing/timeline.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive, untilLoaded, watchPage } from '../testing/chromium.ts'
import { keyboardFaults } from '../testing/keyboard-walk.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'
import { sidewaysFaults, targetFaults } from '../testing/screen-faults.ts'

const SUNDAY = '/timeline?day=2026-03-15'
const DAY_BEFORE_LAST = '/timeline?day=2026-03-21'
const LAST_DAY = '/timeline?day=2026-03-22'

/** Days after the edition: so many that the strip scrolls on a phone. */
const LATER_DAYS = ['16', '17', '18', '19', '20', '21', '22'].map((each) => `2026-03-${each}`)
const TIMELINE = aTimeline({
  start: '2026-03-13',
  end: '2026-03-15',
  bars: [aBar({ start: '2026-03-14', end: '2026-03-15' })],
  points: [
    aPoint({ session: 'se00', start: '2026-03-13T18:00', end: '2026-03-13T19:00' }),
    aPoint(),
    ...LATER_DAYS.map((date, index) =>
      aPoint({ session: `se1${index}`, start: `${date}T11:00`, end: `${date}T12:00` }),
    ),
  ],
})
const site = await openBuiltSite({
  answers: { '/timeline': TIMELINE, '/events/slack-water': anEvent() },
})

const open = () => watchPage(site.browser, { origin: site.origin, reducedMotion: 'reduce' })

const address = (page: Page) => page.url().slice(site.origin.length)
const day = (page: Page) => page.locator('main h2').innerText()
const strip = (page: Page) => page.getByRole('navigation', { name: 'Days' })
const bottomOfStrip = (page: Page) =>
  strip(page).evaluate((each) => each.getBoundingClientRect().bottom)

/** Opens the timeline and waits until it listens to keys. */
async function openListening(page: Page, path: string): Promise<void> {
  const listens = untilLoaded(page, 'timeline-page')
  await openAlive(page, path)
  await listens
}

describe('the timeline by keyboard (spec/screens §5.4)', () => {
  test('changes the day with the arrow keys, up to the last, without adding history entries', async () => {
    const { page, problems } = await open()
    await openListening(page, DAY_BEFORE_LAST)
    const entries = await page.evaluate(() => history.length)

    await page.keyboard.press('ArrowRight')
    await expect.poll(() => address(page)).toBe(LAST_DAY)
    await expect.poll(() => day(page)).toContain('Sunday 22 March')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => day(page)).toContain('Saturday 21 March')
    expect(address(page)).toBe(DAY_BEFORE_LAST)

    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('keeps the scroll position of the page', async () => {
    const { page, problems } = await open()
    await page.setViewportSize({ width: 390, height: 400 })
    await openListening(page, SUNDAY)
    await page.evaluate(() => window.scrollTo({ top: 160, behavior: 'instant' }))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => day(page)).toContain('Saturday 14 March')
    expect(await page.evaluate(() => window.scrollY)).toBe(160)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test.each([1440, 390])(
    'reaches strip, days, bars and folds by Tab in their order, and hides none of them under header or strip, at %i px',
    async (width) => {
      const { page, problems } = await open()
      await page.setViewportSize({ width, height: 600 })
      await openAlive(page, '/timeline')
      expect(
        await page.getByRole('region', { name: 'Chart by day' }).getByRole('link').count(),
      ).toBe(1)
      expect(await keyboardFaults(page, 'main')).toEqual([])
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('can be walked backwards with Shift and Tab without an element hidden under the strip', async () => {
    const { page } = await open()
    await page.setViewportSize({ width: 390, height: 600 })
    await openAlive(page, '/timeline')
    await page.locator('main a').last().focus()
    const stops = await page.locator('main :is(a, summary):not(nav *):visible').count()
    for (let stop = 1; stop < stops; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      const { top, name } = await page.locator(':focus').evaluate((focused) => ({
        top: focused.getBoundingClientRect().top,
        name: focused.textContent,
      }))
      expect(top, name).toBeGreaterThanOrEqual(await bottomOfStrip(page))
    }
    await page.context().close()
  })
})

describe('the strip of days (spec/screens §5.4)', () => {
  test('stays below the header on a phone, scrolls by itself, and marks the day below it, with targets of 44 px', async () => {
    const { page, problems } = await open()
    await page.setViewportSize({ width: 390, height: 600 })
    await openAlive(page, '/timeline')
    const header = await page.locator('body > header').evaluate((each) => each.clientHeight)
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }))
    expect(await strip(page).evaluate((each) => each.getBoundingClientRect().top)).toBeCloseTo(
      header + 1,
      0,
    )
    expect(
      await strip(page)
        .getByRole('list')
        .evaluate((list) => list.scrollWidth > list.clientWidth),
    ).toBe(true)
    expect(await page.evaluate(targetFaults)).toEqual([])
    await strip(page).getByRole('link', { name: 'Wed 18' }).click()
    const marked = strip(page).locator('[aria-current=true]')
    await expect.poll(() => marked.getAttribute('href')).toBe('/timeline#day-2026-03-18')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('leads to a folded day, which opens below it and is marked until the page scrolls elsewhere', async () => {
    const { page, problems } = await open()
    await page.setViewportSize({ width: 390, height: 600 })
    await openAlive(page, '/timeline')
    const friday = page.getByRole('heading', { name: 'Friday 13 March' })
    expect(await friday.isVisible()).toBe(false)
    await strip(page).getByRole('link', { name: 'Fri 13' }).click()
    await expect.poll(() => address(page)).toBe('/timeline#day-2026-03-13')
    await friday.waitFor()
    const section = page.locator('#day-2026-03-13')
    expect(
      await section.evaluate((each) => each.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(await bottomOfStrip(page))
    const marked = strip(page).locator('[aria-current]')
    await expect.poll(() => marked.getAttribute('aria-current')).toBe('true')
    expect(await marked.getAttribute('href')).toBe('/timeline#day-2026-03-13')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => marked.getAttribute('aria-current')).toBe('date')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is not sticky in a low window, as at 400 % zoom, and neither is the header', async () => {
    const { page } = await open()
    await page.setViewportSize({ width: 320, height: 256 })
    await openAlive(page, '/timeline')
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }))
    expect(await bottomOfStrip(page)).toBeLessThan(0)
    const header = page.locator('body > header')
    const bottom = () => header.evaluate((each) => each.getBoundingClientRect().bottom)
    expect(await bottom()).toBeLessThan(0)
    await page.setViewportSize({ width: 320, height: 481 })
    expect(await bottom()).toBeGreaterThan(0)
    await page.context().close()
  })
})

describe('the timeline on a phone (spec/screens §5.4)', () => {
  test.each([
    ['/timeline', 390],
    ['/timeline', 320],
    [SUNDAY, 320],
  ])('%s fits %i px, its chart too', async (path, width) => {
    const { page, problems } = await open()
    await page.setViewportSize({ width, height: 844 })
    await openAlive(page, path)
    expect(await page.evaluate(sidewaysFaults)).toEqual([])
    const outside = await page
      .getByRole('region', { name: /^Chart by/ })
      .locator('*')
      .evaluateAll(
        (all, most) =>
          all
            .filter((each) => {
              const { left, right } = each.getBoundingClientRect()
              return left < 0 || right > most
            })
            .map(({ textContent }) => textContent),
        width,
      )
    expect(outside).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })
})
