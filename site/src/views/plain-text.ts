import type { Inline, RichText } from 'contract/answers/rich-text.ts'

/** The words of formatted text, a space between blocks: for descriptions and excerpts. */
export function plainText(body: RichText): string {
  return body
    .flatMap((block) => ('items' in block ? block.items : [block.children]))
    .map((inlines) => inlines.map(inlineText).join(''))
    .join(' ')
}

/** Up to the first full stop, question mark or exclamation mark that ends a word. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}

function inlineText(inline: Inline): string {
  if ('br' in inline) return ' '
  return 'link' in inline ? inline.children.map(inlineText).join('') : inline.text
}
