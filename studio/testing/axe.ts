import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.2 A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What Payload's own controls break and no style sheet mends: the rule, and what the element's HTML holds. Nothing is to
 * be added here for a component of ours.
 */
const OF_PAYLOAD: readonly (readonly [rule: string, part: string])[] = [
  // The arrow and the cross of a select are for the mouse; the select itself has keys for both.
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

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly target: unknown; readonly html: string }[]
}

/** What axe finds wrong with a page as it is, or with a part of it, beyond what is Payload's own: `rule: selector`. */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(axe.source)
  const options = { runOnly: RULES, resultTypes: ['violations'], preload: false }
  const context = part ? JSON.stringify(part) : 'document'
  const { violations } = await page.evaluate<{ violations: readonly Found[] }>(
    // What passed is much more, and would be copied out of the page as well.
    `axe.run(${context}, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !OF_PAYLOAD.some(([rule, text]) => rule === id && html.includes(text)))
      .map(({ target }) => `${id}: ${String(target)}`),
  )
}
