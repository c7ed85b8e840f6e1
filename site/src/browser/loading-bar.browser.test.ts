import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { startBrowserSite } from '../../testing/browser-site.ts'
import { openRouted } from '../../testing/chromium.ts'

/** The token `--error`. */
const ERROR_RGB = 'rgb(214, 43, 31)'

let site: Awaited<ReturnType<typeof startBrowserSite>>
beforeAll(async () => {
  site = await startBrowserSite()
})

/** A page whose clock stands still; the payload of `/venues` waits for `answer`. */
async function aVisit(path = '/partners') {
  // Transitions have a clock of their own.
  const { page, problems } = await site.open({ reducedMotion: 'reduce' })
  const held = Promise.withResolvers<Route>()
  await page.route('**/venues/_payload.json*', (route) => held.resolve(route))
  await page.clock.install()
  await openRouted(page, path)
  await page.clock.pauseAt(Date.now() + 2_000)
  await page.evaluate(() => {
    const element = document.querySelector('#loading-bar')
    const states: string[] = []
    Object.assign(window, { barStates: states })
    new MutationObserver(() => states.push(element?.getAttribute('data-state') ?? '')).observe(
      element ?? document,
      { attributeFilter: ['data-state'] },
    )
  })
  return {
    page,
    problems,
    answer: async () => (await held.promise).continue(),
    async answerWith(change: (payload: string) => string) {
      const route = await held.promise
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    },
    click: (href: string) =>
      page.evaluate(
        (to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(),
        href,
      ),
  }
}

/** What the bar looks like. */
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
    await page.locator('h1', { hasText: 'Venues' }).waitFor()
    expect(await bar(page)).toMatchObject({ state: 'done', scale: 1 })
    await page.clock.runFor(499)
    expect(await bar(page)).toMatchObject({ state: 'done' })
    await page.clock.runFor(1)
    expect(await bar(page)).toMatchObject({ state: 'hidden', scale: 1 })
    await page.clock.runFor(399)
    expect(await bar(page)).toMatchObject({ state: 'hidden', scale: 1 })
    await page.clock.runFor(1)
    expect(await bar(page)).toMatchObject({ state: 'idle', scale: 0, isSeen: false })
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is full and takes the colour of errors when the screen cannot be drawn, and the error is there', async () => {
    const { page, click, answerWith } = await aVisit()
    await click('/venues')
    await page.clock.runFor(1_000)
    expect(await bar(page)).toMatchObject({ state: 'running' })
    await answerWith((payload) => payload.replace(/"view":\{/, '"view":null,"was":{'))
    await page.locator('h1', { hasText: 'Server Error' }).waitFor()
    expect(await bar(page)).toMatchObject({ state: 'failed', scale: 1, colour: ERROR_RGB })
    await page.clock.runFor(900)
    expect(await bar(page)).toMatchObject({ state: 'idle', scale: 0, isSeen: false })
    await page.context().close()
  })

  test('is never seen of a load that takes no time, and never begins for a hash or a filter', async () => {
    const { page, click } = await aVisit()
    await click('/about')
    await page.locator('h1', { hasText: 'About' }).waitFor()
    expect(await states(page)).toEqual(['waiting', 'idle'])
    await page
      .locator('a[href="#far-down"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/about#far-down')
    await click('/program')
    await page.locator('h1', { hasText: 'Program' }).waitFor()
    await click('/program?free=1')
    await page.waitForURL('**/program?free=1')
    expect(await states(page)).toEqual(['waiting', 'idle', 'waiting', 'idle'])
    await page.context().close()
  })

  test('is ended by Back in the middle of a load', async () => {
    const { page, click } = await aVisit()
    await click('/about')
    await page.locator('h1', { hasText: 'About' }).waitFor()
    await click('/venues')
    await page.clock.runFor(1_000)
    expect(await bar(page)).toMatchObject({ state: 'running' })
    await page.evaluate(() => history.back())
    await page.locator('h1', { hasText: 'Partners' }).waitFor()
    const ofAbout = ['waiting', 'idle']
    expect(await states(page)).toEqual([...ofAbout, 'waiting', 'running', 'waiting', 'idle'])
    await page.context().close()
  })
})
