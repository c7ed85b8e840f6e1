import {
  PassageLanguage,
  type Inline,
  type RichText,
  type TextBlock,
} from 'contract/answers/rich-text.ts'
import { slug } from 'contract/rules/slug.ts'
import * as v from 'valibot'

interface Node {
  readonly type: string
  readonly text?: string
  readonly format?: number | string
  /** What the editor's features keep with a text, such as `lang` of a marked passage. */
  readonly $?: { readonly lang?: unknown }
  readonly tag?: string
  readonly listType?: string
  readonly fields?: {
    readonly url?: string
    readonly linkType?: string
    readonly doc?: { relationTo: string; value: number }
  }
  readonly children?: readonly Node[]
}

/** Undefined for a record that is not public or has no page. */
export type ResolveLink = (collection: string, id: number) => string | undefined

/** Lexical stores the formats of a text as bits. Answers have only these two. */
const BOLD = 1
const ITALIC = 2
/** Nobody writes texts with deeper nesting. A tree of 10,000 levels would overflow the stack (spec/faults E2). */
const MAX_DEPTH = 32

/**
 * Converts Lexical's tree to our own node types (spec/content A3). An unknown node is removed and its words are kept;
 * words that are in no paragraph become one. A link to a record that is not public becomes plain words. `uniqueId`
 * returns the id of a heading.
 */
export function richText(
  root: unknown,
  resolve: ResolveLink,
  uniqueId: UniqueIds = createUniqueIds(),
): RichText {
  return blocks(childrenOf((root as { root?: Node } | undefined)?.root), 0)

  function blocks(nodes: readonly Node[], depth: number): TextBlock[] {
    if (depth > MAX_DEPTH) return []
    return withParagraphs(nodes).flatMap((node): TextBlock[] => {
      switch (node.type) {
        case 'paragraph': {
          const children = inlines(node, 0)
          return children.length > 0 ? [{ type: 'p', children }] : []
        }
        case 'heading': {
          const children = inlines(node, 0)
          const type = node.tag === 'h3' ? 'h3' : 'h2'
          return children.length > 0
            ? [{ type, id: uniqueId(plainInlines(children)), children }]
            : []
        }
        case 'list': {
          const items = childrenOf(node)
            .map((item) => inlines(item, 0))
            .filter((item) => item.length > 0)
          return items.length > 0 ? [{ type: node.listType === 'number' ? 'ol' : 'ul', items }] : []
        }
        case 'quote': {
          const children = inlines(node, 0)
          return children.length > 0 ? [{ type: 'quote', children }] : []
        }
        default:
          return blocks(childrenOf(node), depth + 1)
      }
    })
  }

  function inlines(node: Node, depth: number): Inline[] {
    if (depth > MAX_DEPTH) return []
    return childrenOf(node).flatMap((child): Inline[] => {
      switch (child.type) {
        case 'text':
          return child.text ? [run(child)] : []
        case 'linebreak':
          return [{ br: true }]
        case 'link':
          return link(child, depth)
        default:
          return inlines(child, depth + 1)
      }
    })
  }

  function link(node: Node, depth: number): Inline[] {
    // Of a link inside a link, only the outer one is kept, with the words of both.
    const children = inlines(node, depth + 1).flatMap((child) =>
      'link' in child ? child.children : [child],
    )
    const { linkType, doc, url } = node.fields ?? {}
    // When staff switch between the two kinds of link, the editor keeps the old target too.
    const href = doc && linkType !== 'custom' ? resolve(doc.relationTo, doc.value) : url
    return href && children.length > 0 ? [{ link: href, children }] : children
  }
}

/** Returns the id of a heading: `works`, or `works-2` if another heading has that id (spec/content A3). */
export type UniqueIds = (text: string) => string

/** For the headings of one document. */
export function createUniqueIds(): UniqueIds {
  const ids = new Set<string>()
  return (text) => {
    const base = slug(text) || 'section'
    let id = base
    for (let n = 2; ids.has(id); n += 1) id = `${base}-${n}`
    ids.add(id)
    return id
  }
}

function run({ text = '', format, $: kept }: Node): Inline {
  const bits = typeof format === 'number' ? format : 0
  const lang = kept?.lang
  return {
    text: text.normalize('NFC'),
    ...(bits & BOLD ? { strong: true } : {}),
    ...(bits & ITALIC ? { em: true } : {}),
    ...(v.is(PassageLanguage, lang) ? { lang } : {}),
  }
}

const INLINE = new Set(['text', 'linebreak', 'link'])

/** Words that are directly between blocks are put into paragraphs. */
function withParagraphs(nodes: readonly Node[]): readonly Node[] {
  if (!nodes.some(({ type }) => INLINE.has(type))) return nodes
  const blocks: Node[] = []
  let loose: Node[] = []
  for (const node of nodes) {
    if (!INLINE.has(node.type)) {
      blocks.push(node)
      loose = []
      continue
    }
    if (loose.length === 0) blocks.push({ type: 'paragraph', children: loose })
    loose.push(node)
  }
  return blocks
}

function childrenOf(node: Node | undefined): readonly Node[] {
  return node?.children ?? []
}

/** With a space between blocks. */
export function plainText(text: RichText): string {
  return text
    .map((block) =>
      'items' in block ? block.items.map(plainInlines).join(' ') : plainInlines(block.children),
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function plainInlines(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if ('br' in inline) return ' '
      return 'link' in inline ? plainInlines(inline.children) : inline.text
    })
    .join('')
}
