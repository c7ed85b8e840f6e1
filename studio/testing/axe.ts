import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const require = createRequire(import.meta.url)
/** The minified axe, which a browser parses in half the time. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Violations in Payload's own controls that no style sheet can correct: the rule, and a text in the element's HTML.
 * Add nothing here for our own components.
 */
const OF_PAYLOAD: readonly (readonly [rule: string, part: string])[] = [
  // The arrow and the cross of a select are for the mouse. By keyboard, the select itself does the same.
  ['aria-hidden-focus', 'dropdown-indicator'],
  ['aria-hidden-focus', 'clear-indicator'],
  ['nested-interactive', 'rs__multi-value'],
  ['nested-interactive', 'aria-roledescription="sortable"'],
  ['target-size', 'react-select-'],
  // Buttons with a picture only.
  ['button-name', 'upload-relationship-details__'],
  ['button-name', 'copy-to-clipboard'],
  ['button-name', 'file-details__'],
  // The two tabs of a record.
  ['list', 'doc-tabs__tabs'],
]

/** Payload's menu while a page loads: it may still close, and it fades while it closes. */
const UNSETTLED = '.nav:not(.nav--nav-animate)'

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly target: unknown; readonly html: string }[]
}

/**
 * The violations that axe finds in a page or a part of it, apart from those of Payload's own controls: `rule:
 * selector`. It waits until nothing moves, because an element that fades in has too little contrast until then.
 */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  await page.waitForFunction(
    (unsettled) =>
      document.querySelector(unsettled) === null &&
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
    UNSETTLED,
  )
  // By the browser's own protocol, because Playwright's `evaluate` takes twice as long for a text of this size.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: AXE })
  await session.detach()
  const options = { runOnly: RULES, resultTypes: ['violations'], preload: false }
  const context = part ? JSON.stringify(part) : 'document'
  const { violations } = await page.evaluate<{ violations: readonly Found[] }>(
    // The passed checks are left out, because there are many and all would be copied out of the page.
    `axe.run(${context}, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !OF_PAYLOAD.some(([rule, text]) => rule === id && html.includes(text)))
      .map(({ target }) => `${id}: ${String(target)}`),
  )
}
