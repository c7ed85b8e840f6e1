import { anEvent } from 'contract/testing/event.ts'
import { signPreview } from 'contract/rules/preview-signature.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../../testing/axe.ts'
import { startBrowserSite } from '../../testing/browser-site.ts'
import { PREVIEW_KEYS } from '../../testing/create-test-site.ts'
import { codeOf } from './code-of.ts'

const UNTIL = Date.now() + 86_400_000
const SIGNATURE = signPreview({ link: 0, until: UNTIL }, PREVIEW_KEYS, codeOf)
const BASE = `/preview/${SIGNATURE}/now`

const DRAFT = anEvent({ title: 'A draft' })
const site = await startBrowserSite({
  answers: { '/events/slack-water': anEvent() },
  preview: () =>
    Promise.resolve({
      revision: 'preview',
      full: false,
      changes: [{ key: '/events/slack-water', etag: 'draft', answer: DRAFT }],
      shown: { until: UNTIL, problems: [] },
    }),
})
/** Opens a preview, which has no navigation script to wait for. */
async function open(page: Page): Promise<void> {
  await page.goto(`${BASE}/events/slack-water`)
  await page.locator('html[data-alive]').waitFor()
}

describe('a preview in the browser (spec/behaviour §31)', () => {
  test('has a bar that fits a phone and passes axe, shows another moment without script, and is printed without its form', async () => {
    const { page, problems } = await site.open()
    await open(page)
    const bar = page.getByRole('complementary', { name: 'Preview' })

    expect(await axeFindings(page)).toEqual([])
    expect((await bar.boundingBox())?.height).toBeLessThan(140)
    await bar.getByLabel('Day').fill('2026-03-15')
    await bar.getByLabel('Time').fill('09:55')
    await bar.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL('**/2026-03-15T0955/events/slack-water')
    await bar.getByText('as it will be on Sunday 15 March 2026, 9.55am').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await bar.getByText('as it will be on').isVisible()).toBe(true)
    expect(await bar.getByRole('button', { name: 'Show' }).isVisible()).toBe(false)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('stores nothing on the device, even for a visitor who keeps pages, and offers nothing to keep', async () => {
    const { page, problems } = await site.open()
    await page.addInitScript(() => localStorage.setItem('keeps', '1'))
    await open(page)
    // The script that keeps pages would have loaded by now.
    await page.waitForLoadState('networkidle')
    const kept = await page.evaluate(async () => [
      Object.keys(localStorage),
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ])

    expect(kept).toEqual([['keeps'], [], 0])
    expect(await page.locator('main [data-code]').count()).toBeGreaterThan(0)
    expect(await page.locator('main [data-code] button').count()).toBe(0)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('stays in the preview: a link leads to another page of the preview', async () => {
    const { page, problems } = await site.open()
    await open(page)
    // The footer is folded on a phone.
    const link = page.locator(`footer a[href="${BASE}/program"]`)
    await link.evaluate((program: HTMLElement) => program.click())
    await page.waitForURL(`**${BASE}/program`)

    expect(await page.getByRole('complementary', { name: 'Preview' }).count()).toBe(1)
    await page.context().close()
    expect(problems).toEqual([])
  })
})
