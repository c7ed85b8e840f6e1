import type { Page } from 'playwright-core'

/** As Chromium tells of it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

export interface NotedShift {
  readonly value: number
  /** Within half a second of a click or a key: Core Web Vitals leave these out. */
  readonly hadInput: boolean
  /** What moved. */
  readonly nodes: readonly string[]
}

declare const noted: NotedShift[]

/** Notes what moves in every document of a page. To be called before it is opened. */
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

/** What has moved in the document until now, when all that was begun has been drawn. */
export async function layoutShifts(page: Page): Promise<readonly NotedShift[]> {
  await nextFrames(page)
  return page.evaluate(() => noted)
}

/** Cumulative, to a digit more than the budget has (spec/faults P8). */
export function cumulative(shifts: readonly NotedShift[]): string {
  return shifts.reduce((sum, { value }) => sum + value, 0).toFixed(4)
}

/** Whether anything has moved (spec/faults P8). */
export function hasMoved(shifts: readonly NotedShift[]): boolean {
  return cumulative(shifts) !== '0.0000'
}

/** Resolves when what was changed has been drawn and observers have told of it. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
}
