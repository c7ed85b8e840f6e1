import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readBuild } from '../src/process/built-app.ts'
import { createStaticFiles } from '../src/http/static-files.ts'
import {
  openAlive,
  openChromium,
  untilAlive,
  watchPage,
  WITHOUT_FADES,
  type SharedChromium,
} from '../testing/chromium.ts'
import { setOffline, withoutManifest } from '../testing/connection.ts'
import { writeRenamedBuild } from '../testing/renamed-build.ts'
import { serveBuilds, type ServedBuild } from '../testing/serve-builds.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')
/** One hour and 20 %: the longest time until a page asks for a newer build. */
const LONGEST_POLL_MS = 4_320_000
const NEW = 1

let browser: SharedChromium
let oldBuild: ServedBuild
let newBuild: ServedBuild
/** The new build, deployed together with the files of the old one (spec/behaviour §22.10). */
let deployed: ServedBuild
/**
 * The old build on one instance. Another instance has already deployed the new build, and this instance has its files
 * too.
 */
let undeployed: ServedBuild
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-again-'))
  const dist = join(import.meta.dirname, '../dist')
  const built = await readBuild(dist)
  await writeRenamedBuild(dist, folder)
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

/** A tab on one page of the site. The site's clock is stopped at the time when the tab was opened. */
async function aTab(builds: readonly ServedBuild[], path = '/partners') {
  const site = await serveBuilds(builds, { endedBy: onTestFinished })
  const { page, problems } = await watchPage(browser, { origin: site.origin, ...WITHOUT_FADES })
  onTestFinished(() => page.context().close())
  await loadNothingAhead(page)
  await page.clock.install({ time: NOW })
  await openAlive(page, path)
  await mark(page)
  site.documents()
  return { ...site, page, problems }
}

/** Makes the browser save data, as a visitor may choose. Then no page is loaded before its link is followed. */
const loadNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** Marks the document, so that the test notices when another document replaces it. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
/** Waits until another document has replaced the marked one and its script runs. */
async function untilAnotherIsAlive(page: Page): Promise<void> {
  await page.locator('html:not([data-first])').waitFor({ state: 'attached' })
  await untilAlive(page)
}
const isMarked = async (page: Page) => (await page.locator('html[data-first]').count()) === 1

/** Follows a link of the shell and waits for the page. */
async function follow(page: Page, path: string, heading: string) {
  await page.locator(`footer a[href="${path}"]`).click()
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  await page.waitForURL((url) => url.pathname === path)
}

