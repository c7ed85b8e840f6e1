import { aGlobal, aNavGroup } from 'contract/testing/base-answers.ts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive } from '../testing/chromium.ts'
import { hasMoved, layoutShifts, noteLayoutShifts } from '../testing/layout-shifts.ts'
import { behind, wheelOverScrollbar } from '../testing/overlay.ts'
import { installClock, stopClock } from '../testing/page-clock.ts'
import { serveShellFestival } from '../testing/shell-festival.ts'
import { shellInBrowser } from '../testing/shell-in-browser.ts'

const BUTTON_LINKS = ['Newsletter', 'Letters', 'Write to us']
const VIEWPORT = { width: 1280, height: 800 }

const shell = shellInBrowser()

/** A page that is scrolled a little, with an open menu and a stopped clock. */
async function openMenu(path = '/about') {
  const { page, problems } = await shell.open({ viewport: VIEWPORT, reducedMotion: 'reduce' })
  await installClock(page)
  await noteLayoutShifts(page)
  await openAlive(page, path)
  await page.evaluate(() => scrollTo(0, 120))
  const before = await behind(page)
  await stopClock(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const toggle = page.getByRole('button', { name: 'Menu' })
  await press(toggle)
  return { page, problems, menu, toggle, before }
}

/**
 * Presses at the position of the button. Playwright's `click` would first scroll a sticky button to its place in the
 * flow.
 */
async function press(button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not on the page')
  await button.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

const isFocused = (element: Locator) => element.evaluate((each) => each === document.activeElement)

describe('the menu in a browser (spec/asked §2, spec/behaviour §13)', () => {
  test('takes the focus and keeps it inside, and the page behind it neither scrolls nor moves', async () => {
    const { page, problems, menu, toggle, before } = await openMenu()
    expect(await focusedText(page)).toBe('Close')
    expect(await behind(page)).toEqual(before)
    await wheelOverScrollbar(page)
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 400)
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('Tab')
      const isInside = await menu.evaluate(
        (dialog) =>
          dialog.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(isInside).toBe(true)
    }
    expect(await behind(page)).toEqual(before)
    await page.keyboard.press('Escape')
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
    expect(await behind(page)).toEqual(before)
    await page.clock.resume()
    expect(hasMoved(await layoutShifts(page))).toBe(false)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('keeps the page that it covers from being rendered until it closes, except on paper', async () => {
    const { page, problems } = await openMenu()
    const isThere = () => page.evaluate(() => document.querySelector('h1')?.checkVisibility())
    expect(await isThere()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await isThere()).toBe(true)
    const [end, footer] = await page.evaluate(() => [
      document.querySelector('main > :last-child')?.getBoundingClientRect().bottom ?? NaN,
      document.querySelector('body > footer')?.getBoundingClientRect().top ?? NaN,
    ])
    expect(footer).toBeGreaterThanOrEqual(end ?? NaN)
    await page.emulateMedia({ media: 'screen' })
    expect(await isThere()).toBe(false)
    await page.getByRole('dialog').getByRole('link', { name: 'Getting there' }).click()
    expect(await isThere()).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ['a click on the backdrop', (page: Page) => page.mouse.click(700, 780)],
  ])('is closed by %s at once, with the focus on the toggle', async (_way, close) => {
    const { page, problems, menu, toggle } = await openMenu()
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    await page.evaluate(() => {
      const tell = () => {
        const covered = document.querySelectorAll('[data-covered]').length
        Object.assign(window, { coveredAtClose: covered })
      }
      document.addEventListener('close', tell, { capture: true, once: true })
    })
    await close(page)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'coveredAtClose'))).toBe(0)
    await expect.poll(() => menu.isVisible()).toBe(false)
    await expect.poll(() => isFocused(toggle)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(120)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test.each([
    ['another page', 'Dark', /\/dark$/],
    ['a place of this page', 'Getting there', /#getting-there$/],
    ['this page', 'About', /\/about$/],
  ])(
    'is closed 250 ms after a click on a link to %s, which is followed at once',
    async (_to, link, address) => {
      const { page, problems, menu, toggle } = await openMenu()
      // Another page is swapped in after a frame, and no frame is drawn while the clock is stopped.
      const followed =
        link === 'Dark' ? page.waitForRequest('**/dark/_payload.json?*') : page.waitForURL(address)
      await menu.getByRole('link', { name: link, exact: true }).click()
      await followed
      await page.clock.runFor(249)
      expect(await menu.isVisible()).toBe(true)
      await page.clock.runFor(1)
      await expect.poll(() => menu.isVisible()).toBe(false)
      await page.clock.resume()
      await page.waitForURL(address)
      // The heading of the new page has the focus; if the path has not changed, the toggle has it.
      if (link === 'About') await expect.poll(() => isFocused(toggle)).toBe(true)
      else await expect.poll(() => focusedText(page)).toBe(link)
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('has the footer’s buttons instead of the link to subscribe, and closes 250 ms after a click on a link to another site, which opens a new tab', async () => {
    const { page, menu, toggle } = await openMenu()
    const elsewhere = menu.getByRole('list').filter({ hasText: 'Letters' }).getByRole('link')
    const words = await elsewhere.allInnerTexts()
    expect(words.map((text) => text.split('\n')[0]?.trim())).toEqual(BUTTON_LINKS)
    await page.context().route('https://letters.example/', (route) => route.fulfill({ body: '' }))
    const tab = page.waitForEvent('popup')
    await menu.getByRole('link', { name: 'Letters' }).click()
    expect((await tab).url()).toBe('https://letters.example/')
    await (await tab).close()
    await page.clock.runFor(249)
    expect(await menu.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await expect.poll(() => menu.isVisible()).toBe(false)
    await expect.poll(() => isFocused(toggle)).toBe(true)
    await page.context().close()
  })

  test('stays open after a click that opens a link in a new tab, and after one that is dragged to the backdrop', async () => {
    const { page, menu } = await openMenu()
    const link = menu.getByRole('link', { name: 'Dark', exact: true })
    await link.click({ modifiers: ['Control'] })
    await page.clock.runFor(300)
    expect(await menu.isVisible()).toBe(true)
    await menu.getByRole('searchbox').hover()
    await page.mouse.down()
    await page.mouse.move(700, 780)
    await page.mouse.up()
    expect(await menu.isVisible()).toBe(true)
    await page.context().close()
  })

  test('closes after a swipe to the side, not after a finger moves a little or scrolls (spec/behaviour §37.1)', async () => {
    const { page, problems, menu, toggle } = await openMenu()
    const drag = (x: number, y: number) =>
      menu.evaluate(
        (target, to) => {
          const touchAt = (clientX: number, clientY: number) => [
            new Touch({ identifier: 1, target, clientX, clientY }),
          ]
          const start = { touches: touchAt(200, 200), bubbles: true }
          target.dispatchEvent(new TouchEvent('touchstart', start))
          const end = { changedTouches: touchAt(200 + to.x, 200 + to.y), bubbles: true }
          target.dispatchEvent(new TouchEvent('touchend', end))
        },
        { x, y },
      )
    await drag(40, 0)
    await drag(60, 200)
    expect(await menu.isVisible()).toBe(true)
    await drag(-60, 10)
    await expect.poll(() => menu.isVisible()).toBe(false)
    expect(await isFocused(toggle)).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('stays open if it was opened again before the link that was followed could close it', async () => {
    const { page, problems, menu, toggle } = await openMenu()
    await menu.getByRole('link', { name: 'About', exact: true }).click()
    await page.clock.runFor(50)
    await page.keyboard.press('Escape')
    await page.clock.runFor(50)
    await press(toggle)
    await page.clock.runFor(400)
    expect(await menu.isVisible()).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('closes at once on Back', async () => {
    const { page, problems, menu, toggle } = await openMenu()
    await page.clock.resume()
    await menu.getByRole('link', { name: 'Dark', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Dark' }).waitFor()
    await expect.poll(() => menu.isVisible()).toBe(false)
    await press(toggle)
    expect(await menu.isVisible()).toBe(true)
    await page.goBack()
    await page.waitForURL('**/about')
    await expect.poll(() => menu.isVisible()).toBe(false)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('marks the link to the current page, also after a navigation', async () => {
    const { page, problems, menu, toggle } = await openMenu()
    const current = () => menu.locator('[aria-current=page]').allInnerTexts()
    expect(await current()).toEqual(['About'])
    await page.clock.resume()
    await menu.getByRole('link', { name: 'Dark', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Dark' }).waitFor()
    await expect.poll(() => menu.isVisible()).toBe(false)
    await press(toggle)
    expect(await current()).toEqual(['Dark'])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('can be read to its end with two hundred groups', async () => {
    const { header } = aGlobal()
    const group = (_: unknown, index: number) => aNavGroup(`Group ${index}`, [['All', '/program']])
    const navigation = Array.from({ length: 200 }, group)
    const large = await serveShellFestival({
      answers: { '/global': aGlobal({ header: { ...header, navigation } }) },
    })
    const viewport = { width: 320, height: 568 }
    const { page, problems } = await shell.open({ origin: large.origin, viewport })
    await openAlive(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const last = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' })
    await last.scrollIntoViewIfNeeded()
    expect(await last.isVisible()).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })
})
