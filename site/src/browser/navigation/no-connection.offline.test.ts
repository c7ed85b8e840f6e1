import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'
import { setOffline } from '../../../testing/connection.ts'

const site = await startBrowserSite()

const heading = (page: Page) => page.locator('h1').innerText()
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
const path = (page: Page) => new URL(page.url()).pathname

/** A page that records what its live region says. */
async function open(at: string) {
  const { page } = await site.open()
  await openAlive(page, at)
  await page.evaluate(() => {
    const said: (string | null)[] = []
    const region = document.getElementById('live-region')
    if (region)
      new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true })
    Object.assign(window, { said, opened: true })
  })
  return page
}

const said = (page: Page) => page.evaluate<string[]>('window.said')

async function follow(page: Page, href: string): Promise<void> {
  // The footer is folded on a phone.
  await page.locator(`footer a[href="${href}"]`).evaluate((link: HTMLElement) => link.click())
}

describe('without a connection (spec/behaviour §18.12)', () => {
  test('the page stays and says so once, and a press tries again', async () => {
    const page = await open('/about')
    await setOffline(page, true)
    await follow(page, '/venues')
    await again(page).waitFor()
    expect([path(page), await heading(page)]).toEqual(['/about', 'About Parallax'])
    expect(await said(page)).toEqual(['No connection. Try again'])

    await again(page).click()
    await expect.poll(() => said(page)).toHaveLength(2)
    expect(await page.locator('aside').count()).toBe(1)
    await setOffline(page, false)
    await again(page).click()
    await page.locator('h1', { hasText: 'Venues' }).waitFor()
    expect([path(page), await again(page).count()]).toEqual(['/venues', 0])
    expect(await page.evaluate('window.opened')).toBe(true)
    await page.context().close()
  })

  test('the bar has an edge and a button in forced colours, and is not printed', async () => {
    const page = await open('/about')
    await setOffline(page, true)
    await follow(page, '/venues')
    await again(page).waitFor()
    await page.emulateMedia({ forcedColors: 'active' })
    const look = await again(page).evaluate((button) => {
      const bar = button.parentElement ?? button
      const of = (element: Element) => getComputedStyle(element)
      return {
        edge: of(bar).borderTopStyle,
        line: of(button).textDecorationLine,
        isReadable: of(bar).backgroundColor !== of(button).color,
      }
    })
    expect(look).toEqual({ edge: 'solid', line: 'underline', isReadable: true })
    await page.emulateMedia({ media: 'print', forcedColors: 'none' })
    expect(await again(page).isVisible()).toBe(false)
    await page.context().close()
  })

  test('Back leaves the current page in place, and a press goes back', async () => {
    const page = await open('/about')
    await follow(page, '/venues')
    await page.locator('h1', { hasText: 'Venues' }).waitFor()
    await setOffline(page, true)
    await page.evaluate(() => history.back())
    await again(page).waitFor()
    await expect.poll(() => path(page)).toBe('/venues')
    expect(await heading(page)).toBe('Venues')

    await setOffline(page, false)
    await again(page).click()
    await page.locator('h1', { hasText: 'About' }).waitFor()
    expect([path(page), await page.evaluate('window.opened')]).toEqual(['/about', true])
    await page.context().close()
  })

  test('an error answer does not count as a missing connection: the server’s document says what is wrong', async () => {
    const page = await open('/about')
    await page.route('**/venues/_payload.json*', (route) =>
      route.fulfill({ status: 503, json: { error: { status: 503 } } }),
    )
    await follow(page, '/venues')
    await page.locator('h1', { hasText: 'Venues' }).waitFor()
    expect(await page.evaluate('window.opened')).toBeUndefined()
    await page.context().close()
  })
})