describe('an old tab after a new build (spec/asked §4, spec/behaviour §22.3–§22.5)', () => {
  test('loads the next path as a document as soon as it knows of the new build, and Back still works', async () => {
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

  test('loads one document from a server of an older build, and then navigates within it', async () => {
    const { page, documents, answerBy } = await aTab([deployed, undeployed], '/program')
    answerBy(NEW)
    const asked = page.waitForResponse('**/builds/latest.json?*')
    await page.clock.fastForward(LONGEST_POLL_MS)
    await (await asked).finished()
    await follow(page, '/venues', 'Venues')
    expect([await isMarked(page), documents()]).toEqual([false, ['/venues']])
    await untilAlive(page)
    await mark(page)
    await follow(page, '/program', 'Program')
    expect([await isMarked(page), documents()]).toEqual([true, []])
  })

  test('requests at most one document for each click when two builds answer in turn (spec/faults L14)', async () => {
    const { page, documents, answerBy } = await aTab([undeployed, deployed])
    let turn = 0
    answerBy(() => (turn += 1) % 2)
    for (let round = 0; round < 3; round += 1) {
      for (const [path, heading] of [
        ['/venues', 'Venues'],
        ['/program', 'Program'],
      ] as const) {
        await follow(page, path, heading)
        await untilAlive(page)
        expect([[], [path]]).toContainEqual(documents())
      }
    }
  })
})

describe('the server of a build', () => {
  test('is one file that needs no other, so that a new build in its folder breaks nothing', async () => {
    const folder = join(import.meta.dirname, '../dist')
    const { app } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'))
    const source = await readFile(join(folder, 'server', app), 'utf8')
    const imports = source.matchAll(/^import\b[^'"\n]*['"](.+?)['"]|\bimport\(\s*['"](.+?)['"]/gm)
    const names = [...imports].map(([, still, later]) => still ?? later ?? '')
    expect(names.filter((name) => !name.startsWith('node:'))).toEqual([])
    expect(names.length).toBeGreaterThan(0)
  })
})

describe('a script that does not load (spec/asked §4, spec/behaviour §22.8, spec/faults L7)', () => {
  const CHUNK = '**/assets/search-body-*.js'
  const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })

  /** Focuses the search, which loads its script. */
  async function useSearch(page: Page): Promise<void> {
    const asked = page.waitForRequest(CHUNK)
    await page.locator('main input[type=search]').focus()
    await asked
  }

  test('because its build was replaced loads the document of the new build', async () => {
    const { page, documents, answerBy } = await aTab([oldBuild, newBuild], '/search')
    answerBy(NEW)
    await useSearch(page)
    await page.waitForFunction(() => Reflect.get(globalThis, 'isBuiltAgain') === true)
    expect(documents()).toEqual(['/search'])
  })

  test.each([
    ['a 404', missing],
    ['HTML', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello' })],
    [
      'a script without its export',
      (route: Route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export const a = 1' }),
    ],
  ])(
    'because the response is %s opens the document once; then the page works as without the script',
    async (_what, answer) => {
      const { page, documents, origin } = await aTab([oldBuild], '/search')
      await page.clock.setFixedTime(NOW)
      await page.route(CHUNK, answer)
      await useSearch(page)
      await expect.poll(documents).toEqual(['/search'])
      await untilAnotherIsAlive(page)
      await useSearch(page)
      await page.locator('main input[type=search]').fill('night')
      await page.keyboard.press('Enter')
      await page.waitForURL(`${origin}/search?q=night`)
      expect(documents()).toEqual([])
    },
  )

  test.each([
    [9_999, []],
    [10_000, ['/search']],
  ])('again %i ms after the document was opened for it opens %j', async (ms, opened) => {
    const { page, documents } = await aTab([oldBuild], '/search')
    await page.clock.setFixedTime(NOW)
    await page.route(CHUNK, missing)
    await useSearch(page)
    await expect.poll(documents).toEqual(['/search'])
    await untilAnotherIsAlive(page)
    await page.clock.setFixedTime(NOW + ms)
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('The search could not be loaded'),
    )
    await useSearch(page)
    if (opened.length === 0) await failed
    else failed.catch(() => undefined)
    await expect.poll(documents).toEqual(opened)
    await untilAlive(page)
  })

  test('of the page itself leaves it readable, and its links lead to documents', async () => {
    const { page, documents, origin } = await aTab([oldBuild])
    await page.route('**/assets/entry-*.js', missing)
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error while mounting app:'),
    )
    await page.goto('/venues')
    await failed
    expect(documents()).toEqual(['/venues'])
    await page.locator('footer a[href="/program"]').click()
    await page.waitForURL(`${origin}/program`)
    expect(documents()).toEqual(['/program'])
  })

  test('of the navigation lets links lead to documents, and the next document loads it', async () => {
    const { page, documents, origin } = await aTab([oldBuild])
    await page.route('**/assets/navigation-*.js', missing)
    await page.goto('/venues')
    await page.locator('html[data-alive]').waitFor()
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('/assets/navigation-'),
    )
    await page.mouse.move(100, 100)
    await failed
    await page.unroute('**/assets/navigation-*.js')
    await page.locator('footer a[href="/program"]').click()
    await page.waitForURL(`${origin}/program`)
    expect(documents()).toEqual(['/venues', '/program'])
    await untilAlive(page)
    await mark(page)
    await follow(page, '/venues', 'Venues')
    expect([await isMarked(page), documents()]).toEqual([true, []])
  })

  test('causes no reload in a new document without storage', async () => {
    const site = await serveBuilds([oldBuild], { endedBy: onTestFinished })
    const { page } = await watchPage(browser, { origin: site.origin })
    onTestFinished(() => page.context().close())
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
    await openAlive(page, '/search')
    site.documents()
    await page.route(CHUNK, missing)
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('The search could not be loaded'),
    )
    await useSearch(page)
    await failed
    expect(site.documents()).toEqual([])
  })
})

describe('what is kept on a device (spec/behaviour §35.6, §35.7)', () => {
  /** A visitor who saved something earlier, so that their page is kept. */
  async function aKeeper(builds: readonly ServedBuild[]) {
    const site = await serveBuilds(builds, { endedBy: onTestFinished })
    const { page, problems } = await watchPage(browser, { origin: site.origin })
    onTestFinished(() => page.context().close())
    await page.addInitScript(() => localStorage.setItem('keeps', '1'))
    const untilKept = (path: string) =>
      expect
        .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path))
        .toBe(true)
    await openAlive(page, '/partners')
    await untilKept('/partners')
    return { ...site, page, problems, untilKept }
  }
  const buildsKept = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('build/')))
  const isNew = (page: Page) =>
    page.evaluate(() => Reflect.get(globalThis, 'isBuiltAgain') === true)

  test('is complete for each build, and the files of a build are deleted with its last page', async () => {
    const { page, problems, answerBy, untilKept } = await aKeeper([oldBuild, deployed])
    answerBy(NEW)
    await openAlive(page, '/venues')
    await untilKept('/venues')
    expect(await buildsKept(page)).toHaveLength(2)
    expect(problems).toEqual([])
    await setOffline(page, true)
    await openAlive(page, '/partners')
    expect(await isNew(page)).toBe(false)
    await openAlive(page, '/venues')
    expect(await isNew(page)).toBe(true)

    await setOffline(page, false)
    await openAlive(page, '/partners')
    await expect.poll(() => buildsKept(page)).toHaveLength(1)
    expect(withoutManifest(problems)).toEqual([])
  })

  test('is removed with the worker, at the next page, after the setting switches keeping off', async () => {
    const off = { ...oldBuild, settings: { keepsPages: false } }
    const { page, problems, answerBy } = await aKeeper([oldBuild, off])
    answerBy(NEW)
    await openAlive(page, '/venues')
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    const left = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(left).toBe(0)
    await openAlive(page, '/partners')
    expect([await left(), await page.evaluate(() => caches.keys())]).toEqual([0, []])
    expect(problems).toEqual([])
  })
})
