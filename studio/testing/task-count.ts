import type { Page } from 'playwright-core'

/** What a task has cost a person so far. */
export interface TaskCount {
  clicks: number
  /** Requests that would have changed something and were refused. */
  failedSaves: number
}

const HTTP_ERROR = 400

/** Counts from now on, over all pages that are opened in `page`. */
export async function countTask(page: Page): Promise<TaskCount> {
  const count: TaskCount = { clicks: 0, failedSaves: 0 }
  await page.exposeFunction('countClick', () => {
    count.clicks += 1
  })
  await page.addInitScript(() => {
    const { countClick } = globalThis as unknown as { readonly countClick: () => void }
    addEventListener('pointerdown', () => countClick(), { capture: true })
  })
  page.on('response', (response) => {
    const isChange = response.request().method() !== 'GET'
    if (isChange && response.status() >= HTTP_ERROR) count.failedSaves += 1
  })
  return count
}
