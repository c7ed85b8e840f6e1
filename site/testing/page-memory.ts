import type { Page } from 'playwright-core'

export interface PageMemory {
  readonly heapBytes: number
  readonly nodes: number
  readonly listeners: number
}

export async function pageMemory(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // The second collection finds the objects that only became unused in the first one.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { heapBytes: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/** Navigates from page to page in one document, this many times, by links that it puts into the footer. */
export async function wander(page: Page, paths: readonly string[], times: number): Promise<void> {
  await page.evaluate(
    async ({ ways, steps }) => {
      for (let step = 0; step < steps; step += 1) {
        const arrived = new Promise((resolve) => {
          navigation.addEventListener('navigatesuccess', resolve, { once: true })
        })
        const link = document.createElement('a')
        link.href = ways[step % ways.length] ?? ''
        document.querySelector('footer')?.append(link)
        link.click()
        link.remove()
        await arrived
      }
    },
    { ways: paths, steps: times },
  )
}

export async function openMenuOften(page: Page, times: number): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu' })
  const close = page.locator('dialog button', { hasText: 'Close' })
  const pair = [await toggle.elementHandle(), await close.elementHandle()]
  await page.evaluate(
    async ({ buttons, steps }) => {
      for (let step = 0; step < steps; step += 1) {
        for (const button of buttons) {
          ;(button as HTMLElement | null)?.click()
          await Promise.resolve()
        }
      }
    },
    { buttons: pair, steps: times },
  )
}

/** Uses every part once, because scripts that load with their first use would count as growth. */
export async function useEveryPart(page: Page, paths: readonly string[]): Promise<void> {
  await wander(page, paths, 2 * paths.length)
  await openMenuOften(page, 2)
}
