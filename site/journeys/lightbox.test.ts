import { anEvent } from 'contract/testing/event.ts'
import { anImage } from 'contract/testing/image.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { openAlive, untilAlive, watchPage, type WatchOptions } from '../testing/chromium.ts'
import { layoutShifts, nextFrames, noteLayoutShifts } from '../testing/layout-shifts.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'
import { stateFaults } from '../testing/state-faults.ts'

const EVENT = '/events/slack-water'
const VIEWPORT = { width: 390, height: 844 }
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"/>'

const aPicture = (digit: string, alt: string) =>
  anImage({ url: fileOf(digit), alt, caption: `[${alt}], 2025` })
const event = anEvent({
  lead_image: aPicture('1', 'A harbour'),
  gallery: [aPicture('2', 'A rope'), aPicture('3', 'A buoy')],
})
const site = await openBuiltSite({ answers: { [EVENT]: event } })

function fileOf(digit: string): string {
  return `/media/${digit.repeat(16)}-full.jpg`
}

async function aPage(options: Partial<WatchOptions> = {}) {
  const watched = await watchPage(site.browser, {
    origin: site.origin,
    viewport: VIEWPORT,
    ...options,
  })
  await watched.page.route('/media/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: SVG }),
  )
  return watched
}

const linkOf = (page: Page, alt: string) =>
  page.getByRole('link', { name: `Enlarge picture: ${alt}` })

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

describe('the lightbox (spec/design GR4, AX6)', () => {
  test('is used by keyboard, and returns the focus to the picture that was opened', async () => {
    const { page, problems } = await aPage()
    await noteLayoutShifts(page)
    await openAlive(page, EVENT)
    const link = linkOf(page, 'A rope')
    await link.focus()
    await nextFrames(page)
    const top = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Pictures' })
    const position = dialog.getByRole('status')
    await expect.poll(() => dialog.isVisible()).toBe(true)
    await expect.poll(() => focusedName(page)).toBe('Close')
    expect(await position.innerText()).toBe('2 of 3')
    expect(await dialog.locator('figcaption').innerText()).toContain('A rope, 2025')

    const shows = async (key: string, words: string) => {
      await page.keyboard.press(key)
      await expect.poll(() => position.innerText()).toContain(words)
    }
    await shows('ArrowRight', '3 of 3')
    await shows('ArrowRight', '1 of 3')
    await shows('End', '3 of 3')
    await shows('Home', '1 of 3')
    await shows('ArrowLeft', '3 of 3')
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedName(page)).toBe('Previous picture')
    await shows('Enter', '2 of 3')
    await expect.poll(() => focusedName(page)).toBe('Previous picture')

    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(top)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    expect(await layoutShifts(page)).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test.each([VIEWPORT, { width: 320, height: 256 }])(
    'has an address at $width × $height: Back closes it, Forward and a link open it, and closing it leaves no history entry (spec/behaviour §37.1); it has no faults of accessibility',
    async (viewport) => {
      const { page, problems } = await aPage({ viewport })
      await openAlive(page, EVENT)
      const dialog = page.getByRole('dialog', { name: 'Pictures' })
      const hash = () => page.evaluate(() => location.hash)
      const entries = () => page.evaluate(() => history.length)
      const before = await entries()
      await linkOf(page, 'A rope').click()
      await dialog.waitFor()
      await expect.poll(hash).toBe('#picture-2')
      await dialog.getByRole('button', { name: 'Next picture' }).click()
      await expect.poll(hash).toBe('#picture-3')
      await page.goBack()
      await expect.poll(() => dialog.count()).toBe(0)
      await expect.poll(hash).toBe('')
      await expect
        .poll(() => linkOf(page, 'A rope').evaluate((each) => each === document.activeElement))
        .toBe(true)
      await page.goForward()
      await dialog.getByRole('img', { name: 'A buoy' }).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(hash).toBe('')
      expect(await entries()).toBe(before + 1)

      await openAlive(page, `${EVENT}#picture-2`)
      await dialog.getByRole('img', { name: 'A rope' }).waitFor()
      const faults = await stateFaults(page, 'open', 'dialog[open]')
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count()).toBe(0)
      await expect.poll(hash).toBe('')
      expect(faults).toEqual([])
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('shows a whole picture inside the window', async () => {
    const { page } = await aPage()
    await openAlive(page, EVENT)
    await linkOf(page, 'A buoy').click()
    const picture = page.getByRole('dialog').getByRole('img', { name: 'A buoy' })
    await expect.poll(() => picture.isVisible()).toBe(true)
    const box = await picture.boundingBox()
    if (!box) throw new Error('the picture has no box')
    expect(box.width / box.height).toBeCloseTo(1.5, 1)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(VIEWPORT.width)
    expect(box.y + box.height).toBeLessThanOrEqual(VIEWPORT.height)
    await page.context().close()
  })

  test('that does not load causes one reload; then a message beside the picture offers to reload', async () => {
    const { page } = await aPage()
    // A page reloads only once in 10 s, so on a slow machine the second failure would reload it again.
    await page.clock.setFixedTime('2026-03-14T00:20:00Z')
    const script = '**/assets/lightbox-*.js'
    await page.route(script, (route) => route.abort())
    await openAlive(page, EVENT)
    const reloaded = page.waitForEvent('load')
    await linkOf(page, 'A rope').press('Enter')
    await reloaded
    await untilAlive(page)
    await linkOf(page, 'A rope').press('Enter')
    const words = 'The larger picture could not be loaded.'
    const message = page.getByRole('alert').filter({ hasText: words })
    await message.waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedName(page)).toBe('Reload')
    expect(await axeFindings(page, { without: ['color-contrast'] })).toEqual([])

    await page.unroute(script)
    await page.keyboard.press('Enter')
    await expect.poll(() => message.count()).toBe(0)
    await untilAlive(page)
    await linkOf(page, 'A rope').press('Enter')
    await page.getByRole('dialog', { name: 'Pictures' }).waitFor()
    await page.context().close()
  })

  test('that does not load without a connection leaves the link to the file, as without script', async () => {
    const { page } = await aPage()
    await openAlive(page, EVENT)
    await page.route('**/assets/lightbox-*.js', (route) => route.abort())
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await linkOf(page, 'A rope').press('Enter')
    await page.getByRole('alert').filter({ hasText: 'The larger picture' }).waitFor()
    await linkOf(page, 'A rope').press('Enter')
    await expect.poll(() => page.url()).toContain(fileOf('2'))
    await page.context().close()
  })

  test('is a link to the largest file without script', async () => {
    const { page } = await aPage({ javaScriptEnabled: false })
    await page.goto(EVENT)
    await linkOf(page, 'A buoy').click()
    await expect.poll(() => page.url()).toContain(fileOf('3'))
    await page.context().close()
  })
})
