import type { Inline, RichText, TextBlock } from 'contract/answers/rich-text.ts'

/** Formatted text as it is drawn: the answer's own closed tree (spec/content A3), which needs no other form. */
export type RichTextView = RichText
export type TextBlockView = TextBlock
export type InlineView = Inline
