import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { readBuild } from '../src/process/built-app.ts'
import { LIVE_REGION_ID } from '../src/ui/element-ids.ts'
import { createStaticFiles } from '../src/http/static-files.ts'
import { openAlive, openChromium, watchPage, WITHOUT_FADES } from '../testing/chromium.ts'
import { EVERY_SCREEN, SCREEN_PATHS } from '../testing/every-screen.ts'
import { readPage } from '../testing/read-page.ts'
import { serveBuilds } from '../testing/serve-builds.ts'

const built = await readBuild(join(import.meta.dirname, '../dist'))
const assetFiles = await createStaticFiles({ current: built.assetsFolder, earlier: [] })
const site = await serveBuilds([{ built, assetFiles }], {
  answers: EVERY_SCREEN,
  endedBy: afterAll,
})
const browser = await openChromium()
afterAll(() => browser.close())

/** A page that records what its live region says. */
async function openPage(path: string) {
  const { page, problems } = await watchPage(browser, { origin: site.origin })
  onTestFinished(() => page.context().close())
  await openAlive(page, path)
  await page.evaluate((id) => {
    const said: (string | null)[] = []
    const region = document.getElementById(id)
    if (region)
      new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true })
    Object.assign(globalThis, { said })
  }, LIVE_REGION_ID)
  site.documents()
  return { page, problems }
}

const said = (page: Page): Promise<unknown> =>
  page.evaluate(() => (Reflect.get(globalThis, 'said') as string[]).splice(0))
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName = '', textContent = '' } = document.activeElement ?? {}
    return `${tagName} ${textContent}`
  })

/** Navigates as a link of the page would. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // The navigation is cancelled, and starts again when the page has loaded.
    const { committed, finished } = navigation.navigate(to)
    for (const promise of [committed, finished]) promise?.catch(() => undefined)
  }, address)
}

/** The title, the canonical link and the meta tags, except the tags that are the same in every document. */
function headOf(html: string): readonly string[] {
  const { document } = readPage(200, {}, html.slice(0, html.indexOf('</head>')))
  return [
    ...document.all('title').map(({ text }) => `title: ${text}`),
    ...document.all('link[rel=canonical]').map((each) => `canonical: ${each.attribute('href')}`),
    ...document
      .all('meta')
      .map((each) => [
        each.attribute('name') ?? each.attribute('property'),
        each.attribute('content'),
      ])
      .filter(([name]) => name !== undefined && name !== 'viewport')
      .map(([name, content]) => `${name}: ${content}`),
  ].toSorted()
}

/** Runs in the page. Returns the indexes of its pictures that have high priority (spec/behaviour §20.8). */
function priorPictures(): number[] {
  return [...document.querySelectorAll('main img:not([src^="data:"])')].flatMap((image, place) =>
    image.getAttribute('fetchpriority') === 'high' ? [place] : [],
  )
}

describe('the head after a navigation (spec/behaviour §8)', () => {
  test('is the same as from the server, each tag once, on every screen, and only the first picture has high priority', async () => {
    const { page, problems } = await openPage('/partners')
    await page.emulateMedia(WITHOUT_FADES)
    for (const path of [...SCREEN_PATHS, '/partners']) {
      const served = headOf(await (await fetch(site.origin + path)).text())
      await go(page, path)
      await expect.poll(async () => headOf(await page.content()), { message: path }).toEqual(served)
      const places = await page.evaluate(priorPictures)
      expect([path, ...places]).toEqual(places.length > 0 ? [path, 0] : [path])
    }
    // The pictures of the test's answers have no files.
    expect(problems.filter((problem) => !problem.includes('/media/'))).toEqual([])
    expect(site.documents()).toEqual([])
  })
})

describe('focus and announcement (spec/behaviour §18.7, §18.8)', () => {
  test('move to the heading, and the title is announced once, when the path changes', async () => {
    const { page, problems } = await openPage('/partners')
    expect(await said(page)).toEqual([])
    await page.locator('footer a[href="/venues"]').click()
    await expect.poll(() => focused(page)).toBe('H1 Venues')
    expect(await said(page)).toEqual(['Venues | Parallax 2026'])
    await page.goBack()
    await expect.poll(() => focused(page)).toBe('H1 Partners')
    expect(await said(page)).toEqual(['Partners | Parallax 2026'])
    expect(problems).toEqual([])
  })

  test('leave the focus where it is, and the result is announced, when a list is filtered', async () => {
    const { page } = await openPage('/search?q=night')
    await page.locator('main input[type=search]').focus()
    await go(page, '/search?q=nothing')
    const line = page.locator('[data-result-line]', { hasText: '“nothing”' })
    await line.waitFor()
    expect(await said(page)).toEqual([await line.textContent()])
    expect(await focused(page)).toBe('INPUT ')
  })

  test('move to the target of a hash, also on the current page', async () => {
    const { page } = await openPage('/partners')
    await page.locator('footer a[href="/about#far-down"]').click()
    await expect.poll(() => focused(page)).toBe('H2 Far down')
    expect(await said(page)).toEqual(['About Parallax | Parallax 2026'])
    await page.locator('footer a[href="/program"]').focus()
    await go(page, '/about#main')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(await said(page)).toEqual([])
  })

  test('wait until the menu with the link has closed', async () => {
    const { page } = await openPage('/partners')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.locator('a[href="/program"]').click()
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('H1 Program')
    expect(await said(page)).toEqual(['Program | Parallax 2026'])
  })
  test('keep waiting if the dialog opens again at the moment it closes', async () => {
    const { page, problems } = await openPage('/partners')
    const dialog = await page.evaluateHandle(() => {
      const added = document.createElement('dialog')
      document.body.append(added)
      added.showModal()
      return added
    })
    await go(page, '/program')
    await page.locator('h1', { hasText: 'Program' }).waitFor()
    await dialog.evaluate(async (each) => {
      const { promise: isTold, resolve } = Promise.withResolvers<void>()
      each.addEventListener('close', () => resolve())
      each.close()
      each.showModal()
      await isTold
    })
    expect(await said(page)).toEqual([])
    await dialog.evaluate((each) => each.close())
    await expect.poll(() => focused(page)).toBe('H1 Program')
    expect(await said(page)).toEqual(['Program | Parallax 2026'])
    expect(problems).toEqual([])
  })
})
