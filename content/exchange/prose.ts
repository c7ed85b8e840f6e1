import {
  convertLexicalToMarkdown,
  convertMarkdownToLexical,
  editorConfigFactory,
} from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { COLLECTIONS_WITH_PAGE } from '../records/with-page.ts'
import { editor } from '../fields/rich-text.ts'

export interface Names {
  idOf(collection: string, name: string): number | string | undefined
  nameOf(collection: string, id: unknown): string | undefined
}

/** A link to a record is `https://record/{collection}/{name}` in Markdown. */
export interface Prose {
  /** Returns Lexical's tree, as the studio's editor saves it. */
  toTree(markdown: string, names: Pick<Names, 'idOf'>): unknown
  toMarkdown(tree: unknown, names: Pick<Names, 'nameOf'>): string
}

const RECORD = 'https://record/'

/** Uses Payload's converters with the editor of the collections. */
export async function createProse(config: SanitizedConfig): Promise<Prose> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor })
  return {
    toTree(markdown, { idOf }) {
      const tree = convertMarkdownToLexical({ editorConfig, markdown })
      const linked = markdown.includes(RECORD)
        ? mapLinks(tree, (fields) => toRecord(fields, idOf))
        : tree
      return markdown.includes('{lang=') ? readLanguages(linked) : linked
    },
    toMarkdown(tree, { nameOf }) {
      // All stored trees come from the editor or from `toTree`, so the tree has the type that is needed.
      const data = writeLanguages(mapLinks(tree, (fields) => toAddress(fields, nameOf))) as never
      return convertLexicalToMarkdown({ data, editorConfig }).replace(/[ \n]+$/, '')
    },
  }
}

type Fields = Readonly<Record<string, unknown>>

function toRecord(fields: Fields, idOf: Names['idOf']): Fields {
  const { url } = fields
  if (typeof url !== 'string' || !url.startsWith(RECORD)) return fields
  const [relationTo = '', ...rest] = url.slice(RECORD.length).split('/')
  const value = idOf(relationTo, rest.join('/'))
  const isPaged = COLLECTIONS_WITH_PAGE.some((slug) => slug === relationTo)
  if (!isPaged || value === undefined) return fields
  return { ...fields, linkType: 'internal', url: undefined, doc: { relationTo, value } }
}

function toAddress(fields: Fields, nameOf: Names['nameOf']): Fields {
  const { doc, linkType } = fields
  if (linkType !== 'internal' || typeof doc !== 'object' || doc === null) return fields
  const { relationTo, value }: { relationTo?: string; value?: unknown } = doc
  const name = nameOf(relationTo ?? '', value)
  return { ...fields, linkType: 'custom', doc: null, url: `${RECORD}${relationTo}/${name ?? ''}` }
}

function mapLinks(node: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(node)) return node.map((each) => mapLinks(each, change))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => {
    const isLink = key === 'fields' && 'type' in node && node.type === 'link'
    return [key, isLink ? change(value) : mapLinks(value, change)] as const
  })
  return Object.fromEntries(entries)
}

/** `[Wominjeka]{lang=wyi}`, a passage in another language. */
const PASSAGE = /\[([^\]]+)\]\{lang=([\w-]+)\}/

/** Each marked passage becomes a node of its own with its language. */
function readLanguages(tree: unknown): unknown {
  return mapTexts(tree, (node) => {
    const pieces = node.text.split(new RegExp(PASSAGE, 'g'))
    return pieces.flatMap((text, index) => {
      // The parts alternate: plain words, a passage, its language, plain words, …
      if (index % 3 === 2 || text === '') return []
      return index % 3 === 1
        ? [{ ...node, text, $: { lang: pieces[index + 1] } }]
        : [{ ...node, text }]
    })
  })
}

/** Marked passages become text in the form that `readLanguages` reads. */
function writeLanguages(tree: unknown): unknown {
  return mapTexts(tree, (node) => {
    const { $: kept, ...plain } = node
    return [
      kept?.lang === undefined ? node : { ...plain, text: `[${node.text}]{lang=${kept.lang}}` },
    ]
  })
}

interface TextNode {
  readonly type: 'text'
  readonly text: string
  readonly $?: { readonly lang?: string }
}

/** Each text node is replaced by the nodes that `change` returns. */
function mapTexts(node: unknown, change: (text: TextNode) => readonly object[]): unknown {
  if (Array.isArray(node)) {
    return node.flatMap((each) => (isText(each) ? change(each) : [mapTexts(each, change)]))
  }
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(
    ([key, value]) => [key, mapTexts(value, change)] as const,
  )
  return Object.fromEntries(entries)
}

function isText(node: unknown): node is TextNode {
  return (
    typeof node === 'object' && node !== null && 'text' in node && typeof node.text === 'string'
  )
}
