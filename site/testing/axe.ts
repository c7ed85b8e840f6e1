import axe from 'axe-core'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Letters of fitted text reach out of their line; their contrast is the theme's rule (behaviour §11.3). */
const FITTED_LINE = /\._line_\w+$/

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly target: unknown }[]
}

/** What axe finds wrong with a page as it is, one line each; what it could not judge as well (design AX14). */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  // As text: the page's policy takes no other script.
  await page.evaluate(axe.source)
  const { violations, incomplete } = await page.evaluate<{
    violations: readonly Found[]
    incomplete: readonly Found[]
  }>(`axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`)
  const notJudged = incomplete.flatMap(toLines).filter((line) => !isExplained(line))
  return [...violations.flatMap(toLines), ...notJudged.map((line) => `not judged: ${line}`)]
}

function toLines({ id, nodes }: Found): string[] {
  return nodes.map(({ target }) => `${id}: ${String(target)}`)
}

function isExplained(line: string): boolean {
  return line.startsWith('color-contrast: ') && FITTED_LINE.test(line)
}
