import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive } from '../testing/chromium.ts'
import { shellInBrowser } from '../testing/shell-in-browser.ts'

const shell = shellInBrowser()

const firstLink = (page: Page) => page.locator('main a').first().getAttribute('href')
const isOpen = (page: Page) =>
  page.locator('main details').evaluate((each: HTMLDetailsElement) => each.open)

async function followMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click()
  await expect.poll(() => page.locator('h1').innerText()).toBe(name)
}

describe('the previous page’s year (specification §3, screens 0.1)', () => {
  test('opens that year on the next page and leads back to it first, and is no part of what the server sends', async () => {
    const { page, problems } = await shell.open()
    await openAlive(page, '/2024/program')
    await followMenu(page, 'Shed 9')
    await expect.poll(() => firstLink(page)).toBe('/2024/venues/shed-9')
    expect(await isOpen(page)).toBe(true)

    await openAlive(page, '/venues/shed-9')
    expect(await firstLink(page)).not.toBe('/2024/venues/shed-9')
    expect(await isOpen(page)).toBe(false)
    await page.context().close()
    expect(problems).toEqual([])
  })
})
