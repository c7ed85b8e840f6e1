import { aPage } from 'contract/testing/page.ts'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive, openInformed } from '../../../testing/chromium.ts'
import { readPage } from '../../../testing/read-page.ts'

const QUIET_MS = 300

const site = await startBrowserSite()

/** Whether the document is still the one that was opened. */
const isSameDocument = (page: Page) => page.evaluate(() => 'opened' in window)

async function open(path: string) {
  const watched = await site.open()
  await openAlive(watched.page, path)
  await watched.page.evaluate(() => Object.assign(window, { opened: true }))
  return watched
}

/** Clicks links of the footer one after the other, in a single task. */
function click(page: Page, hrefs: readonly string[], init: Record<string, boolean> = {}) {
  return page.evaluate(
    ({ to, how }) => {
      for (const href of to) {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
        document.querySelector(`footer a[href="${href}"]`)?.dispatchEvent(event)
      }
    },
    { to: hrefs, how: init },
  )
}

/** Records requests for payloads, and answers them in the order of the calls of `answer`. */
async function holdPayloads(page: Page) {
  const asked: string[] = []
  const waiting = new Map<string, () => void>()
  await page.route('**/_payload.json*', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/_payload.json', '')
    asked.push(path)
    await new Promise<void>((resolve) => waiting.set(path, resolve))
    // A later navigation may have aborted the request.
    await route.continue().catch(() => undefined)
  })
  return { asked, answer: (path: string) => waiting.get(path)?.() }
}

