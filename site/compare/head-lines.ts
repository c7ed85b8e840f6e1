import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5'
import type { Normalise } from './normal-text.ts'

type Element = DefaultTreeAdapterTypes.Element

/**
 * In alphabetical order, without the title. Each declaration of an inline style is a line, because it has the colours
 * of the page.
 */
export function headLines(head: Element, normalise: Normalise): readonly string[] {
  return head.childNodes
    .filter((node) => tree.isElementNode(node))
    .filter(({ tagName }) => tagName !== 'title')
    .flatMap((element) => (element.tagName === 'style' ? styleLines(element) : [tag(element)]))
    .map(normalise)
    .toSorted()
}

function tag({ tagName, attrs }: Element): string {
  const written = attrs
    .filter(({ name }) => !/^(?:data-|nonce$|integrity$)/.test(name))
    .map(({ name, value }) => (value === '' ? name : `${name}=${JSON.stringify(value)}`))
    .toSorted()
  return [tagName, ...written].join(' ')
}

function styleLines(element: Element): readonly string[] {
  return element.childNodes
    .flatMap((node) => (tree.isTextNode(node) ? node.value.split(/[;{}]/) : []))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => `style ${text}`)
}
