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
import { PAGED_COLLECTIONS } from '../paged.ts'

/** The one rich-text editor. It offers exactly what `RichText` of the answers can hold (spec/content A3). */
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
      enabledCollections: [...PAGED_COLLECTIONS],
      disableAutoLinks: true,
      // Payload's own hook percent-encodes values that it does not recognise as URLs, such as our paths.
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
