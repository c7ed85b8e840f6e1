import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { comeAlive } from '../testing/come-alive.ts'
import { copyEvent } from '../testing/event-copy.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Event {
  readonly id: number
  readonly slug: string
}

let studio: Studio
let event: Event

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

beforeEach(async () => {
  event = await copyEvent<Event>(studio)
  await studio.page.goto(`/admin/collections/events/${event.id}`)
  await comeAlive(studio.page, '#field-title')
})

const title = () => studio.page.locator('#field-title')

describe('a draft', () => {
  test('is seen on its page beside the form as it saves itself, and the form keeps the focus', async () => {
    const { page } = studio
    await page.locator('#live-preview-toggler').click()
    const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await shown.waitFor()
    await title().fill('Seen before it is public')
    await shown.filter({ hasText: 'Seen before it is public' }).waitFor()
    expect(await title().evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('is shared by a link that shows it to somebody without an account, until it is revoked', async () => {
    const { page } = studio
    await title().fill('Shared before it is public')
    await page.getByRole('button', { name: 'Preview and share' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('For whom').fill('The director')
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const address = await dialog.getByLabel('Link', { exact: true }).inputValue()

    const seen = await fetch(address)
    expect(seen.status).toBe(200)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(await seen.text()).toContain('Shared before it is public')

    await page.goto('/admin/previews')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Revoke the link for The director' }).click()
    await page
      .getByText(/^Revoked by/)
      .first()
      .waitFor()
    expect((await fetch(address)).status).toBe(404)
  })
})
