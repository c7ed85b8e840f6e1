import postcss, { type AtRule, type Root } from 'postcss'
import type { Plugin } from 'vite'
import { LATER } from './class-names.ts'
import { FIRST_SHEET, LATER_SHEET } from './src/process/sheet-names.ts'

export interface SplitStyles {
  readonly first: string
  readonly later: string
}

/**
 * Splits a sheet in two. The second sheet has the styles for print and the rules for classes that begin with `LATER`;
 * most pages load it without waiting for it (decision 084).
 */
export function splitStyles(css: string): SplitStyles {
  return { first: withRules(css, false), later: withRules(css, true) }
}

export const twoSheets: Plugin = {
  name: 'two-sheets',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const sheet = Object.values(bundle).find(
      (file) => file.type === 'asset' && file.names.includes(FIRST_SHEET),
    )
    if (sheet?.type !== 'asset') return
    const { first, later } = splitStyles(sheet.source.toString())
    delete bundle[sheet.fileName]
    for (const [name, source] of [
      [FIRST_SHEET, first],
      [LATER_SHEET, later],
    ] as const) {
      this.emitFile({ type: 'asset', name, originalFileName: name, source })
    }
  },
}

function withRules(css: string, isLater: boolean): string {
  const root = postcss.parse(css)
  narrow(root, isLater)
  return root.toString()
}

function narrow(container: Root | AtRule, isLater: boolean): void {
  container.each((node) => {
    if (node.type === 'atrule' && isOfPaper(node.name, node.params)) {
      if (!isLater) node.remove()
    } else if (node.type === 'rule') {
      // The minifier may have joined rules that belong to both sheets.
      const own = node.selectors.filter((selector) => selector.includes(`.${LATER}`) === isLater)
      if (own.length === 0) node.remove()
      else node.selectors = own
    } else if (node.type === 'atrule' && HOLDS_RULES.has(node.name) && node.nodes) {
      narrow(node, isLater)
      if (node.nodes.length === 0) node.remove()
    } else if (isLater) node.remove()
  })
}

const HOLDS_RULES = new Set(['container', 'layer', 'media', 'supports'])

function isOfPaper(name: string, params: string): boolean {
  return name === 'page' || (name === 'media' && /^print\b/.test(params))
}
