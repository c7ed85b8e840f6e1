/** Direct mode in a real browser, under the page's own policy (spec/behaviour §24.2, spec/faults X24, X26). */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { CLIENT_REQUESTS_DISABLED } from 'contract/rules/error-messages.ts'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { build } from 'vite'
import type { createBrowserContent } from '../src/browser/browser-content.ts'
import type { BrowserConfig } from '../src/browser/payload.ts'
import { openChromium, type SharedChromium } from '../testing/chromium.ts'
import { startLoggedSite } from '../testing/logged-site.ts'
import { SMALL_FESTIVAL } from '../testing/small-festival.ts'

const TOKEN = 'a token of sixteen characters'
const ANSWERS: Readonly<Record<string, unknown>> = { ...baseAnswers(), ...SMALL_FESTIVAL }
const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization',
}

/** The bundled script sets this variable in the page. */
declare const client: { readonly createBrowserContent: typeof createBrowserContent }

let browser: SharedChromium
let clientScript: string
let content: Server
let contentUrl: string
/** Method and path of each request. The site's own requests for files and for the current revision are left out. */
const asked: string[] = []

beforeAll(async () => {
  browser = await openChromium()
  clientScript = await bundledClient()
  content = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://content')
    if (pathname === '/changes') {
      const isNothingNew = searchParams.get('since') === '1' && searchParams.get('wait') !== '0'
      response.setHeader('Content-Type', 'application/x-ndjson')
      if (!isNothingNew) response.end(changeLines())
      return
    }
    const { authorization = '' } = request.headers
    if (!pathname.startsWith('/media/') && pathname !== '/reached') {
      asked.push(`${request.method} ${pathname} ${authorization}`.trim())
    }
    const answer = ANSWERS[pathname]
    response.writeHead(request.method === 'OPTIONS' ? 204 : answer ? 200 : 404, CROSS_ORIGIN)
    response.end(request.method === 'OPTIONS' ? undefined : JSON.stringify(answer ?? {}))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => content.once('listening', resolve))
  contentUrl = `http://127.0.0.1:${(content.address() as AddressInfo).port}` // a TCP server's address is no path
}, 120_000)

afterAll(async () => {
  await browser.close()
  content.closeAllConnections()
  content.close()
})

function changeLines(): string {
  const lines = Object.entries(ANSWERS).map(([key, answer]) => ({ key, etag: key, answer }))
  return [{ revision: '1', full: true }, ...lines]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
}

/** Bundles the client as a script that puts `createBrowserContent` into `client`. */
async function bundledClient(): Promise<string> {
  const entry = join(import.meta.dirname, '../src/browser/browser-content.ts')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'client' } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code
}

/** Opens a page, which then requests content as a component would. */
async function aPage(given: Readonly<Record<string, string>>): Promise<Page> {
  const site = await startLoggedSite({ CONTENT_URL: contentUrl, CONTENT_TOKEN: TOKEN, ...given })
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  await context.addCookies([{ name: 'acknowledgement', value: '1', url: site.origin }])
  const page = await context.newPage()
  await page.goto(`${site.origin}/about`)
  asked.length = 0
  return page
}

async function ask(page: Page, key: string): Promise<string> {
  await page.evaluate(clientScript)
  return page.evaluate((path) => {
    const told = document.querySelector('script[data-config]')?.getAttribute('data-config')
    const config: BrowserConfig = JSON.parse(told ?? '')
    const asking = client
      .createBrowserContent(config.settings.contentAccess)
      .get(path as '/pages/about', { client: true }) // any page
    return asking.then((answer) => answer?.title ?? 'nothing', String)
  }, key)
}

describe('a call with `client: true` in Chromium', () => {
  test('X26 reaches the content service in development, past the policy and the preflight', async () => {
    const page = await aPage({ NODE_ENV: 'development', CLIENT_REQUESTS: 'true' })
    expect(await ask(page, '/pages/about')).toBe('About Parallax')
    expect(await ask(page, '/pages/none')).toBe('nothing')
    expect(asked).toEqual([
      'OPTIONS /pages/about',
      `GET /pages/about Bearer ${TOKEN}`,
      'OPTIONS /pages/none',
      `GET /pages/none Bearer ${TOKEN}`,
    ])
  })

  test('is what the search uses if direct mode is enabled', async () => {
    const page = await aPage({ NODE_ENV: 'development', CLIENT_REQUESTS: 'true' })
    await page.goto(new URL('/search', page.url()).href)
    await page.locator('html[data-alive]').waitFor()
    await page.locator('main input[type=search]').focus()
    await expect.poll(() => asked).toEqual(['OPTIONS /search', `GET /search Bearer ${TOKEN}`])
  })

  test('X24 is refused if direct mode is not enabled; it sends nothing, and the policy would block it too', async () => {
    const page = await aPage({})
    expect(await ask(page, '/pages/about')).toBe(`Error: ${CLIENT_REQUESTS_DISABLED}`)
    expect(asked).toEqual([])

    const trying = page.evaluate((url) => fetch(url).then(String, String), `${contentUrl}/routes`)
    expect(await trying).toContain('TypeError')
    expect(asked).toEqual([])
  })
})
