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

/** Of one step: the studio's first answer to a kind of page takes seconds. */
const PATIENCE_MS = 20_000

export interface Account {
  readonly email: string
  readonly password: string
}

interface OwnStudio extends Account {
  readonly origin: string
  readonly databaseUrl: string
}

/** Where the studio of this worker is: the files of another do not meet in it. */
export function ownStudio(): OwnStudio {
  const studio = inject('studios')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!studio) throw new Error('This worker has no studio')
  return studio
}

export interface Studio {
  readonly page: Page
  readonly account: Account
  /** Since the browser was opened; a test may set it back. */
  readonly count: TaskCount
  /** Again, after a test has logged out. */
  logIn(): Promise<void>
  /** Asks the studio's API as its own pages do, and returns the JSON of the answer. */
  ask<Answer>(path: string, method?: string, body?: object): Promise<Answer>
  close(): Promise<void>
}

interface OpenOptions {
  /** Who logs in: the first account, unless another is given; nobody for `null`. */
  readonly account?: Account | null
  /** Over which festival: the small demo by default. */
  readonly over?: 'emptyStudio'
  /** Where the editor is at home. */
  readonly timezoneId?: string
}

/** A browser of its own in which an account has logged in. */
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
    await page.goto('/admin/login')
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
