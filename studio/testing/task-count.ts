import type { Page } from 'playwright-core'

/** What a task has cost a person so far. */
export interface TaskCount {
  clicks: number
  /** Requests that would have changed something and were refused: "409 PATCH /api/…". */
  failedSaves: string[]
}

const HTTP_ERROR = 400
/** A form says by such a request that it is open. One on its way while its record is deleted is answered 404: no save. */
const SIGN_OF_LIFE = '/presence'

/** Counts from now on, over all pages that are opened in `page`. */
export async function countTask(page: Page): Promise<TaskCount> {
  const count: TaskCount = { clicks: 0, failedSaves: [] }
  await page.exposeFunction('countClick', () => {
    count.clicks += 1
  })
  await page.addInitScript(() => {
    const { countClick } = globalThis as unknown as { readonly countClick: () => void }
    addEventListener('pointerdown', () => countClick(), { capture: true })
  })
  page.on('response', (response) => {
    const method = response.request().method()
    const { pathname } = new URL(response.url())
    if (method === 'GET' || pathname.endsWith(SIGN_OF_LIFE) || response.status() < HTTP_ERROR)
      return
    count.failedSaves.push(`${response.status()} ${method} ${pathname}`)
  })
  return count
}
