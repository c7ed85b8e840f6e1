import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const require = createRequire(import.meta.url)
/** The minified form of axe, which a browser reads in half the time. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Letters of fitted text are taller than their line, so axe cannot judge them (spec/behaviour §11.3). */
const FITTED_LINE = /^<span [^>]*data-fit=""/

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly target: unknown; readonly html: string }[]
}

interface AxeOptions {
  readonly without?: readonly string[]
  /** The rules to check; by default all of WCAG 2.2 AA and best practices. */
  readonly only?: readonly string[]
  readonly outside?: readonly string[]
}

/** The list of rules that passed is much larger and would be copied from the page too. */
const PICK_FOUND = `({ violations, incomplete }) => ({ violations, incomplete })`

/** The problems that axe finds on the current page, and what it could not judge, one line each (spec/design AX14). */
export async function axeFindings(
  page: Page,
  { without = [], only, outside = [] }: AxeOptions = {},
): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await load(page)
  const options = {
    runOnly: only ? { type: 'rule', values: only } : RULES,
    resultTypes: ['violations', 'incomplete'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // None of the rules reads style sheets.
    preload: { assets: ['media'] },
  }
  const parts = { include: [['html']], exclude: outside.map((selector) => [selector]) }
  const { violations, incomplete } = await page.evaluate<{
    violations: readonly Found[]
    incomplete: readonly Found[]
  }>(`axe.run(${JSON.stringify(parts)}, ${JSON.stringify(options)}).then(${PICK_FOUND})`)
  const notJudged = incomplete.map(withoutFittedLines).flatMap(toLines)
  return [...violations.flatMap(toLines), ...notJudged.map((line) => `not judged: ${line}`)]
}

/**
 * The page's policy accepts no other script, so axe is passed as text. It goes by the browser's own protocol, because
 * Playwright's `evaluate` takes twice as long for a text of this size.
 */
async function load(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: AXE })
  await session.detach()
}

function toLines({ id, nodes }: Found): string[] {
  return nodes.map(({ target }) => `${id}: ${String(target)}`)
}

function withoutFittedLines({ id, nodes }: Found): Found {
  const isExplained = ({ html }: Found['nodes'][number]) =>
    id === 'color-contrast' && FITTED_LINE.test(html)
  return { id, nodes: nodes.filter((node) => !isExplained(node)) }
}
