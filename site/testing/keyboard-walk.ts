import type { Page } from 'playwright-core'

const TAB_DOWN = {
  type: 'rawKeyDown',
  key: 'Tab',
  code: 'Tab',
  windowsVirtualKeyCode: 9,
} as const

/**
 * Moves with Tab through the elements inside `within`, a selector. One line for each that Tab does not reach in
 * reading order, or whose focus is not seen (spec/design AX1, AX3; WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11).
 */
export async function keyboardFaults(page: Page, within: string): Promise<string[]> {
  const count = await page.evaluate(beginWalk, within)
  // One press for each element, and more for each audio player (`beginWalk`).
  await pressTab(page, count)
  return page.evaluate(endWalk)
}

/** Presses Tab several times. The presses are sent together, which takes a quarter of the time. */
async function pressTab(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await Promise.all(
    Array.from({ length: times }, () => session.send('Input.dispatchKeyEvent', TAB_DOWN)),
  )
  await session.send('Input.dispatchKeyEvent', { ...TAB_DOWN, type: 'keyUp' })
  await session.detach()
}

declare global {
  interface Window {
    endWalk?: () => string[]
  }
}

function endWalk(): string[] {
  return window.endWalk?.() ?? []
}

/** Runs inside the page. Checks each element at the next key press, because the page has come to rest by then. */
function beginWalk(within: string): number {
  const STOPS = 'a[href], button, input, select, textarea, summary, audio, [tabindex="0"]'
  const stops = [...document.querySelectorAll<HTMLElement>(`${within} :is(${STOPS})`)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      // In a group of radio buttons, Tab reaches only the chosen one.
      !each.matches('[tabindex="-1"], :disabled, [type=hidden], [type=radio]:not(:checked)'),
  )
  const faults: string[] = []
  let expected = 0

  function judge(): void {
    const stop = document.activeElement
    const index = stop ? stops.indexOf(stop as HTMLElement) : -1
    if (!stop || index === -1) return
    const name = `${stop.tagName} "${(stop.textContent || stop.ariaLabel || stop.id).slice(0, 40)}"`
    if (index !== expected) faults.push(`${name} is stop ${index}, not ${expected}`)
    expected = index + 1
    const outlines = [null, '::after'].map((part) => getComputedStyle(stop, part).outlineStyle)
    if (outlines.every((style) => style === 'none')) faults.push(`${name} does not show its focus`)
    const over = whatHides(stop)
    if (over) faults.push(`${name} lies under ${over.tagName}.${over.getAttribute('class')}`)
  }
  /** The element that covers the whole first line of a focused element. */
  function whatHides(stop: Element): Element | undefined {
    const line = stop.getClientRects()[0] ?? stop.getBoundingClientRect()
    const [left, right] = [Math.max(line.left, 0), Math.min(line.right, innerWidth)]
    const [top, bottom] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)]
    const hits = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) =>
      document.elementFromPoint(left + part * (right - left), top + part * (bottom - top)),
    )
    const isSeen = hits.some((hit) => hit && (stop.contains(hit) || hit.contains(stop)))
    return isSeen ? undefined : (hits[0] ?? document.documentElement)
  }

  const start = document.querySelector<HTMLElement>(within)
  start?.setAttribute('tabindex', '-1')
  start?.focus()
  document.addEventListener('keydown', judge)
  window.endWalk = () => {
    judge()
    document.removeEventListener('keydown', judge)
    if (expected < stops.length) faults.push(`ends at stop ${expected} of ${stops.length}`)
    return faults
  }
  // Chromium's audio player has three parts that Tab reaches: a button, a time line and a volume. No listener hears
  // their keys, so two more presses are necessary.
  const INSIDE_PLAYER = 2
  return stops.length + INSIDE_PLAYER * stops.filter((each) => each.matches('audio')).length
}
