import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { readBuild } from '../src/process/built-app.ts'
import type { PageViewEvent } from '../src/browser/page-views/analytics-request.ts'
import { createStaticFiles } from '../src/http/static-files.ts'
import {
  openAlive,
  openChromium,
  untilAlive,
  untilRun,
  watchPage,
  WITHOUT_FADES,
} from '../testing/chromium.ts'
import { EVERY_SCREEN } from '../testing/every-screen.ts'
import { until } from '../testing/festival.ts'
import { freePort } from '../testing/free-port.ts'
import { pollInTime } from '../testing/page-clock.ts'
import { serveBuilds } from '../testing/serve-builds.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')
const POLL_MS = 3_000

/** The events that have reached the receiver of docs/analytics.md. */
const received: PageViewEvent[] = []
const { endpoint, end } = await startReceiver((line) =>
  received.push(JSON.parse(line) as PageViewEvent),
)
afterAll(end)
const built = await readBuild(join(import.meta.dirname, '../dist'))
const assetFiles = await createStaticFiles({ current: built.assetsFolder, earlier: [] })
const site = await serveBuilds([{ built, assetFiles }], {
  answers: EVERY_SCREEN,
  settings: { analyticsEndpoint: endpoint },
  endedBy: afterAll,
})
const browser = await openChromium()
afterAll(() => browser.close())

/** Starts the example of docs/analytics.md, with its code unchanged. */
async function startReceiver(onLine: (line: string) => void) {
  const text = await readFile(join(import.meta.dirname, '../../docs/analytics.md'), 'utf8')
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'))
  const file = join(folder, 'receiver.mjs')
  await writeFile(file, code)
  const port = await freePort()
  const child = spawn(process.execPath, [file], { env: { ...process.env, PORT: String(port) } })
  createInterface({ input: child.stdout }).on('line', onLine)
  const url = `http://127.0.0.1:${port}/`
  await until(async () => (await fetch(url).catch(() => undefined))?.status === 400)
  return {
    endpoint: url,
    async end() {
      child.kill()
      await rm(folder, { recursive: true })
    },
  }
}

/** A page whose clock the test controls. Its first page view has been recorded but not sent. */
async function openPage(path: string) {
  received.length = 0
  const { page } = await watchPage(browser, { origin: site.origin, ...WITHOUT_FADES })
  onTestFinished(() => page.context().close())
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url() === endpoint) sent.push(request.postData() ?? '')
  })
  await page.clock.install({ time: NOW })
  return {
    page,
    sent,
    /** Opens the page and waits until the analytics script has loaded. */
    async open() {
      const script = page.waitForResponse('**/assets/analytics-*.js')
      await openAlive(page, path)
      await untilRun(page, await script)
    },
  }
}

async function follow(page: Page, path: string, heading: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).click()
  await arrive(page, heading)
}

async function arrive(page: Page, heading: string): Promise<void> {
  const there = page.locator('h1:focus', { hasText: heading })
  await pollInTime(page, () => there.count()).toBe(1)
}

async function arriveAt(page: Page, path: string): Promise<void> {
  // While a page is being swapped in, its address is there already.
  const at = () =>
    page.evaluate(() => !navigation.transition && location.pathname + location.search)
  await pollInTime(page, at).toBe(path)
}

const paths = () => received.map(({ path, title, referrer }) => [path, title, referrer])
const arrived = (count: number) => expect.poll(() => received.length).toBe(count)
/** Advances the page's clock until this number of events has arrived. */
const arrivedInTime = (page: Page, count: number) =>
  pollInTime(page, async () => received.length, POLL_MS).toBe(count)

