import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

export interface TestPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  readonly title: string
  /** In document order. */
  readonly headings: readonly { readonly level: number; readonly text: string }[]
  /** Names of landmark elements in document order: `header`, `nav Main`, `main`, `footer`. */
  readonly landmarks: readonly string[]
  readonly main: TestElement
  readonly document: TestElement
}

export interface TestElement {
  /** The text with white space collapsed. */
  readonly text: string
  /** Elements that match a name, an attribute, or both: `time`, `[rel=next]`, `a[rel=next]`. */
  all(selector: string): readonly TestElement[]
  attribute(name: string): string | undefined
  /** Links in order, with their text: `[text, href]`. */
  links(): readonly (readonly [text: string, href: string])[]
  /** `dl` rows by their term. */
  facts(): ReadonlyMap<string, string>
  /** The headings inside it in document order: `2 Open`. */
  outline(): readonly string[]
}

const LANDMARKS = ['header', 'nav', 'main', 'aside', 'footer', 'search', 'form']

export function readPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  html: string,
): TestPage {
  const document = parse(html)
  const elements = descendants(document)
  const find = (name: string) => elements.find(({ tagName }) => tagName === name)
  const title = find('title')
  const main = find('main')
  return {
    status,
    headers,
    html,
    title: title ? words(title) : '',
    headings: elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((element) => ({ level: Number(element.tagName.slice(1)), text: words(element) })),
    landmarks: elements.filter(({ tagName }) => LANDMARKS.includes(tagName)).map(landmarkName),
    main: wrap(main ?? elements[0]),
    document: wrap(elements[0]),
  }
}

function landmarkName(element: Element): string {
  const label = attribute(element, 'aria-label')
  return label ? `${element.tagName} ${label}` : element.tagName
}

/** Reads text and content only when a test asks for them, because most tests look at few elements. */
function wrap(element: Element | undefined): TestElement {
  let text: string | undefined
  let found: readonly Element[] | undefined
  const inside = () => (found ??= element ? descendants(element) : [])
  return {
    get text() {
      return (text ??= element ? words(element) : '')
    },
    all: (selector) => inside().filter(fitting(selector)).map(wrap),
    attribute: (name) => (element ? attribute(element, name) : undefined),
    links: () =>
      inside()
        .filter(({ tagName }) => tagName === 'a')
        .map((each) => [words(each), attribute(each, 'href') ?? ''] as const),
    facts: () => facts(inside()),
    outline: () =>
      inside()
        .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
        .map((each) => `${each.tagName.slice(1)} ${words(each)}`),
  }
}

function fitting(selector: string): (element: Element) => boolean {
  const [, name = '', key, value] =
    /^([a-z0-9]*)(?:\[([\w-]+)(?:=([^\]]*))?\])?$/.exec(selector) ?? []
  return (element) => {
    if (name !== '' && element.tagName !== name) return false
    if (key === undefined) return name !== ''
    const given = attribute(element, key)
    return value === undefined ? given !== undefined : given === value
  }
}

function facts(elements: readonly Element[]): ReadonlyMap<string, string> {
  const rows = new Map<string, string>()
  let term = ''
  for (const element of elements) {
    if (element.tagName === 'dt') term = words(element)
    if (element.tagName === 'dd')
      rows.set(term, [rows.get(term), words(element)].filter(Boolean).join(' '))
  }
  return rows
}

/** In document order. */
function descendants(node: Node, found: Element[] = []): readonly Element[] {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if (!tree.isElementNode(child)) continue
    found.push(child)
    descendants(child, found)
  }
  return found
}

/** The text as it is read: elements that break a line separate words. Scripts and styles are left out. */
function words(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim()
}

function rawText(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  if (tree.isElementNode(node) && ['script', 'style'].includes(node.tagName)) return ''
  const inside = 'childNodes' in node ? node.childNodes.map(rawText).join('') : ''
  const isInline =
    tree.isElementNode(node) &&
    ['a', 'em', 'strong', 'span', 'time', 'sup', 'bdi'].includes(node.tagName)
  return isInline ? inside : ` ${inside} `
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}
