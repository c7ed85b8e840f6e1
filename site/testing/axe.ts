import axe from 'axe-core'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Letters of fitted text reach out of their line; their contrast is the theme's rule (spec/behaviour §11.3). */
const FITTED_LINE = /^<span [^>]*data-fit=""/

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly target: unknown; readonly html: string }[]
}

interface AxeOptions {
  /** Rules that another check stands for. */
  readonly without?: readonly string[]
  /** The rules that are asked; all of WCAG 2.2 AA and good practice otherwise. */
  readonly only?: readonly string[]
}

/** Only this leaves the page: what passed is much more, and would be copied as well. */
const PICK_FOUND = `({ violations, incomplete }) => ({ violations, incomplete })`

/** What axe finds wrong with a page as it is, one line each; what it could not judge as well (spec/design AX14). */
export async function axeFindings(
  page: Page,
  { without = [], only }: AxeOptions = {},
): Promise<readonly string[]> {
  // As text: the page's policy takes no other script.
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const options = {
    runOnly: only ? { type: 'rule', values: only } : RULES,
    resultTypes: ['violations', 'incomplete'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // No rule that is asked reads style sheets.
    preload: { assets: ['media'] },
  }
  const { violations, incomplete } = await page.evaluate<{
    violations: readonly Found[]
    incomplete: readonly Found[]
  }>(`axe.run(document, ${JSON.stringify(options)}).then(${PICK_FOUND})`)
  const notJudged = incomplete.map(withoutFittedLines).flatMap(toLines)
  return [...violations.flatMap(toLines), ...notJudged.map((line) => `not judged: ${line}`)]
}

function toLines({ id, nodes }: Found): string[] {
  return nodes.map(({ target }) => `${id}: ${String(target)}`)
}

function withoutFittedLines({ id, nodes }: Found): Found {
  const isExplained = ({ html }: Found['nodes'][number]) =>
    id === 'color-contrast' && FITTED_LINE.test(html)
  return { id, nodes: nodes.filter((node) => !isExplained(node)) }
}
