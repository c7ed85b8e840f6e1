/** One run of a caption. `em` means that the run was in square brackets and is shown in italics. */
export interface CaptionNode {
  readonly text: string
  readonly em?: true
}

/**
 * Parses a caption, never to HTML. The text in the innermost pair of square brackets becomes an `em` run without the
 * brackets (spec/asked §9, spec/behaviour §10.3). Empty brackets and brackets without a partner stay as typed.
 */
export function caption(text: string): readonly CaptionNode[] {
  const nodes: CaptionNode[] = []
  let end = 0
  // The expression allows no bracket inside, so an attempt to match ends at the next bracket. The time stays linear,
  // even for 1 MB of `[`.
  for (const match of text.matchAll(/\[([^[\]]+)\]/g)) {
    if (match.index > end) nodes.push({ text: text.slice(end, match.index) })
    nodes.push({ text: match[1] ?? '', em: true })
    end = match.index + match[0].length
  }
  if (end < text.length) nodes.push({ text: text.slice(end) })
  return nodes
}

/**
 * For places without italics, such as the document's head.
 * @example plainTitle('Who Owns the [Night]?') // 'Who Owns the Night?'
 */
export function plainTitle(text: string): string {
  return caption(text)
    .map((node) => node.text)
    .join('')
}
