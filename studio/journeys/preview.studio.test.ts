import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comeAlive } from '../testing/come-alive.ts'
import { copyEvent } from '../testing/event-copy.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Event {
  readonly id: number
  readonly title: string
}

let studio: Studio
let event: Event

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

async function openDraft(): Promise<void> {
  event = await copyEvent<Event>(studio)
  await studio.page.goto(`/admin/collections/events/${event.id}`)
  await comeAlive(studio.page, '#field-title')
}

const title = () => studio.page.locator('#field-title')
const frame = () => studio.page.frameLocator('iframe')

/**
 * Opens the preview. Payload remembers whether somebody had it open, but may read this only after the form is shown, so
 * a press can come too early. The function therefore looks again until the frame is visible. A closed frame stays in
 * the page, where the browser does not draw it.
 */
async function openPreview(): Promise<void> {
  const { page } = studio
  const eye = page.locator('#live-preview-toggler')
  await eye.waitFor()
  await expect
    .poll(
      async () => {
        if (!(await eye.getAttribute('class'))?.includes('--active')) await eye.click()
        const box = await page.locator('iframe').boundingBox()
        return box?.width ?? 0
      },
      { interval: 500 },
    )
    .toBeGreaterThan(300)
}

describe('a draft', () => {
  test('is shown on its page beside the form after each automatic save, and the form keeps the focus', async () => {
    const { page } = studio
    await openDraft()
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/preview-*.js', async (route) => {
      await script.promise
      await route.continue()
    })
    await openPreview()
    const shown = frame().getByRole('heading', { level: 1 })
    await shown.waitFor()
    // The frame is in the upper half of the window, even while it loads: the browser does not draw a frame below the
    // window.
    expect((await page.locator('iframe').boundingBox())?.y).toBeLessThan(450)
    // The page is loaded, but cannot receive messages yet.
    const addressed = page.waitForResponse('**/api/previews/own')
    await title().fill('Seen by who comes late')
    await addressed
    script.resolve()
    await shown.filter({ hasText: 'Seen by who comes late' }).waitFor()
    await title().fill('Seen before it is public')
    await shown.filter({ hasText: 'Seen before it is public' }).waitFor()
    expect(await title().evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('is shown as it will be next Sunday at 9.55am, and so are the pages that it links to', async () => {
    await openDraft()
    await openPreview()
    await frame().getByLabel('Day').fill('2026-03-15')
    await frame().getByLabel('Time').fill('09:55')
    await frame().getByRole('button', { name: 'Show', exact: true }).click()
    const bar = frame().getByRole('complementary', { name: 'Preview' })
    await bar.getByText('as it will be on Sunday 15 March 2026, 9.55am').waitFor()

    await frame().locator('header a[href$="/"]').first().click()

    await expect
      .poll(() => frame().getByRole('heading', { level: 1 }).innerText())
      .not.toBe(event.title)
    await bar.getByText('as it will be on Sunday 15 March 2026, 9.55am').waitFor()
  })

  test('is shown in the program of next Sunday at 9.55am, which is opened from the home', async () => {
    const { page } = studio
    await page.goto('/admin')
    const opening = page.waitForEvent('popup')
    await page
      .getByRole('region', { name: 'The site at another moment' })
      .getByRole('list', { name: 'As visitors will see it' })
      .getByRole('link', { name: 'Program' })
      .click()
    const preview = await opening
    const bar = preview.getByRole('complementary', { name: 'Preview' })
    await bar.getByLabel('Day').fill('2026-03-15')
    await bar.getByLabel('Time').fill('09:55')
    await bar.getByRole('button', { name: 'Show', exact: true }).click()
    await bar
      .getByText('on Sunday 15 March 2026, 9.55am, as visitors see it, without drafts')
      .waitFor()
    expect(preview.url()).toMatch(/\/2026-03-15T0955\/program$/)
    await preview.close()
  })

  test('stays in the frame when its address changes', async () => {
    const { page } = studio
    await openDraft()
    await openPreview()
    const shown = frame().getByRole('heading', { level: 1 })
    await shown.waitFor()
    await page.locator('#field-slug').fill(`elsewhere-${event.id}`)
    await page.getByText(/^Saved/).waitFor()
    await frame().locator(`input[name="path"][value$="/elsewhere-${event.id}"]`).waitFor({
      state: 'attached',
    })
    expect(await shown.innerText()).toBe(event.title)
  })

  test('of a new record is seen as soon as it is saved', async () => {
    const { page } = studio
    const framed: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() !== page.mainFrame())
        framed.push(request.url())
    })
    await page.goto('/admin/collections/articles/create')
    await comeAlive(page, '#field-title')
    await title().fill('News that nobody has read')
    await openPreview()
    const bar = frame().getByRole('complementary', { name: 'Preview' })
    await bar.getByText('as it is now').waitFor()
    expect(page.url()).toMatch(/\/articles\/\d+$/)
    // No page of the studio may be in the frame: the browser would refuse it, and show an error in place of the
    // preview.
    expect(framed.filter((url) => url.startsWith(new URL(page.url()).origin))).toEqual([])
    expect(await page.locator('.doc-tab').allInnerTexts()).toEqual(['Edit', 'Versions'])
  })

  test('is shared by a link that shows it to somebody without an account, until it is revoked, and so is the whole site', async () => {
    const { page } = studio
    await openDraft()
    await title().fill('Shared before it is public')
    await page.getByRole('button', { name: 'Preview and share' }).click()
    const dialog = page.getByRole('dialog')
    const make = dialog.getByRole('button', { name: 'Make a link' })
    await make.click()
    await dialog.getByText('No link was made: see 1 error above').waitFor()
    await dialog.getByLabel('For whom').fill('The director')
    await dialog.getByLabel('Until the end of').fill('20 mar 2026')
    await dialog.getByText('Friday 20 March 2026').waitFor()
    await dialog.getByLabel('Day and time that it shows').fill('15 mar 2026 9.55am')
    await dialog.getByText('Sunday 15 March 2026, 9.55am').waitFor()
    await make.click()
    const address = await dialog.getByLabel('Link', { exact: true }).inputValue()
    await dialog.getByText('works until the end of Friday 20 March 2026, and shows').waitFor()
    expect(new URL(address).pathname).toContain('/2026-03-15T0955/')

    const seen = await fetch(address)
    expect(seen.status).toBe(200)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(await seen.text()).toContain('Shared before it is public')

    await page.goto('/admin/previews')
    await page.getByRole('button', { name: 'Revoke the link for The director' }).click()
    await page
      .getByText(/^Revoked by/)
      .first()
      .waitFor()
    expect((await fetch(address)).status).toBe(404)

    await page.getByRole('button', { name: 'Share the whole site' }).click()
    await dialog.getByLabel('For whom').fill('The board')
    await make.click()
    const whole = await dialog.getByLabel('Link', { exact: true }).inputValue()
    expect(new URL(whole).pathname).toMatch(/\/now\/$/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('row', { name: /^The board The whole site with all drafts/ }).waitFor()
  })
})
