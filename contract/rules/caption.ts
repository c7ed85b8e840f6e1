/** One run of a caption; `em` runs stood in square brackets. */
export interface CaptionNode {
  readonly text: string
  readonly em?: true
}

/**
 * A caption as nodes, never HTML: the text inside innermost balanced square brackets becomes `em`
 * and the brackets go (spec/asked §9, spec/behaviour §10.3). Empty and unbalanced brackets stay as
 * typed.
 */
export function caption(text: string): readonly CaptionNode[] {
  const nodes: CaptionNode[] = []
  let end = 0
  // Neither bracket may stand inside, so every attempt ends at the next one: linear for 1 MB of
  // `[`.
  for (const match of text.matchAll(/\[([^[\]]+)\]/g)) {
    if (match.index > end) nodes.push({ text: text.slice(end, match.index) })
    nodes.push({ text: match[1] ?? '', em: true })
    end = match.index + match[0].length
  }
  if (end < text.length) nodes.push({ text: text.slice(end) })
  return nodes
}

/**
 * A caption without its brackets, for where nothing can be set in italics: the document's head.
 * @example plainTitle('Who Owns the [Night]?') // 'Who Owns the Night?'
 */
export function plainTitle(text: string): string {
  return caption(text)
    .map((node) => node.text)
    .join('')
}
