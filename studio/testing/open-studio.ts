import { chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { chromiumOptions } from './chromium-options.ts'
import { comeAlive } from './come-alive.ts'
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
/** The limit for the very first page. A studio that has just started must first load its code. */
const FIRST_PAGE_MS = 90_000

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
  readonly page: Page
  readonly account: Account
  /** What a person would have done since the browser was opened: clicks and failed saves. A test may reset it. */
  readonly count: TaskCount
  /** Logs in again, after a test has logged out. */
  logIn(): Promise<void>
  /** Asks the studio's API as its own pages do, and returns the JSON of the answer. */
  ask<Answer>(path: string, method?: string, body?: object): Promise<Answer>
  close(): Promise<void>
}

interface OpenOptions {
  /** The account that logs in: by default the first account; with `null` nobody. */
  readonly account?: Account | null
  /** Which festival: by default the small demo. */
  readonly over?: 'emptyStudio'
  /** The editor's time zone. */
  readonly timezoneId?: string
}

/** Opens a separate browser in which an account has logged in. */
export async function openStudio({
  account,
  over,
  timezoneId = 'Australia/Melbourne',
}: OpenOptions = {}): Promise<Studio> {
  const { origin, ...first } = over ? inject(over) : ownStudio()
  const { email, password } = account ?? first
  const isLoggedIn = account !== null
  const browser = await chromium.launch(chromiumOptions())
  const viewport = { width: 1440, height: 900 }
  const page = await browser.newPage({ baseURL: origin, viewport, timezoneId })
  page.setDefaultTimeout(PATIENCE_MS)
  const count = await countTask(page)
  const logIn = async () => {
    await page.goto('/admin/login', { timeout: FIRST_PAGE_MS })
    await comeAlive(page, 'input[name="email"]')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/admin')
  }
  if (isLoggedIn) await logIn()
  return {
    page,
    count,
    account: { email, password },
    logIn,
    async ask(path, method = 'GET', body) {
      const response = await page.request.fetch(`/api${path}`, {
        method,
        headers: { Origin: origin },
        ...(body ? { data: body } : {}),
      })
      return response.json()
    },
    close: () => browser.close(),
  }
}