describe('analytics (spec/asked §7, spec/behaviour §25)', () => {
  test('get each committed navigation once, from a page whose policy allows it', async () => {
    const { page, sent, open } = await openPage('/partners')
    await open()
    await page.clock.pauseAt(NOW + 60_000)
    await arrived(1)
    await follow(page, '/program', 'Program')
    await page.locator('footer a[href="/program?free=1"]').click()
    await arriveAt(page, '/program?free=1')
    await page.goBack()
    await page.waitForURL('**/program')
    await follow(page, '/old', 'About Parallax')
    await page.evaluate(() => location.assign('#far-down'))
    await page.goBack()
    await follow(page, '/venues', 'Venues')
    await page.clock.runFor(POLL_MS)
    await arrived(6)
    expect(sent).toHaveLength(2)
    expect(paths()).toEqual([
      ['/partners', 'Partners | Parallax 2026', ''],
      ['/program', 'Program | Parallax 2026', '/partners'],
      ['/program', 'Program | Parallax 2026', '/program'],
      ['/program', 'Program | Parallax 2026', '/program'],
      ['/about', 'About Parallax | Parallax 2026', '/program'],
      ['/venues', 'Venues | Parallax 2026', '/about'],
    ])
  })

  test('get the page view that was recorded before the analytics script had loaded, unchanged', async () => {
    const { page } = await openPage('/partners')
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/analytics-*.js', async (route) => {
      await script.promise
      await route.continue()
    })
    await openAlive(page, '/partners')
    await page.clock.pauseAt(NOW + 60_000)
    await follow(page, '/program', 'Program')
    const shownByMs = await page.evaluate(() => Date.now())
    await page.clock.runFor(1_000)
    script.resolve()
    await arrivedInTime(page, 2)
    expect(paths()).toEqual([
      ['/partners', 'Partners | Parallax 2026', ''],
      ['/program', 'Program | Parallax 2026', '/partners'],
    ])
    const recordedMs = Date.parse(received[1]?.ts ?? '')
    expect(recordedMs).toBeGreaterThanOrEqual(NOW + 60_000)
    expect(recordedMs).toBeLessThanOrEqual(shownByMs)
  })

  test('get only the last of twenty clicks', async () => {
    const { page, open } = await openPage('/partners')
    await open()
    await page.clock.pauseAt(NOW + 60_000)
    await page.evaluate(() => {
      for (let clicks = 0; clicks < 20; clicks += 1) {
        const path = clicks % 2 === 0 ? '/venues' : '/program'
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click()
      }
    })
    await arrive(page, 'Program')
    await follow(page, '/artists', 'Artists')
    await arrivedInTime(page, 3)
    expect(paths().map(([path]) => path)).toEqual(['/partners', '/program', '/artists'])
  })

  test('get the unsent events of a tab that is hidden, and none of them twice', async () => {
    const { page, sent, open } = await openPage('/partners')
    await open()
    await page.clock.pauseAt(NOW + 60_000)
    await arrived(1)
    await follow(page, '/program', 'Program')
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await arrived(2)
    await page.clock.runFor(10 * POLL_MS)
    await follow(page, '/venues', 'Venues')
    await arrivedInTime(page, 3)
    expect(sent).toHaveLength(3)
    expect(paths().map(([path]) => path)).toEqual(['/partners', '/program', '/venues'])
  })

  test('get again the events that they could not accept, and lose none', async () => {
    const { page, sent, open } = await openPage('/partners')
    await page.route(endpoint, (route) => route.fulfill({ status: 500 }))
    await open()
    await page.clock.pauseAt(NOW + 60_000)
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    await follow(page, '/program', 'Program')
    await page.unroute(endpoint)
    await arrivedInTime(page, 2)
    expect(paths().map(([path]) => path)).toEqual(['/partners', '/program'])
  })

  test('get the unsent events of a page that is left', async () => {
    const { page, open } = await openPage('/venues')
    await open()
    await page.clock.pauseAt(NOW + 60_000)
    await arrived(1)
    const script = page.waitForResponse('**/assets/analytics-*.js')
    await page.goto('/artists/nobody')
    // No frame is drawn while the clock is stopped. After a key press the page does not wait for a frame.
    await page.keyboard.press('Shift')
    await page.locator('html').evaluate((html) => html.isConnected)
    await untilAlive(page)
    await untilRun(page, await script)
    await page.goto('about:blank')
    await arrived(2)
    expect(paths()[1]).toEqual(['/artists/nobody', '404 - Page Not Found: /artists/nobody', ''])
  })

  test.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])('are told nothing of a visitor with %s', async (_what, name, value) => {
    const { page, sent } = await openPage('/partners')
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/analytics-')) scripts.push(request.url())
    })
    await page.addInitScript(
      ([property, given]) => {
        Object.defineProperty(navigator, property, { value: given })
      },
      [name, value] as const,
    )
    await openAlive(page, '/partners')
    await follow(page, '/venues', 'Venues')
    await page.clock.fastForward(60_000)
    await page.goto('about:blank')
    expect([scripts, sent, received]).toEqual([[], [], []])
  })

  test('do not delay a page when the server does not answer', async () => {
    const { page, open } = await openPage('/partners')
    await page.route(endpoint, () => new Promise(() => undefined))
    await open()
    await page.clock.fastForward(POLL_MS)
    await follow(page, '/venues', 'Venues')
    await follow(page, '/program', 'Program')
    expect(received).toEqual([])
  })
})
