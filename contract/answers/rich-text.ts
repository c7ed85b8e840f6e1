import * as v from 'valibot'
import { choice } from './field.ts'

/** The languages with which staff can mark a passage, as BCP 47 tags. The rest of a text is English. */
export const PassageLanguage = choice({
  wyi: 'Woiwurrung',
  am: 'Amharic',
  ar: 'Arabic',
  'zh-Hans': 'Chinese, simplified',
  'zh-Hant': 'Chinese, traditional',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  fr: 'French',
  de: 'German',
  el: 'Greek',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  is: 'Icelandic',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  la: 'Latin',
  mi: 'Māori',
  no: 'Norwegian',
  fa: 'Persian',
  pl: 'Polish',
  pt: 'Portuguese',
  pa: 'Punjabi',
  ru: 'Russian',
  sm: 'Samoan',
  sr: 'Serbian',
  so: 'Somali',
  es: 'Spanish',
  sv: 'Swedish',
  ta: 'Tamil',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
  cy: 'Welsh',
})
export type PassageLanguage = v.InferOutput<typeof PassageLanguage>

/** A run of words, a line break, or a link around runs (spec/content A3). */
export type Inline =
  | {
      readonly text: string
      readonly strong?: true | undefined
      readonly em?: true | undefined
      /** Absent if it is English. */
      readonly lang?: PassageLanguage | undefined
    }
  | { readonly br: true }
  | { readonly link: string; readonly children: readonly Inline[] }

const Run = v.object({
  text: v.string(),
  strong: v.optional(v.literal(true)),
  em: v.optional(v.literal(true)),
  lang: v.optional(PassageLanguage),
})
const Break = v.object({ br: v.literal(true) })
/** Links contain only runs and breaks, so the schema is not recursive. */
const InlineLink = v.object({ link: v.string(), children: v.array(v.union([Run, Break])) })
export const Inline: v.GenericSchema<Inline> = v.union([Run, Break, InlineLink])

const Inlines = v.array(Inline)

/** A heading's `id` is unique in its document. */
export const TextBlock = v.variant('type', [
  v.object({ type: v.literal('p'), children: Inlines }),
  v.object({ type: v.literal('h2'), id: v.string(), children: Inlines }),
  v.object({ type: v.literal('h3'), id: v.string(), children: Inlines }),
  v.object({ type: v.literal('ul'), items: v.array(Inlines) }),
  v.object({ type: v.literal('ol'), items: v.array(Inlines) }),
  v.object({ type: v.literal('quote'), children: Inlines, cite: v.optional(v.string()) }),
])
export type TextBlock = v.InferOutput<typeof TextBlock>

/** Formatted text: a closed tree, never HTML. */
export const RichText = v.array(TextBlock)
export type RichText = v.InferOutput<typeof RichText>
