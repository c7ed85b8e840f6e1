import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { anEventStub, aSessionStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEvent } from 'contract/testing/event.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'
import { stateFaults } from '../../../testing/state-faults.ts'

const LIBRARY = { lat: -37.8098, lon: 144.9652 }
const LIBRARY_REF = { id: 've02', slug: 'library', name: 'Library', precinct: 'docklands' }

const EVENTS = [
  anEventStub(),
  aTimedStub(),
  aTimedStub({
    id: 'ev03',
    slug: 'twice',
    title: 'Twice',
    sessions: [
      aSessionStub({ id: 'se03' }),
      aSessionStub({ id: 'se04', start: '2026-03-16T11:00', end: '2026-03-16T12:00' }),
    ],
  }),
  anEventStub({ id: 'ev04', slug: 'reading-room', title: 'Reading Room', venue: LIBRARY_REF }),
]
const site = await startBrowserSite({
  answers: {
    '/years/2026': anEdition(),
    '/years/2026/program': { events: EVENTS },
    '/years/2026/venues': {
      venues: [aVenueStub(), aVenueStub({ ...LIBRARY_REF, geo: LIBRARY })],
    },
    '/events/slack-water': anEvent({ id: 'ev01' }),
  },
})

const mark = (page: Page, name: string) => page.getByRole('button', { name })
const kept = (page: Page) => page.evaluate<string | null>("localStorage.getItem('plan')")
const codesOf = async (page: Page) =>
  ((await kept(page)) ?? '').split('\n').map((line) => line.slice(0, 4))

async function open(at: string, stored?: string) {
  const { page } = await site.open()
  if (stored !== undefined) {
    await page.addInitScript(`localStorage.plan ??= ${JSON.stringify(stored)}`)
  }
  await openAlive(page, at)
  return page
}

describe('what a visitor keeps (spec/behaviour §33)', () => {
  test('is saved from a list, shown as a plan, and in step in two tabs', async () => {
    const page = await open('/program')
    const other = await page.context().newPage()
    await openAlive(other, `${site.origin}/events/slack-water`)

    await mark(page, 'Save: Slack Water').first().click()
    await page.getByText('Saved: Slack Water').waitFor()
    await mark(other, 'Saved: Slack Water').first().waitFor()
    await mark(page, 'Save: The Tide Tables').first().click()

    await page.getByRole('link', { name: 'My program (2)' }).click()
    await page.waitForURL('**/plan?items=ev01.ev02')
    await page.getByRole('heading', { name: 'The Tide Tables' }).waitFor()
    expect(await codesOf(page)).toEqual(['ev01', 'ev02'])

    await mark(other, 'Saved: Slack Water').first().click()
    await mark(page, 'Save: Slack Water').waitFor()
    await page.context().close()
  })

  test('from another person’s link can be added and undone, only viewed, or replace the visitor’s own', async () => {
    const own = 'ev02\t1\t\tThe Tide Tables'
    const page = await open('/plan?items=ev01.se04', own)
    const offer = page.getByText('2 of these are not in your program.')
    await offer.waitFor()
    const faults = [...(await stateFaults(page, 'somebody’s plan', 'main'))]
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByText('It is in your program now.').waitFor()
    faults.push(...(await stateFaults(page, 'added', 'main')))
    expect(await codesOf(page)).toEqual(['ev02', 'se04', 'ev01'])
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await codesOf(page)).toEqual(['ev02'])

    await page.getByRole('button', { name: 'Only look' }).click()
    await offer.waitFor({ state: 'detached' })
    expect(await kept(page)).toBe(own)

    // A visitor who chose "Only look" is asked again.
    await page.reload()
    await page.getByRole('button', { name: 'Replace mine' }).click()
    await page.getByText('It is in your program now.').waitFor()
    expect(await codesOf(page)).toEqual(['se04', 'ev01'])
    await page.context().close()
    expect(faults).toEqual([])
  })

  test('shows what has changed since it was saved, until the visitor confirms', async () => {
    const page = await open('/plan?items=ev01', 'ev01\t1\tzzz\tSlack Water')
    await page.getByText('Changed since you saved: “Slack Water”').waitFor()
    await page.getByRole('button', { name: 'Noted' }).click()
    expect(await kept(page)).not.toContain('zzz')
    await page.context().close()
  })

  test('is kept by the browser from the first save on, and the third offers its link or the home screen, once', async () => {
    const { page } = await site.open()
    await page.addInitScript('navigator.storage.persist = async () => (window.asked = true)')
    await openAlive(page, '/program')
    await mark(page, 'Save: Slack Water').first().click()
    await page.getByText('Saved: Slack Water').waitFor()
    expect(await page.evaluate('window.asked')).toBe(true)

    await mark(page, 'Save: The Tide Tables').first().click()
    await mark(page, 'Save: Twice').first().click()
    await page.getByText('put your plan’s link somewhere safe').waitFor()
    const mail = page.getByRole('link', { name: 'Mail it to yourself' })
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(
      `${site.origin}/plan?items=ev01.ev02.ev03`,
    )
    await mark(page, 'Saved: Twice').first().click()
    await mark(page, 'Save: Twice').first().click()
    await page.getByText('Saved: Twice').waitFor()
    await page.context().close()
  })

  test('is sorted by distance only when the visitor asks for it', async () => {
    const page = await open('/plan?items=ev01.ev04')
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: LIBRARY.lat, longitude: LIBRARY.lon })
    const titles = () => page.locator('[data-sorts] h3').allInnerTexts()
    expect(await titles()).toEqual(['Slack Water', 'Reading Room'])
    await page.getByRole('button', { name: 'Nearest first' }).click()
    await expect.poll(titles).toEqual(['Reading Room', 'Slack Water'])
    await page.context().close()
  })

  test('stays as it was when storage is full, and the visitor is told and gets the link', async () => {
    const page = await open('/program', 'ev02\t1\t\tThe Tide Tables')
    await page.evaluate(
      "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
    )
    await mark(page, 'Save: Slack Water').first().click()
    await page.getByText('its storage is full or switched off').waitFor()
    const link = page.locator('aside').getByRole('link', { name: 'My program' })
    expect(await link.getAttribute('href')).toBe(`${site.origin}/plan?items=ev01.ev02`)
    expect(await codesOf(page)).toEqual(['ev02'])
    await page.context().close()
  })

  test('lasts only as long as the page if storage is refused, and the visitor is told and gets the link', async () => {
    const { page, problems } = await site.open()
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('', 'SecurityError')
        },
      }),
    )
    await openAlive(page, '/program')
    await mark(page, 'Save: Slack Water').first().click()
    await page.getByText('its storage is full or switched off').waitFor()
    await mark(page, 'Save: The Tide Tables').first().click()
    await mark(page, 'Saved: The Tide Tables').first().waitFor()
    const link = page.locator('aside').getByRole('link', { name: 'My program' })
    await expect.poll(() => link.getAttribute('href')).toBe(`${site.origin}/plan?items=ev01.ev02`)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('keeps the readable lines when the store is damaged', async () => {
    const page = await open('/program', '{"broken"\nev01\t1\t\tSlack Water\n\u0000')
    await mark(page, 'Saved: Slack Water').first().waitFor()
    await mark(page, 'Save: The Tide Tables').first().click()
    expect(await codesOf(page)).toEqual(['ev01', 'ev02'])
    await page.context().close()
  })
})