describe('links (spec/behaviour §9, spec/faults L11)', () => {
  test('open the target of the last of twenty clicks, with one history entry, and leave nothing pending', async () => {
    const { page, problems } = await open('/about')
    const payloads = await holdPayloads(page)
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => {
      const shown: string[] = []
      Object.assign(window, { shown })
      navigation.addEventListener('navigatesuccess', () => shown.push(location.pathname))
    })
    const clicks = Array.from({ length: 20 }, (_, index) => (index % 2 ? '/venues' : '/artists'))
    await click(page, [...clicks.slice(0, 19), '/program'])
    await expect.poll(() => payloads.asked).toContain('/program')
    for (const path of ['/venues', '/artists', '/program']) payloads.answer(path)
    const state = () => page.locator('#loading-bar').getAttribute('data-state')
    await page.locator('h1', { hasText: 'Program' }).waitFor()
    await expect.poll(state).toBe('idle')
    expect(await page.evaluate('window.shown')).toEqual(['/program'])
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    expect(await isSameDocument(page)).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('replace the history entry if they lead to the current page', async () => {
    const { page } = await open('/venues')
    const entries = await page.evaluate(() => history.length)
    await click(page, ['/venues'])
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(await isSameDocument(page)).toBe(true)
    await page.context().close()
  })

  test('are left to the browser with a modifier or another button, and if they lead to another site or a file', async () => {
    const { page } = await open('/venues')
    page.context().on('page', (tab) => void tab.close())
    const ours = await page.evaluate(() => {
      const file = Object.assign(document.createElement('a'), { href: '/feeds/channel.xml' })
      const saved = Object.assign(document.createElement('a'), { href: '/venues', download: '' })
      const external = Object.assign(document.createElement('a'), {
        href: 'https://tickets.example/',
      })
      document.body.append(file, saved, external)
      const own = document.querySelector('footer a[href="/artists"]')
      const isOurs = (link: Element | null, how: MouseEventInit = {}) => {
        let isHeldBack = false
        const judge = (event: NavigateEvent) => {
          isHeldBack = event.defaultPrevented
          event.preventDefault()
        }
        navigation.addEventListener('navigate', judge, { once: true })
        link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
        navigation.removeEventListener('navigate', judge)
        return isHeldBack
      }
      return [
        isOurs(own, { ctrlKey: true }),
        isOurs(own, { shiftKey: true }),
        isOurs(file),
        isOurs(saved),
        isOurs(external),
        isOurs(own),
      ]
    })
    expect(ours).toEqual([false, false, false, false, false, true])
    await page.context().close()
  })

  test('lead through a redirect to its target alone, and Back returns to the previous page', async () => {
    const { page, problems } = await site.open()
    await openInformed(page, '/venues')
    await click(page, ['/old'])
    await page.waitForURL('**/about')
    await page.goBack()
    await page.waitForURL('**/venues')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('behave as their kind says: one of this site stays in the document, one of another site opens a new tab', async () => {
    const kinds = {
      own: `${site.origin}/venues/`,
      dated: '/2024-photobook-weekend',
      external: 'https://tickets.example/a?b',
      mail: 'mailto:hello@parallax.example',
      script: 'javascript:document.title="run"',
    }
    const children = Object.entries(kinds).map(([text, link]) => ({ link, children: [{ text }] }))
    await site.publish({
      '/pages/café': aPage({
        id: 'pg02',
        name: 'café',
        title: 'Café',
        blocks: [{ type: 'text', body: [{ type: 'p', children }] }],
      }),
    })
    const { page, problems } = await open('/caf%C3%A9')
    const anchors = page.locator('main p a')
    const seen = await anchors.evaluateAll((links) =>
      links.map((link) => [...link.attributes].map(({ name, value }) => `${name}=${value}`)),
    )
    expect(
      seen.map((attributes) => attributes.filter((each) => !each.startsWith('class='))),
    ).toEqual([
      ['href=/venues'],
      ['href=/2024/photobook-weekend'],
      [`href=${kinds.external}`, 'target=_blank', 'rel=noopener'],
      [`href=${kinds.mail}`],
    ])
    await page.getByText('script', { exact: true }).click()
    expect(await page.title()).toBe('Café | Parallax 2026')

    await page.context().route('https://tickets.example/**', (route) => route.fulfill({ body: '' }))
    const tab = page.waitForEvent('popup')
    await anchors.nth(2).click()
    expect((await tab).url()).toBe(kinds.external)
    expect(await (await tab).evaluate(() => window.opener)).toBeNull()
    await anchors.nth(1).click()
    await page.waitForURL('**/2024/photobook-weekend')
    await page.goBack()
    await anchors.nth(0).click()
    await page.locator('h1', { hasText: 'Venues' }).waitFor()
    expect(await isSameDocument(page)).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('show the right page when Back and Forward are pressed faster than pages load', async () => {
    const { page } = await open('/about')
    const pages = { '/venues': 'Venues', '/artists': 'Artists', '/program': 'Program' }
    for (const [path, heading] of [...Object.entries(pages), ...Object.entries(pages)]) {
      await click(page, [path])
      await page.locator('h1', { hasText: heading }).waitFor()
    }
    await page.evaluate(async () => {
      for (const steps of [-1, -1, 1, -1, 1, 1, -1, 1, -1, -1, 1, -1, 1, 1, -1, -1, 1, -1, 1, -1]) {
        history.go(steps)
        await new Promise((resolve) => setTimeout(resolve))
      }
    })
    // No event says that the browser has done all of them.
    const isAtRest = () =>
      page.evaluate(async (quietMs) => {
        const key = navigation.currentEntry?.key
        await new Promise((resolve) => setTimeout(resolve, quietMs))
        return key === navigation.currentEntry?.key
      }, QUIET_MS)
    await expect.poll(isAtRest).toBe(true)
    // Browsers may end on different pages: the page must match the address, and navigation must still work.
    const shown = () =>
      page.evaluate(() => [
        location.pathname,
        document.querySelector('h1')?.textContent.split(' ')[0]?.toLowerCase(),
        document.querySelector('#loading-bar')?.getAttribute('data-state'),
      ])
    await expect
      .poll(async () => {
        const [path = '', heading, bar] = await shown()
        return [path === `/${heading}`, bar]
      })
      .toEqual([true, 'idle'])
    await click(page, ['/timeline'])
    await page.waitForURL('**/timeline')
    await page.locator('h1', { hasText: 'Timeline' }).waitFor()
    expect(await isSameDocument(page)).toBe(true)
    await page.context().close()
  })
})

describe('forms that ask for a page', () => {
  test.each([
    ['night', '/search?q=night'],
    ['   ', '/search'],
  ])('lead to it in the same document, without what says nothing: %j to %s', async (words, to) => {
    const { page, problems } = await open('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('dialog input[type=search]').fill(words)
    await page.keyboard.press('Enter')
    await page.waitForURL(site.origin + to)
    await page.locator('h1', { hasText: 'Search' }).waitFor()
    expect(await isSameDocument(page)).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })
})

describe('what is loaded for a link (spec/asked §7, spec/behaviour §23)', () => {
  async function expectShown(page: Page, path: string): Promise<void> {
    const response = await fetch(site.origin + path)
    const { title, headings } = readPage(response.status, {}, await response.text())
    await page.waitForURL(`**${path}`)
    await expect.poll(() => page.title()).toBe(title)
    const heading = headings.find(({ level }) => level === 1)?.text
    await expect.poll(() => page.locator('h1').innerText()).toBe(heading)
  }

  test('is the document, requested once, if the path is in no list or has no payload', async () => {
    const { page } = await site.open()
    await page.route('**/builds/meta/*.json', async (route) => {
      const response = await route.fetch()
      const manifest = (await response.json()) as { prerendered: string[] }
      const prerendered = manifest.prerendered.filter((path) => path !== '/artists')
      await route.fulfill({ response, json: { ...manifest, prerendered } })
    })
    await page.route('**/venues/_payload.json*', (route) =>
      route.fulfill({ status: 404, json: {} }),
    )
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      const isPage = request.isNavigationRequest() || pathname.endsWith('/_payload.json')
      if (isPage) asked.push(pathname)
    })
    for (const path of ['/artists', '/venues']) {
      await openInformed(page, '/about')
      await click(page, [path])
      await expectShown(page, path)
    }
    const [first, second] = ['/artists', '/venues']
    expect(asked).toEqual(['/about', first, '/about', `${second}/_payload.json`, second])
    // The last document may be asking for its manifest.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })

  test('is cancelled when another link is followed', async () => {
    const { page, problems } = await open('/about')
    const { asked, answer } = await holdPayloads(page)
    const givenUp: string[] = []
    page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname))
    await click(page, ['/artists'])
    await expect.poll(() => asked).toEqual(['/artists'])
    await click(page, ['/venues'])
    await expect.poll(() => givenUp).toEqual(['/artists/_payload.json'])
    await expect.poll(() => asked).toEqual(['/artists', '/venues'])
    answer('/venues')
    await expectShown(page, '/venues')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('can be requested again after a failure, any number of times, as a document (spec/behaviour §22.6)', async () => {
    const { page } = await open('/about')
    // The document was reloaded a moment ago because its build was gone.
    await page.evaluate(() => {
      const guarded = { '/venues': Date.now() + 10_000 }
      sessionStorage.setItem('reload-guard', JSON.stringify(guarded))
    })
    const broken = (route: Route) => route.fulfill({ status: 500, json: {} })
    await page.route('**/venues/_payload.json*', broken)
    await click(page, ['/venues'])
    await expectShown(page, '/venues')
    expect(await isSameDocument(page)).toBe(false)
    await openAlive(page, '/about')
    await click(page, ['/venues'])
    await expectShown(page, '/venues')
    await page.context().close()
  })

  test('is the server’s document for a missing page, with its status, its words and its address', async () => {
    const { page } = await open('/about')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/no/such/page' })
      document.body.append(link)
      link.click()
    })
    await page.waitForURL('**/no/such/page')
    await expect.poll(() => page.locator('main').innerText()).toMatch(/404[^]*\/no\/such\/page/)
    expect(await isSameDocument(page)).toBe(false)
    await page.context().close()
  })
})
