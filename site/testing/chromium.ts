import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
  type Response,
} from 'playwright-core'

/** For root the sandbox is off. */
const FLAGS = [
  // The first page of a context stays in the process of its blank tab: a second process costs a quarter of a page load.
  '--renderer-process-limit=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
const DEFAULT_PATH = '/usr/bin/chromium'

const WITHOUT_GPU = ['--disable-gpu', '--disable-3d-apis']
/** Renders WebGL in software: slow, but the same on every machine. */
const WITH_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export interface ChromiumOptions {
  /** The full Chromium. The headless shell is faster, but has no back/forward cache and draws letters differently. */
  readonly isWhole?: boolean
  /** Turns on the back/forward cache, which Playwright turns off. */
  readonly keepsPages?: boolean
  /** Shows the scrollbars of a desktop, which take space and which Playwright hides. */
  readonly showsScrollbars?: boolean
  readonly drawsMaps?: boolean
}

export function launchChromium(options: ChromiumOptions = {}): Promise<Browser> {
  return chromium.launch(launchOptions(options))
}

export type SharedChromium = Pick<Browser, 'newContext' | 'newPage' | 'close'>

/** The test files of a worker share one Chromium of each kind, which ends with the worker. */
const started = new Map<string, Promise<Browser>>()

/** The worker's Chromium for one test file. `close` closes only the contexts that were opened here. */
export async function openChromium(options: ChromiumOptions = {}): Promise<SharedChromium> {
  const browser = await workersChromium(options)
  const contexts: BrowserContext[] = []
  const keep = (context: BrowserContext) => {
    contexts.push(context)
    return context
  }
  return {
    newContext: async (contextOptions) => keep(await browser.newContext(contextOptions)),
    async newPage(pageOptions) {
      const page = await browser.newPage(pageOptions)
      keep(page.context())
      return page
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()))
    },
  }
}

/** Starts a Chromium if the worker has none of this kind, or if the one that it had has crashed. */
function workersChromium(options: ChromiumOptions): Promise<Browser> {
  const kind = JSON.stringify(options)
  const earlier = started.get(kind)
  const browser = earlier
    ? earlier.then((one) => (one.isConnected() ? one : launchChromium(options)))
    : launchChromium(options)
  started.set(kind, browser)
  return browser
}

function launchOptions({
  keepsPages = false,
  isWhole = keepsPages,
  showsScrollbars = false,
  drawsMaps = false,
}: ChromiumOptions): LaunchOptions {
  const { CHROMIUM_PATH = DEFAULT_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env
  return {
    executablePath: isWhole ? CHROMIUM_PATH : HEADLESS_SHELL_PATH,
    args: [...FLAGS, ...(drawsMaps ? WITH_WEBGL : WITHOUT_GPU)],
    ignoreDefaultArgs: [
      ...(keepsPages ? ['--disable-back-forward-cache'] : []),
      ...(showsScrollbars ? ['--hide-scrollbars'] : []),
    ],
  }
}

/** The level of Chromium's messages about its own work, which depend on the load. No console call of a page has it. */
const BROWSERS_HINT: string = 'verbose'

export interface WatchedPage {
  readonly page: Page
  /** Console messages, exceptions, requests to other origins, error responses: one line each. */
  readonly problems: string[]
}

export interface WatchOptions extends BrowserContextOptions {
  readonly origin: string
  /** Whether the visitor has accepted the acknowledgement before. */
  readonly isAcknowledged?: boolean
}

/** For tests that navigate often. Without a graphics card, fading a page takes longer than all the rest. */
export const WITHOUT_FADES = { reducedMotion: 'reduce' } as const

/** Close it with `page.context().close()`. */
export async function watchPage(
  browser: Pick<Browser, 'newContext'>,
  { origin, isAcknowledged = true, ...options }: WatchOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: origin, ...options })
  if (isAcknowledged) {
    await context.addCookies([{ name: 'acknowledgement', value: '1', url: origin }])
  }
  const page = await context.newPage()
  const problems: string[] = []
  const note = (problem: string) => problems.push(`${page.url()}: ${problem}`)
  page.on('console', (message) => {
    // An error response is recorded below, with its address.
    const isOfAnswer = message.text().startsWith('Failed to load resource')
    const isHint = message.type() === BROWSERS_HINT
    if (!isOfAnswer && !isHint) note(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => note(`exception: ${error.message}`))
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url())
    if (asked !== origin && protocol !== 'data:') note(`request to ${request.url()}`)
  })
  page.on('response', (response) => {
    // The status of the document itself is checked by the journey.
    const isError = response.status() >= 400 && !response.request().isNavigationRequest()
    if (isError) note(`${response.status()} for ${response.url()}`)
  })
  return { page, problems }
}

/** Opens a path and waits until the page's script runs. Returns the response of the document. */
export async function openAlive(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await untilAlive(page)
  return answer
}

/** The navigation script loads when a visitor acts, so this moves the pointer. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor()
  await page.evaluate(() => {
    document.dispatchEvent(new Event('pointermove'))
  })
  await page.waitForFunction(
    () => !('navigation' in window) || 'navigates' in document.documentElement.dataset,
  )
}

/** Also waits until the page has the manifest with the redirects and paths of its build. */
export async function openInformed(page: Page, path: string): Promise<Response | null> {
  const manifest = page.waitForResponse('**/builds/meta/*.json')
  const answer = await openAlive(page, path)
  await (await manifest).finished()
  // The page reads a later file, here one of its own scripts, after the manifest.
  await page.evaluate(async () => {
    const script = document.querySelector('script[data-entry]')?.getAttribute('data-entry')
    await (await fetch(script ?? '')).text()
  })
  return answer
}

/** Waits until the page requests a script by itself, and until that script has run. Call it before that can happen. */
export async function untilLoaded(page: Page, name: string): Promise<void> {
  await untilRun(page, await page.waitForRequest(`**/assets/${name}-*.js`))
}

/** Waits until a script that the page has requested has run. */
export async function untilRun(page: Page, script: { url(): string }): Promise<void> {
  // Passed as text, because the test runner would rewrite an import in a function.
  await page.evaluate(`import(${JSON.stringify(script.url())}).then(() => undefined)`)
}
