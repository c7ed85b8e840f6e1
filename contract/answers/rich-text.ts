import * as v from 'valibot'

/** A run of words, a line break, or a link around runs (spec/content A3). */
export type Inline =
  | { readonly text: string; readonly strong?: true | undefined; readonly em?: true | undefined }
  | { readonly br: true }
  | { readonly link: string; readonly children: readonly Inline[] }

const Run = v.object({
  text: v.string(),
  strong: v.optional(v.literal(true)),
  em: v.optional(v.literal(true)),
})
const Break = v.object({ br: v.literal(true) })
/** Links hold runs and breaks only, so nothing is recursive. */
const InlineLink = v.object({ link: v.string(), children: v.array(v.union([Run, Break])) })
export const Inline: v.GenericSchema<Inline> = v.union([Run, Break, InlineLink])

const Inlines = v.array(Inline)

/** One block of running text. A heading's `id` is unique in its document. */
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
