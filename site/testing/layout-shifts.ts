import type { Page } from 'playwright-core'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

export interface NotedShift {
  readonly value: number
  /** Whether the shift was within half a second of a click or a key. Core Web Vitals ignore such shifts. */
  readonly hadInput: boolean
  readonly nodes: readonly string[]
}

declare const noted: NotedShift[]

/** Records the layout shifts of every document of a page. Call it before the page is opened. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: NotedShift[] = []
    Object.assign(globalThis, { noted: shifts })
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : 'text'
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const { value, hadRecentInput: hadInput, sources } = entry
        shifts.push({ value, hadInput, nodes: sources.map(({ node }) => nameOf(node)) })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** Waits until everything has been drawn, then returns the layout shifts of the document. */
export async function layoutShifts(page: Page): Promise<readonly NotedShift[]> {
  await nextFrames(page)
  return page.evaluate(() => noted)
}

/** The cumulative layout shift, with one digit more than its limit (spec/faults P8). */
export function cumulative(shifts: readonly NotedShift[]): string {
  return shifts.reduce((sum, { value }) => sum + value, 0).toFixed(4)
}

/** Whether any element has moved (spec/faults P8). */
export function hasMoved(shifts: readonly NotedShift[]): boolean {
  return cumulative(shifts) !== '0.0000'
}

/** Resolves when changes have been drawn and observers have been notified. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
}
