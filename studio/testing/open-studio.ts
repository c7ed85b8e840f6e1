import { chromium, type Browser, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { chromiumOptions } from './chromium-options.ts'
import { countTask, type TaskCount } from './task-count.ts'

declare module 'vitest' {
  interface ProvidedContext {
    studios: readonly OwnStudio[]
    emptyStudio: Account & {
      readonly origin: string
      readonly contentUrl: string
      readonly token: string
    }
  }
}

/** The limit for one step: the studio's first response to a kind of page takes seconds. */
const PATIENCE_MS = 20_000

export interface Account {
  readonly email: string
  readonly password: string
}

interface OwnStudio extends Account {
  readonly origin: string
  readonly databaseUrl: string
}

/** The addresses of this worker's studio. Files of other workers use other studios. */
export function ownStudio(): OwnStudio {
  const studio = inject('studios')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!studio) throw new Error('This worker has no studio')
  return studio
}

export interface Studio {
  /** Nothing is opened in it yet. */
  readonly page: Page
  readonly account: Account
  /** What a person would have done since the browser was opened: clicks and failed saves. A test may reset it. */
  readonly count: TaskCount
  /** Logs in again, after a test has logged out. */
  logIn(): Promise<void>
  /** Asks the studio's API as its own pages do, and returns the JSON of the response. */
  ask<Answer>(path: string, method?: string, body?: object): Promise<Answer>
  close(): Promise<void>
}

interface OpenOptions {
  /** The account that logs in: by default the first account; with `null` nobody. */
  readonly account?: Account | null
  /** The festival to open; by default the small demo. */
  readonly over?: 'emptyStudio'
  /** The editor's time zone. */
  readonly timezoneId?: string
}

/**
 * A request of a test has a connection of its own. The studio closes a kept connection after five seconds without a
 * request, and a request that is sent at that moment is lost.
 */
export const OWN_CONNECTION = { Connection: 'close' }

/** The test files of a worker share one Chromium, which ends with the worker. */
let sharedChromium: Promise<Browser> | undefined

/** In a new browser context. The login is a request; `journeys/tasks.studio.test.ts` logs in as a person does. */
export async function openStudio({
  account,
  over,
  timezoneId = 'Australia/Melbourne',
}: OpenOptions = {}): Promise<Studio> {
  const { origin, ...first } = over ? inject(over) : ownStudio()
  const { email, password } = account ?? first
  sharedChromium ??= chromium.launch(chromiumOptions())
  const browser = await sharedChromium
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    timezoneId,
    // Without a graphics card, movement takes time.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const count = await countTask(page)
  const send = (path: string, method: string, data?: object) =>
    page.request.fetch(`/api${path}`, {
      method,
      headers: { Origin: origin, ...OWN_CONNECTION },
      ...(data ? { data } : {}),
    })
  const logIn = async () => {
    const response = await send('/users/login', 'POST', { email, password })
    if (!response.ok()) throw new Error(`${email} cannot log in: ${response.status()}`)
  }
  if (account !== null) await logIn()
  return {
    page,
    count,
    account: { email, password },
    logIn,
    async ask(path, method = 'GET', body) {
      return (await send(path, method, body)).json()
    },
    close: () => context.close(),
  }
}
