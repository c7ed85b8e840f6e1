import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readBuild, readBuildRecord } from '../src/built-app.ts'
import { createStaticFiles } from '../src/server/http/static-files.ts'
import { startChild } from '../testing/child.ts'
import { openAlive, openChromium, untilAlive, watchPage } from '../testing/chromium.ts'
import { serveBuilds, type ServedBuild } from '../testing/serve-builds.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')
/** An hour and 20 %: the longest time until a page asks for a newer build. */
const LONGEST_POLL_MS = 4_320_000
const NEW = 1
const WAIT_MS = 10_000

let browser: Browser
let oldBuild: ServedBuild
let newBuild: ServedBuild
/** The new build, with the files of the old one (spec/behaviour §22.10). */
let deployed: ServedBuild
/** The old build, with the files of the new one, which another instance has deployed. */
let undeployed: ServedBuild
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-again-'))
  const built = await readBuild(join(import.meta.dirname, '../dist'))
  await startChild('site/testing/build-again.ts', { BUILD_FOLDER: folder }).line(/^built$/)
  const builtAgain = await readBuild(folder)
  const files = (current: string, earlier: string[]) => createStaticFiles({ current, earlier })
  oldBuild = { built, assetFiles: await files(built.assetsFolder, []) }
  newBuild = { built: builtAgain, assetFiles: await files(builtAgain.assetsFolder, []) }
  deployed = {
    built: builtAgain,
    assetFiles: await files(builtAgain.assetsFolder, [built.assetsFolder]),
  }
  undeployed = {
    built,
    assetFiles: await files(built.assetsFolder, [builtAgain.assetsFolder]),
  }
  browser = await openChromium()
  return async () => {
    await browser.close()
    await rm(folder, { recursive: true })
  }
})

/** A tab on one page of a site whose clock stands where it was opened. */
async function aTab(builds: readonly ServedBuild[], path = '/partners') {
  const site = await serveBuilds(builds, { endedBy: onTestFinished })
  const { page, problems } = await watchPage(browser, { origin: site.origin })
  onTestFinished(() => page.context().close())
  page.setDefaultTimeout(WAIT_MS)
  await loadNothingAhead(page)
  await page.clock.install({ time: NOW })
  await openAlive(page, path)
  await mark(page)
  site.documents()
  return { ...site, page, problems }
}

/** As a visitor who saves data: what a link leads to is not there before it is followed. */
const loadNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** Marks the document, so that another one is told from it. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
const isMarked = async (page: Page) => (await page.locator('html[data-first]').count()) === 1

/** Follows a link of the shell and waits for the page. */
async function follow(page: Page, path: string, heading: string) {
  await page.locator(`footer a[href="${path}"]`).click()
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  await page.waitForURL((url) => url.pathname === path)
}

describe('an old tab after a new build (spec/asked §4, spec/behaviour §22.3–§22.5)', () => {
  test('loads the next path as a document, once it has asked, and Back works as ever', async () => {
    const { page, problems, documents, answerBy } = await aTab([oldBuild, deployed], '/program')
    await follow(page, '/venues', 'Venues')
    expect([await isMarked(page), documents()]).toEqual([true, []])
    answerBy(NEW)

    const asked = page.waitForResponse('**/builds/latest.json?*')
    await page.clock.fastForward(LONGEST_POLL_MS)
    await (await asked).finished()
    await follow(page, '/program', 'Program')
    expect([await isMarked(page), documents()]).toEqual([false, ['/program']])
    await untilAlive(page)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isBuiltAgain'))).toBe(true)

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Venues' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Program' }).waitFor()
    expect(problems.filter((problem) => !problem.includes('payload'))).toEqual([])
  })

  test('goes on by itself when the other build is older', async () => {
    const { page, documents, answerBy } = await aTab([deployed, undeployed], '/program')
    answerBy(NEW)
    const asked = page.waitForResponse('**/builds/latest.json?*')
    await page.clock.fastForward(LONGEST_POLL_MS)
    await (await asked).finished()
    await follow(page, '/venues', 'Venues')
    expect([await isMarked(page), documents()]).toEqual([true, []])
  })

  test('between two builds that answer in turn asks for each path once at most (spec/faults L14)', async () => {
    const { page, documents, answerBy } = await aTab([undeployed, deployed])
    let turn = 0
    answerBy(() => (turn += 1) % 2)
    for (let round = 0; round < 3; round += 1) {
      await follow(page, '/venues', 'Venues')
      await follow(page, '/program', 'Program')
    }
    const asked = documents()
    expect(asked).toEqual([...new Set(asked)])
  })
})

