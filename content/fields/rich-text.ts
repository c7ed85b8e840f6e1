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
import { COLLECTIONS_WITH_PAGE } from '../records/with-page.ts'
import { textLinkFields } from './links.ts'
import { PassageLanguageFeature } from './passage-language.ts'

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
      enabledCollections: [...COLLECTIONS_WITH_PAGE],
      // An address in a text becomes a link only if somebody makes it one. `rules/links.ts` still checks links that
      // earlier versions made automatically.
      disableAutoLinks: true,
      fields: ({ defaultFields }) => textLinkFields(defaultFields),
    }),
    PassageLanguageFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

export function richText(
  name: string,
  options: Pick<RichTextField, 'label' | 'required' | 'admin'> = {},
): RichTextField {
  return { name, type: 'richText', ...options }
}
