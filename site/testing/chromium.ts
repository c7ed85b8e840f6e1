import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  type LaunchOptions,
  type Page,
  type Response,
} from 'playwright-core'

/** Those of the tests' own Chromium; root has no sandbox. */
const FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
const DEFAULT_PATH = '/usr/bin/chromium'

const WITHOUT_GPU = ['--disable-gpu', '--disable-3d-apis']
/** WebGL by software: slow, and the same on every machine. */
const WITH_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export interface ChromiumOptions {
  /** Chromium itself: its headless shell, which is quicker, has no back/forward cache and draws letters a little otherwise. */
  readonly isWhole?: boolean
  /** With the back/forward cache, which playwright turns off. */
  readonly keepsPages?: boolean
  /** With the scrollbars of a desktop, which take room and which playwright hides. */
  readonly showsScrollbars?: boolean
  /** With WebGL. */
  readonly drawsMaps?: boolean
}

/** A Chromium of one's own. */
export function launchChromium(options: ChromiumOptions = {}): Promise<Browser> {
  return chromium.launch(launchOptions(options))
}

/** The files of a worker share one Chromium of each kind; it ends with the worker. */
const servers = new Map<string, Promise<BrowserServer>>()

/** The worker's Chromium, for one test file: `close` ends the contexts that were opened here and no others. */
export async function openChromium(options: ChromiumOptions = {}): Promise<Browser> {
  const kind = JSON.stringify(options)
  const server = servers.get(kind) ?? chromium.launchServer(launchOptions(options))
  servers.set(kind, server)
  return chromium.connect((await server).wsEndpoint())
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

/**
 * The level of what Chromium remarks about its own work, which only shows when a developer asks for it: how long a handler
 * took, that a hidden part was measured. It depends on the load of the machine. No call of a page's script has this level.
 */
const BROWSERS_HINT: string = 'verbose'

/** A page of which everything that must never happen is noted. */
export interface WatchedPage {
  readonly page: Page
  /** Console messages, exceptions, requests to other origins, answers that are errors: one line each. */
  readonly problems: string[]
}

export interface WatchOptions extends BrowserContextOptions {
  readonly origin: string
  /** With the acknowledgement accepted before. */
  readonly isAcknowledged?: boolean
}

/** A page in a context of its own: close `page.context()`. */
export async function watchPage(
  browser: Browser,
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
    // An answer that is an error is noted below, with its address.
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
    // The document's own status is what a journey asks for.
    const isError = response.status() >= 400 && !response.request().isNavigationRequest()
    if (isError) note(`${response.status()} for ${response.url()}`)
  })
  return { page, problems }
}

/** Opens a path and waits until the page is alive. Gives what its document was answered. */
export async function openAlive(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await untilAlive(page)
  return answer
}

/** Everything that script does on a page is joined then, also what waits for a visitor: this is one. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor()
  await page.evaluate(() => {
    document.dispatchEvent(new Event('pointermove'))
  })
  await page.waitForFunction(
    () => !('navigation' in window) || 'navigates' in document.documentElement.dataset,
  )
}

/** Opens a path and waits until the page knows the redirects and the paths of its build. Gives what `openAlive` does. */
export async function openInformed(page: Page, path: string): Promise<Response | null> {
  const manifest = page.waitForResponse('**/builds/meta/*.json')
  const answer = await openAlive(page, path)
  await (await manifest).finished()
  // It has been read then.
  await page.evaluate(() => document.title)
  return answer
}
