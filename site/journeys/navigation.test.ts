import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  openAlive,
  openChromium,
  openInformed,
  watchPage,
  type SharedChromium,
} from '../testing/chromium.ts'
import { openFestival, type ShownFestival } from '../testing/festival.ts'
import { readPage } from '../testing/read-page.ts'

const EVENT = '/events/every-shopfront-i-have-loved'

let festival: ShownFestival
let browser: SharedChromium

beforeAll(async () => {
  festival = await openFestival(inject('festivalsUrl'), 'small')
  browser = await openChromium()
})

afterAll(() => browser.close())

/** The server's response to a path. */
async function served(path: string) {
  const response = await festival.get(path, { redirect: 'follow' })
  return readPage(response.status, {}, await response.text())
}

/** Waits until a path is shown, and expects the page to match the server's response. */
async function expectShown(page: Page, path: string): Promise<void> {
  const { title, headings } = await served(path)
  await page.waitForURL((url) => url.pathname + url.search === path)
  const heading = headings.find(({ level }) => level === 1)?.text ?? ''
  await page.locator('h1', { hasText: heading }).waitFor()
  await expect.poll(() => page.title()).toBe(title)
}

describe('browser navigation', () => {
  test('goes from home to program, event and artist and back in one document, with the title of each', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin })
    await openAlive(page, '/')
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))

    await page.locator('main a[href="/program"]').first().click()
    await expectShown(page, '/program')
    await page.locator(`main a[href="${EVENT}"]`).first().click()
    await expectShown(page, EVENT)
    const artist = page.locator('main a[href^="/artists/"]').first()
    const artistPath = (await artist.getAttribute('href')) ?? ''
    await artist.click()
    await expectShown(page, artistPath)
    await page.goBack()
    await expectShown(page, EVENT)
    await page.goBack()
    await expectShown(page, '/program')

    expect(await page.locator('html[data-first]').count()).toBe(1)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('leads from an error page to home, and Back does not return to the error (spec/behaviour §7.2)', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin })
    await openAlive(page, '/partners')
    await openAlive(page, '/artists/nobody')
    await expectShown(page, '/artists/nobody')
    await page.getByRole('link', { name: 'Go back home' }).click()
    await expectShown(page, '/')
    await page.goBack()
    await expectShown(page, '/partners')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test.each(['/events/the-missing-roll', '/artists/nobody', '/venues/a%2Fb', '/no/such/page'])(
    'leaves the error page of %s as the server sent it, whatever route the browser has for that path',
    async (path) => {
      const { page, problems } = await watchPage(browser, { origin: festival.origin })
      await openAlive(page, path)
      await expectShown(page, path)
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('returns to an error whose address is not canonical', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin })
    await openInformed(page, '/No/such/page#x')
    await page.locator('header a[href="/"]').first().click()
    await expectShown(page, '/')
    await page.goBack()
    await expectShown(page, '/No/such/page')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('filters a list at once, without a request to the server', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin })
    await openAlive(page, '/program')
    const rows = page.locator('main a[href^="/events/"]:visible')
    const all = await rows.count()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('checkbox', { name: 'Free' }).check()
    await page.waitForURL('**/program?free=1')
    expect(await page.getByRole('checkbox', { name: 'Free' }).isChecked()).toBe(true)
    await expect.poll(() => rows.count()).toBeLessThan(all)
    expect(asked.filter((path) => path.startsWith('/program'))).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('opens a year’s exhibitions with their sort, and Back returns to the page before (spec/behaviour §5.5)', async () => {
    const { page, problems } = await watchPage(browser, { origin: festival.origin })
    await openAlive(page, '/2022/program')
    await page.locator('a[href^="/2022/program/exhibitions"]').first().click()
    await page.waitForURL('**/2022/program/exhibitions?sort=location')
    await page.goBack()
    await expectShown(page, '/2022/program')
    await page.context().close()
    expect(problems).toEqual([])
  })
})

/** A page that was removed after a link to it was made. */
const TAKEN_DOWN = '/events/the-missing-roll'
/** Links that no page of the demo has: two lead to paths that redirect, and one to the page that was removed. */
const LINKS = [
  ['What’s on', '/whats-on?from=about#list'],
  ['Tickets', '/tickets'],
  ['The missing roll', TAKEN_DOWN],
] as const

describe('what the build’s manifest says (spec/asked §2, spec/behaviour §6.12, §22.2)', () => {
  /** Opens a page, waits for the manifest, and puts the links into the page. */
  async function openAbout() {
    const watched = await watchPage(browser, { origin: festival.origin })
    const { page } = watched
    const manifests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/builds/')) manifests.push(pathname)
    })
    await openInformed(page, '/about')
    await page.evaluate((links) => {
      document.documentElement.setAttribute('data-first', '')
      const made = links.map(([text, href]) =>
        Object.assign(document.createElement('a'), { text, href }),
      )
      document.querySelector('main')?.prepend(...made)
    }, LINKS)
    return { ...watched, manifests }
  }

  test('takes a click on a redirected path to its target in the same document, and Back to the page before', async () => {
    const { page, problems, manifests } = await openAbout()
    await page.getByRole('link', { name: 'What’s on' }).click()
    await page.waitForURL('**/program?from=about#list')
    await expectShown(page, '/program?from=about')
    await page.goBack()
    await expectShown(page, '/about')
    expect(await page.locator('html[data-first]').count()).toBe(1)
    expect(manifests).toHaveLength(1)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('takes a click that redirects to another site there, and Back to the page before', async () => {
    const { page, problems } = await openAbout()
    const tickets = 'https://tickets.parallax.example/'
    await page.route(tickets, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Tickets</title>' }),
    )
    await page.getByRole('link', { name: 'Tickets', exact: true }).click()
    await page.waitForURL(tickets)
    await page.goBack()
    await expectShown(page, '/about')
    await page.context().close()
    expect(problems).toEqual([`${festival.origin}/about: request to ${tickets}`])
  })

  test('requests a path that is not in the manifest from the server, which knows why the page is gone', async () => {
    const { page } = await openAbout()
    await page.getByRole('link', { name: 'The missing roll' }).click()
    await expectShown(page, TAKEN_DOWN)
    expect(await page.title()).toContain('410')
    await page.goBack()
    await expectShown(page, '/about')
    await page.context().close()
  })
})
