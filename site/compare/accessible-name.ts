import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5'
import { descendants } from './descendants.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

const LABELLED = ['input', 'select', 'textarea', 'meter', 'progress', 'output']
const SILENT = ['script', 'style', 'template']

/** What is said besides the content of an element. */
export interface Said {
  readonly name?: string
  readonly description?: string
}

export interface Names {
  of(element: Element): Said
}

/**
 * Names from other elements (`aria-labelledby`, `label`) and from `aria-label`. A name that is the content of the
 * element is left out. Names from `alt`, `title` or `placeholder` are printed with these attributes.
 */
export function createNames(document: Node): Names {
  const elements = descendants(document)
  const byId = new Map(elements.flatMap((each) => entryOf(each)))
  const labels = elements.filter(({ tagName }) => tagName === 'label')

  const textOf = (ids: string | undefined) =>
    ids === undefined
      ? undefined
      : ids
          .split(/\s+/)
          .map((id) => byId.get(id))
          .map((each) => (each ? spoken(each) : '{missing}'))
          .join(' ')

  function labelOf(element: Element): string | undefined {
    if (!LABELLED.includes(element.tagName)) return undefined
    const id = attribute(element, 'id')
    const own = labels.filter(
      (label) =>
        (id !== undefined && attribute(label, 'for') === id) ||
        descendants(label).includes(element),
    )
    return own.length > 0 ? own.map((label) => words(label)).join(' ') : undefined
  }

  return {
    of(element) {
      const name =
        textOf(attribute(element, 'aria-labelledby')) ??
        attribute(element, 'aria-label') ??
        labelOf(element)
      const description = textOf(attribute(element, 'aria-describedby'))
      return {
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
      }
    },
  }
}

function entryOf(element: Element): readonly (readonly [string, Element])[] {
  const id = attribute(element, 'id')
  return id === undefined ? [] : [[id, element]]
}

function spoken(element: Element): string {
  return attribute(element, 'aria-label') ?? words(element)
}

function words(element: Element): string {
  return rawWords(element).replace(/\s+/g, ' ').trim()
}

function rawWords(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  if (tree.isElementNode(node)) {
    if (SILENT.includes(node.tagName) || attribute(node, 'aria-hidden') === 'true') return ''
    if (node.tagName === 'img') return attribute(node, 'alt') ?? ''
  }
  return 'childNodes' in node ? node.childNodes.map(rawWords).join(' ') : ''
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}
