import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive } from '../testing/chromium.ts'
import { shellInBrowser } from '../testing/shell-in-browser.ts'

const shell = shellInBrowser()

const firstLink = (page: Page) => page.locator('main a').first().getAttribute('href')
const isOpen = (page: Page) =>
  page.locator('main details').evaluate((each: HTMLDetailsElement) => each.open)

/** Follows a link in the document. */
async function follow(page: Page, href: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('footer')?.append(link)
    link.click()
    link.remove()
  }, href)
  await expect.poll(() => page.locator('h1').innerText()).toBe(heading)
}

describe('the previous page’s year (spec/asked §3, spec/screens §0.1)', () => {
  test('opens that year on the next page, puts a link back to it first, and has no effect on a page that is opened directly', async () => {
    const { page, problems } = await shell.open()
    const ways = [
      { path: '/venues/shed-9', heading: 'Shed 9', back: '/2024/venues/shed-9' },
      { path: '/artists/noor-castellane', heading: 'Noor Castellane', back: '/2024/artists' },
      { path: '/events/slack-water', heading: 'Slack Water', back: '/2024/program' },
    ]
    for (const { path, heading, back } of ways) {
      await openAlive(page, '/2024/program')
      await follow(page, path, heading)
      await expect.poll(() => firstLink(page)).toBe(back)
      if (path.startsWith('/venues')) expect(await isOpen(page)).toBe(true)

      await openAlive(page, path)
      // On an event the first link to its year is its badge, before the link back.
      if (!path.startsWith('/events')) expect(await firstLink(page)).not.toBe(back)
    }
    await openAlive(page, '/venues/shed-9')
    expect(await isOpen(page)).toBe(false)
    await page.context().close()
    expect(problems).toEqual([])
  })
})
