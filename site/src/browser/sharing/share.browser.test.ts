import { anEvent } from 'contract/testing/event.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'

const site = await startBrowserSite({ answers: { '/events/slack-water': anEvent() } })

test('an event’s button copies its canonical address if there is no share sheet, and says so (spec/behaviour §39.1)', async () => {
  const { page, problems } = await site.open()
  onTestFinished(() => page.context().close())
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openAlive(page, '/events/slack-water?utm_source=letter')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByText('The link is copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.origin}/events/slack-water`,
  )
  expect(problems).toEqual([])
})
