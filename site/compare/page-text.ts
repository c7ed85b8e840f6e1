import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { descendants } from './descendants.ts'
import { headLines } from './head-lines.ts'
import type { Normalise } from './normal-text.ts'
import { treeLines } from './tree-lines.ts'

type Element = DefaultTreeAdapterTypes.Element

const INDENT = '  '
const STRUCTURED = 'application/ld+json'
/** They belong to one response, or change with every byte of the body. */
const UNKEPT_HEADERS = [
  'date',
  'age',
  'etag',
  'last-modified',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
]
/** Each item is printed on a separate line. */
const LISTS: Readonly<Record<string, string>> = {
  'content-security-policy': ';',
  'permissions-policy': ',',
}

export interface Reply {
  readonly status: number
  readonly headers: Iterable<readonly [string, string]>
  readonly body: string
}

export function pageText({ status, headers, body }: Reply, normalise: Normalise): string {
  const given = new Map(headers)
  const isPage = given.get('content-type')?.startsWith('text/html') === true
  return [
    `Status ${status}`,
    ...section('Headers', headerLines(given, normalise)),
    ...(isPage ? documentLines(body, normalise) : section('Body', bodyLines(body, normalise))),
    '',
  ].join('\n')
}

function headerLines(
  headers: ReadonlyMap<string, string>,
  normalise: Normalise,
): readonly string[] {
  return [...headers]
    .filter(([name]) => !UNKEPT_HEADERS.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => {
      const separator = LISTS[name]
      const parts = separator === undefined ? [value] : value.split(separator)
      return parts.map((part) => normalise(`${name}: ${part.trim()}`))
    })
}

function documentLines(body: string, normalise: Normalise): readonly string[] {
  // Visitors without script see the content of `noscript`.
  const document = parse(body, { scriptingEnabled: false })
  const elements = descendants(document)
  const head = elements.find(({ tagName }) => tagName === 'head')
  const title = elements.find(({ tagName }) => tagName === 'title')
  return [
    ...section('Title', title ? [JSON.stringify(textOf(title))] : []),
    ...section('Head', head ? headLines(head, normalise) : []),
    ...section('Structured data', structuredLines(elements, normalise)),
    ...section('Document', treeLines(document, normalise)),
  ]
}

function structuredLines(elements: readonly Element[], normalise: Normalise): readonly string[] {
  return elements
    .filter(({ attrs }) => attrs.some(({ value }) => value === STRUCTURED))
    .flatMap((element) => JSON.stringify(JSON.parse(textOf(element)), undefined, 2).split('\n'))
    .map(normalise)
}

function bodyLines(body: string, normalise: Normalise): readonly string[] {
  return body === '' ? [] : normalise(body).split('\n')
}

function section(name: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [name, ...lines.map((line) => INDENT + line)]
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
}
