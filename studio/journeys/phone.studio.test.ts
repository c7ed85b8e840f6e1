import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pressAlive } from '../testing/come-alive.ts'
import { logInOverPage, reloadAndPutBack } from '../testing/interrupt.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
  await studio.page.setViewportSize({ width: 390, height: 844 })
})

afterAll(() => studio.close())

/** Presses several things one after the other, and returns how many. */
async function tap(...names: readonly string[]): Promise<number> {
  const { page } = studio
  for (const name of names) {
    await pressAlive(
      page
        .locator(':is(a, button, summary):not([inert] *)')
        .filter({ hasText: name, visible: true })
        .first(),
    )
    // The home shows sessions too, so the test waits for the page.
    if (name === 'Quick changes') await page.waitForURL('**/admin/quick')
  }
  return names.length
}

const done = () => studio.page.getByText('Done: it is public within seconds.').first().waitFor()

interface Found {
  readonly docs: readonly {
    readonly sessions: readonly {
      readonly start: string
      readonly status: { readonly state: string }
      readonly fully_booked: boolean | null
    }[]
  }[]
}

describe('from a phone, within five taps of the home', () => {
  test('a session is cancelled', async () => {
    const { page, ask } = studio
    await page.goto('/admin')
    let taps = await tap('Quick changes', 'Last Frame')
    await page.getByRole('heading', { name: 'Last Frame' }).waitFor()
    taps += await tap('Cancel this session', 'Cancel it now')
    await done()
    await page.getByRole('button', { name: 'Put it back on' }).waitFor()
    expect(await page.getByRole('button', { name: 'sold out' }).count()).toBe(0)
    const { docs } = await ask<Found>('/events?where[title][equals]=Last Frame&depth=0')
    expect(docs[0]?.sessions[0]?.status.state).toBe('cancelled')
    await tap('Put it back on')
    await done()
    expect(taps).toBeLessThanOrEqual(5)
    expect(studio.count.failedSaves).toEqual([])
  })

  test('a session is sold out', async () => {
    const { page, ask } = studio
    await page.goto('/admin')
    let taps = await tap('Quick changes', 'Last Frame')
    await page.getByRole('heading', { name: 'Last Frame' }).waitFor()
    taps += await tap('Mark as sold out')
    await done()
    await page.getByRole('button', { name: 'Mark as not sold out' }).waitFor()
    const { docs } = await ask<Found>('/events?where[title][equals]=Last Frame&depth=0')
    expect(docs[0]?.sessions[0]?.fully_booked).toBe(true)
    await tap('Mark as not sold out')
    await page.getByRole('button', { name: 'Mark as sold out' }).waitFor()
    expect(taps).toBeLessThanOrEqual(5)
    expect(studio.count.failedSaves).toEqual([])
  })

  test('a session is moved to a time that is typed as people write it', async () => {
    const { page, ask } = studio
    await page.goto('/admin')
    let taps = await tap('Quick changes', 'Last Frame')
    await page.getByRole('heading', { name: 'Last Frame' }).waitFor()
    taps += await tap('Move this session')
    const input = page.getByLabel('New day and time')
    await input.fill('28 mar 2026 5pm')
    await page.getByText('Saturday 28 March 2026').first().waitFor()
    taps += await tap('Move it now')
    await done()
    const { docs } = await ask<Found>('/events?where[title][equals]=Last Frame&depth=0')
    expect(docs[0]?.sessions[0]?.start).toBe('2026-03-28T17:00')
    expect(taps).toBeLessThanOrEqual(5)
  })

  test('an alert is put up and taken down', async () => {
    const { page } = studio
    await page.goto('/admin')
    let taps = await tap('Quick changes', 'Put up an alert')
    await page.getByLabel('What visitors must know').fill('The pier is closed.')
    taps += await tap('Show it on every page')
    await done()
    const message = page.getByRole('status').filter({ hasText: 'Done: ' })
    expect(await message.evaluate((status) => status === document.activeElement)).toBe(true)
    expect(await page.getByLabel('What visitors must know').isVisible()).toBe(false)
    await page.getByRole('listitem').filter({ hasText: 'The pier is closed.' }).waitFor()
    expect(taps).toBeLessThanOrEqual(5)

    await page.goto('/admin')
    taps = await tap('Quick changes', 'Take down')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'The pier is closed.' })
      .waitFor({ state: 'detached' })
    expect(taps).toBeLessThanOrEqual(5)
    expect(studio.count.failedSaves).toEqual([])
  })

  test('the holding screen is switched on and off', async () => {
    const { page } = studio
    await page.goto('/admin')
    let taps = await tap(
      'Quick changes',
      'Close the site for visitors',
      'Show the holding screen now',
    )
    await page.getByText('see the holding screen now').waitFor()
    expect(taps).toBeLessThanOrEqual(5)

    await page.goto('/admin')
    taps = await tap('Quick changes', 'Open the site again')
    await page.getByText('visitors see it in place of the whole site').waitFor()
    expect(taps).toBeLessThanOrEqual(5)
    expect(studio.count.failedSaves).toEqual([])
  })
})

test('typed text survives a reload, and after the session has ended the person logs in over the page', async () => {
  const { page } = studio
  await page.goto('/admin/quick')
  await tap('Put up an alert')
  await page.getByLabel('What visitors must know').fill('The ferry is late.')
  await page.getByText('Not saved yet').waitFor()
  await reloadAndPutBack(studio)
  await page.context().clearCookies()
  await tap('Show it on every page')
  await logInOverPage(studio)
  await done()
  const alert = page.getByRole('listitem').filter({ hasText: 'The ferry is late.' })
  await expect.poll(() => alert.count()).toBe(1)
  await alert.getByRole('button', { name: 'Take down' }).click()
  await alert.waitFor({ state: 'detached' })
})

test.each(['/admin/quick', '/admin/spreadsheets', '/admin/find?q=shed'])(
  '%s asks for a login',
  async (address) => {
    const browser = studio.page.context().browser()
    const context = await browser?.newContext({ baseURL: new URL(studio.page.url()).origin })
    const page = await context?.newPage()
    await page?.goto(address)
    await page?.waitForURL('**/admin/login**')
    expect(await page?.getByText('Shed 9').count()).toBe(0)
    await context?.close()
  },
)