describe('the server of a build', () => {
  test('is one file that needs no other, so that one made in its place breaks nothing', async () => {
    const { appFile } = await readBuildRecord(join(import.meta.dirname, '../dist'))
    const source = await readFile(appFile, 'utf8')
    const imports = source.matchAll(/^import\b[^'"\n]*['"](.+?)['"]|\bimport\(\s*['"](.+?)['"]/gm)
    const names = [...imports].map(([, still, later]) => still ?? later ?? '')
    expect(names.filter((name) => !name.startsWith('node:'))).toEqual([])
    expect(names.length).toBeGreaterThan(0)
  })
})

describe('a script that does not come (spec/asked §4, spec/behaviour §22.8, spec/faults L7)', () => {
  const CHUNK = '**/assets/venues-*.js'
  const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })

  test('because its build is gone opens the document of the new one', async () => {
    const { page, documents, answerBy } = await aTab([oldBuild, newBuild])
    answerBy(NEW)
    await follow(page, '/venues', 'Venues')
    await page.waitForFunction(() => Reflect.get(globalThis, 'isBuiltAgain') === true)
    expect(documents()).toEqual(['/venues'])
  })

  test.each([
    ['a 404', missing],
    ['HTML', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello' })],
    [
      'without its export',
      (route: Route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export const a = 1' }),
    ],
  ])(
    'but %s opens the document once; then it is an error with a working way home',
    async (_what, answer) => {
      const { page, documents, problems } = await aTab([oldBuild])
      await page.clock.setFixedTime(NOW)
      await page.route(CHUNK, answer)
      await follow(page, '/venues', 'Venues')
      expect(documents()).toEqual(['/venues'])

      await page.goto('/partners')
      await openAlive(page, '/partners')
      documents()
      await page.locator('footer a[href="/venues"]').click()
      await page.getByRole('heading', { level: 1, name: 'Server Error' }).waitFor()
      expect([page.url(), await page.title()]).toEqual([
        `${new URL(page.url()).origin}/venues`,
        '500 - Server Error',
      ])
      expect(await page.locator('header').isVisible()).toBe(true)
      expect(documents()).toEqual([])

      await page.getByRole('link', { name: 'Go back home' }).click()
      await page.getByRole('heading', { level: 1, name: 'Parallax 2026' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Partners' }).waitFor()
      expect(documents()).toEqual([])
      expect(problems.filter((problem) => problem.includes('hydrat'))).toEqual([])
    },
  )

  test('in ten seconds opens the document', async () => {
    const { page, documents } = await aTab([oldBuild])
    await page.clock.pauseAt(NOW + 60_000)
    await page.route(CHUNK, () => new Promise(() => undefined), { times: 1 })
    const asked = page.waitForRequest(CHUNK)
    await page.locator('footer a[href="/venues"]').click()
    await asked
    await page.clock.runFor(9_999)
    expect(documents()).toEqual([])
    await page.clock.runFor(1)
    await page.getByRole('heading', { level: 1, name: 'Venues', exact: true }).waitFor()
    expect(documents()).toEqual(['/venues'])
  })

  test.each([
    [9_999, []],
    [10_000, ['/venues']],
  ])('%i ms after its document was opened opens %j', async (ms, opened) => {
    const { page, documents } = await aTab([oldBuild])
    await page.clock.setFixedTime(NOW)
    await page.route(CHUNK, missing)
    await follow(page, '/venues', 'Venues')
    await page.goto('/partners')
    await openAlive(page, '/partners')
    documents()
    await page.clock.setFixedTime(NOW + ms)
    await page.locator('footer a[href="/venues"]').click()
    const heading = opened.length > 0 ? 'Venues' : 'Server Error'
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    expect(documents()).toEqual(opened)
  })

  test('of the page itself reloads it once, which is then readable without it', async () => {
    const { page, documents, origin } = await aTab([oldBuild])
    await page.clock.setFixedTime(NOW)
    await page.route(CHUNK, missing)
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error while mounting app:'),
    )
    await page.goto('/venues')
    await failed
    expect(documents()).toEqual(['/venues', '/venues'])
    await page.locator('footer a[href="/program"]').click()
    await page.waitForURL(`${origin}/program`)
  })

  test('is an error at once in a young document without storage', async () => {
    const site = await serveBuilds([oldBuild], { endedBy: onTestFinished })
    const { page } = await watchPage(browser, { origin: site.origin })
    onTestFinished(() => page.context().close())
    page.setDefaultTimeout(WAIT_MS)
    await loadNothingAhead(page)
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
      const real = performance.now.bind(performance)
      performance.now = () => Math.min(real(), 9_000)
    })
    await openAlive(page, '/partners')
    site.documents()
    await page.route(CHUNK, missing)
    await page.locator('footer a[href="/venues"]').click()
    await page.getByRole('heading', { level: 1, name: 'Server Error' }).waitFor()
    expect(site.documents()).toEqual([])
  })

  test('but its style sheet only leaves the page without it', async () => {
    const { page, documents } = await aTab([oldBuild])
    await page.route('**/assets/venues-*.css', missing)
    await follow(page, '/venues', 'Venues')
    expect([await isMarked(page), documents()]).toEqual([true, []])
  })
})
