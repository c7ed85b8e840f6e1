import { defaultTreeAdapter as tree, html, type DefaultTreeAdapterTypes } from 'parse5'
import { createNames, type Names } from './accessible-name.ts'
import type { Normalise } from './normal-text.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

const INDENT = '  '
/** Readers do not see these elements. */
const LEFT_OUT = ['script', 'style', 'link', 'meta', 'template', 'head']
const HOW_IT_LOOKS = ['class', 'style']
const HOW_IT_IS_LOADED = [
  'srcset',
  'sizes',
  'loading',
  'decoding',
  'fetchpriority',
  'crossorigin',
  'referrerpolicy',
  'nonce',
]
/** `nameLines` prints these as text. */
const WHAT_NAMES_IT = ['aria-label', 'aria-labelledby', 'aria-describedby', 'for']
const UNMET = new Set([...HOW_IT_LOOKS, ...HOW_IT_IS_LOADED, ...WHAT_NAMES_IT])
/** The other attributes of a drawing are geometry. */
const MET_IN_DRAWING = /^(?:role|aria-.*|href|xlink:href|tabindex|lang|id)$/
/** Made by React's `useId`, with the prefix of their root. */
const MADE_IDS = /\S*(?:«[^»]*»|:[rR][0-9a-z]*:|_[rR]_[0-9a-zA-Z]*_)\S*/g

interface Lines {
  readonly names: Names
  readonly normalise: Normalise
}

/**
 * A document as a reader meets it, with one line for each tag, attribute or text. Attributes follow their tag, as
 * `@href /program`, then its name and description, as `name: …`. What a reader does not meet is left out, such as
 * classes.
 */
export function treeLines(document: Node, normalise: Normalise): readonly string[] {
  return childLines(document, { names: createNames(document), normalise })
}

function childLines(node: Node, lines: Lines): readonly string[] {
  return runsOf(node).flatMap((child) =>
    typeof child === 'string' ? textLines(child, lines) : elementLines(child, lines),
  )
}

/** Texts that are separated only by a comment or a script are joined. */
function runsOf(node: Node): readonly (Element | string)[] {
  const runs: (Element | string)[] = []
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const last = runs.at(-1)
    if (tree.isTextNode(child)) {
      if (typeof last === 'string') runs[runs.length - 1] = last + child.value
      else runs.push(child.value)
    } else if (tree.isElementNode(child) && !LEFT_OUT.includes(child.tagName)) runs.push(child)
  }
  return runs
}

function textLines(text: string, { normalise }: Lines): readonly string[] {
  const collapsed = text.replace(/\s+/g, ' ')
  return collapsed === '' ? [] : [JSON.stringify(normalise(collapsed))]
}

function elementLines(element: Element, lines: Lines): readonly string[] {
  const own = [...attributeLines(element, lines.normalise), ...nameLines(element, lines)]
  const inside = [...own, ...childLines(element, lines)]
  const isShape = isDrawn(element) && element.tagName !== 'svg'
  if (isShape && inside.length === 0) return []
  return [element.tagName, ...inside.map((line) => INDENT + line)]
}

function attributeLines(element: Element, normalise: Normalise): readonly string[] {
  return element.attrs
    .filter(({ name, value }) => isMet(element, name, value))
    .map(({ name, value }) => {
      const text = normalise(value.replace(MADE_IDS, '{made}').replace(/\s+/g, ' '))
      return text === '' ? `@${name}` : `@${name} ${text}`
    })
    .toSorted()
}

function isMet(element: Element, name: string, value: string): boolean {
  if (UNMET.has(name) || /^(?:data-|on)/.test(name)) return false
  if (name === 'id' && value.replace(MADE_IDS, '') === '') return false
  return !isDrawn(element) || MET_IN_DRAWING.test(name)
}

function isDrawn(element: Element): boolean {
  return tree.getNamespaceURI(element) === html.NS.SVG
}

function nameLines(element: Element, { names, normalise }: Lines): readonly string[] {
  return Object.entries(names.of(element)).map(([what, text]) => `${what}: ${normalise(text)}`)
}
