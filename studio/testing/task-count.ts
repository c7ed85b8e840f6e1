import type { Page } from 'playwright-core'

/** How much work a task has been for a person so far. */
export interface TaskCount {
  clicks: number
  /** Requests that would have changed something and were refused: "409 PATCH /api/…". */
  failedSaves: string[]
}

const HTTP_ERROR = 400
/**
 * With these requests a form says that it is open, and asks what is public. They save nothing, so a refused one is not
 * a failed save. They are refused while their record is being deleted, or after the session has ended.
 */
const NO_SAVES = /\/(?:presence|live)$/

/** Starts to count, for all documents that are opened in `page`. */
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
    if (method === 'GET' || NO_SAVES.test(pathname) || response.status() < HTTP_ERROR) return
    count.failedSaves.push(`${response.status()} ${method} ${pathname}`)
  })
  return count
}
