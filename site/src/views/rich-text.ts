import type { Inline, RichText, TextBlock } from 'contract/answers/rich-text.ts'

/** Formatted text, as in the answer (spec/content A3). `ui/` takes it from here, because it may not know answers. */
export type RichTextView = RichText
export type TextBlockView = TextBlock
export type InlineView = Inline

/** Returns the plain text of formatted text, with a space between blocks. */
export function plainText(body: RichText): string {
  return body
    .flatMap((block) => ('items' in block ? block.items : [block.children]))
    .map((inlines) => inlines.map(inlineText).join(''))
    .join(' ')
}

/** Returns a text up to the first full stop, question mark or exclamation mark at the end of a word. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}

function inlineText(inline: Inline): string {
  if ('br' in inline) return ' '
  return 'link' in inline ? inline.children.map(inlineText).join('') : inline.text
}
