import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'

/** What a link in text may lead to: every collection whose records have a page. */
const LINKED_COLLECTIONS = [
  'events',
  'venues',
  'artists',
  'guides',
  'articles',
  'participate',
  'past-festivals',
  'pages',
  'strands',
] as const

/** The one editor of formatted text: what `RichText` of the answers can hold, and nothing else (content A3). */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({
      enabledCollections: [...LINKED_COLLECTIONS],
      disableAutoLinks: true,
      // Payload's own hook encodes what it takes for no URL, among them paths of ours.
      fields: ({ defaultFields }) =>
        defaultFields
          .filter((field) => field.name !== 'newTab')
          .map((field) => (field.name === 'url' ? { ...field, hooks: {} } : field)),
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

/** Formatted text. */
export function richText(
  name: string,
  options: Pick<RichTextField, 'label' | 'required' | 'admin'> = {},
): RichTextField {
  return { name, type: 'richText', ...options }
}
