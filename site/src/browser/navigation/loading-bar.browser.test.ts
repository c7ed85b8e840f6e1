import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'
import { FRAME_MS, installClock, pollInTime, stopClock } from '../../../testing/page-clock.ts'

/** The value of the token `--error`. */
const ERROR_RGB = 'rgb(214, 43, 31)'

const site = await startBrowserSite()

/** A page whose clock stands still. The payload of `/venues` is held back until `answer` is called. */
async function aVisit(path = '/partners') {
  // Reduced motion, because transitions do not follow the page's stopped clock.
  const { page, problems } = await site.open({ reducedMotion: 'reduce' })
  const held = Promise.withResolvers<Route>()
  await page.route('**/venues/_payload.json*', (route) => held.resolve(route))
  await installClock(page)
  await openAlive(page, path)
  await stopClock(page)
  await page.evaluate(() => {
    const element = document.querySelector('#loading-bar')
    const states: string[] = []
    Object.assign(window, { barStates: states })
    new MutationObserver(() => states.push(element?.getAttribute('data-state') ?? '')).observe(
      element ?? document,
      { attributeFilter: ['data-state'] },
    )
  })
  const click = (href: string) =>
    page.evaluate(
      (to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(),
      href,
    )
  return {
    page,
    problems,
    answer: async () => (await held.promise).continue(),
    disconnect: async () => (await held.promise).abort('internetdisconnected'),
    click,
    /** Follows a link. The clock stands still until the payload has come. */
    async load(href: string, heading: string) {
      const payload = page.waitForResponse(`**${href}/_payload.json*`)
      await click(href)
      await (await payload).finished()
      await arrive(page, heading)
    },
  }
}

/** The appearance of the bar. */
function bar(page: Page) {
  return page.locator('#loading-bar').evaluate((each: HTMLElement) => ({
    state: each.dataset['state'],
    scale: Number(/[\d.]+/.exec(each.style.transform)?.[0]),
    isSeen: getComputedStyle(each).opacity !== '0',
    heightPx: each.offsetHeight,
    colour: getComputedStyle(each).backgroundColor,
  }))
}

const states = (page: Page) => page.evaluate<string[]>('window.barStates')

const arrive = (page: Page, heading: string) =>
  pollInTime(page, () => page.locator('h1', { hasText: heading }).count()).toBe(1)

describe('the loading bar (spec/asked §4, §9)', () => {
  test('appears after 200 ms, rises along its curve, is full at the end, and is gone 900 ms later', async () => {
    const { page, problems, answer, click } = await aVisit()
    await click('/venues')
    await page.clock.runFor(199)
    expect(await bar(page)).toMatchObject({ state: 'waiting', scale: 0, isSeen: false })
    await page.clock.runFor(1)
    expect(await bar(page)).toMatchObject({ state: 'running', scale: 0, heightPx: 2 })
    await page.clock.runFor(1_000)
    expect((await bar(page)).scale).toBeCloseTo(0.5, 1)
    await page.clock.runFor(60_000)
    expect((await bar(page)).scale).toBeCloseTo(0.99, 2)

    await answer()
    await arrive(page, 'Venues')
    expect(await bar(page)).toMatchObject({ state: 'done', scale: 1 })
    await page.clock.runFor(499 - FRAME_MS)
    expect(await bar(page)).toMatchObject({ state: 'done' })
    await page.clock.runFor(FRAME_MS + 1)
    expect(await bar(page)).toMatchObject({ state: 'hidden', scale: 1 })
    await page.clock.runFor(399 - FRAME_MS)
    expect(await bar(page)).toMatchObject({ state: 'hidden', scale: 1 })
    await page.clock.runFor(FRAME_MS + 1)
    expect(await bar(page)).toMatchObject({ state: 'idle', scale: 0, isSeen: false })
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is full and in the colour of errors without a connection, and the page stays', async () => {
    const { page, click, disconnect } = await aVisit()
    await click('/venues')
    await page.clock.runFor(1_000)
    expect(await bar(page)).toMatchObject({ state: 'running' })
    await disconnect()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await bar(page)).toMatchObject({ state: 'failed', scale: 1, colour: ERROR_RGB })
    await page.clock.runFor(900)
    expect(await bar(page)).toMatchObject({ state: 'idle', scale: 0, isSeen: false })
    expect(await page.locator('h1').innerText()).toBe('Partners')
    await page.context().close()
  })

  test('is not shown for an immediate load, and does not start for a hash', async () => {
    const { page, load } = await aVisit()
    await load('/about', 'About')
    expect(await states(page)).toEqual(['waiting', 'idle'])
    await page
      .locator('a[href="#far-down"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/about#far-down')
    expect(await states(page)).toEqual(['waiting', 'idle'])
    await page.context().close()
  })

  test('ends when Back is pressed during a load', async () => {
    const { page, click, load } = await aVisit()
    await load('/about', 'About')
    await load('/timeline', 'Timeline')
    await click('/venues')
    await page.clock.runFor(1_000)
    expect(await bar(page)).toMatchObject({ state: 'running' })
    await page.evaluate(() => history.back())
    await arrive(page, 'About')
    const ofTwo = ['waiting', 'idle', 'waiting', 'idle']
    // The page that Back leads to is kept in the document, so nothing is loaded.
    expect((await states(page)).slice(0, 7)).toEqual([...ofTwo, 'waiting', 'running', 'done'])
    await page.context().close()
  })
})
