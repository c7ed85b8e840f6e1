import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive } from '../testing/chromium.ts'
import { shellInBrowser } from '../testing/shell-in-browser.ts'

const shell = shellInBrowser()

const isColumnSeen = (page: Page) => page.locator('#footer-navigation a').first().isVisible()
const canReopen = (page: Page) => page.getByRole('button', { name: 'Acknowledgement' }).isVisible()

describe('the footer in a browser (spec/asked §2, spec/behaviour §14)', () => {
  test('leaves out only its columns in short mode', async () => {
    const { page, problems } = await shell.open()
    await openAlive(page, '/about')
    expect(await isColumnSeen(page)).toBe(true)
    await openAlive(page, '/dark')
    expect(await isColumnSeen(page)).toBe(false)
    expect(await page.locator('footer img').first().isVisible()).toBe(true)
    expect(await canReopen(page)).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('has without script its columns, to which the menu then leads, and no button that does nothing', async () => {
    const { page, problems } = await shell.open({ javaScriptEnabled: false })
    await page.goto('/dark')
    expect(await isColumnSeen(page)).toBe(true)
    expect(await canReopen(page)).toBe(false)
    await page.context().close()
    expect(problems).toEqual([])
  })
})
