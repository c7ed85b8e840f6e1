import { chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    studio: { readonly origin: string; readonly email: string; readonly password: string }
  }
}

const DEFAULT_PATH = '/usr/bin/chromium'
/** Of one step: the studio's first answer to a kind of page takes seconds. */
const PATIENCE_MS = 20_000
/** Root has no sandbox. */
const FLAGS = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

export interface Account {
  readonly email: string
  readonly password: string
}

export interface Studio {
  readonly page: Page
  readonly account: Account
  /** Again, after a test has logged out. */
  logIn(): Promise<void>
  /** Asks the studio's API as its own pages do, and returns the JSON of the answer. */
  ask<Answer>(path: string, method?: string, body?: object): Promise<Answer>
  close(): Promise<void>
}

/**
 * A browser of its own in which an account has logged in: the first one, unless another is given. `timezoneId` is where
 * the editor is.
 */
export async function openStudio(
  account?: Account,
  timezoneId = 'Australia/Melbourne',
): Promise<Studio> {
  const { origin, ...first } = inject('studio')
  const { email, password } = account ?? first
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? DEFAULT_PATH,
    args: FLAGS,
  })
  const viewport = { width: 1440, height: 900 }
  const page = await browser.newPage({ baseURL: origin, viewport, timezoneId })
  page.setDefaultTimeout(PATIENCE_MS)
  const logIn = async () => {
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/admin')
  }
  await logIn()
  return {
    page,
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
