/** The cut may have left only half of the last word, so two words are dropped (spec/asked §9). */
const DROPPED_WORDS = 2
/** spec/asked §9. */
const DEFAULT_MAX = 600
/**
 * This many code units after the cut are read, so that no grapheme is cut in half. Graphemes of real text are shorter.
 */
const GRAPHEME_MARGIN = 256

export interface ExcerptOptions {
  /** In code points, without the suffix. */
  readonly max?: number
  /** `' [...]'` for prose, `'...'` for cards and meta descriptions. */
  readonly suffix?: string
}

/**
 * The beginning of a plain text, in whole words (spec/asked §9, spec/behaviour §10.2). White space is collapsed. A
 * text that is not longer than `max` is returned whole, and no text returns `''`. The result never ends inside a
 * grapheme.
 */
export function excerpt(
  text: string | null | undefined,
  { max = DEFAULT_MAX, suffix = ' [...]' }: ExcerptOptions = {},
): string {
  const flat = (text ?? '').replace(/\s+/g, ' ').trim()
  const cut = indexOfCodePoint(flat, max)
  if (cut === flat.length) return flat

  const pieces = flat.slice(0, cut).split(' ')
  const [first = '', ...others] = pieces
  const kept =
    pieces.length > DROPPED_WORDS
      ? pieces.slice(0, -DROPPED_WORDS).join(' ')
      : // There are too few words to drop two. Only the first word stays; if the cut is inside it, up to the cut.
        wholeGraphemes(flat, others.length === 0 ? cut : first.length)
  // Removes marks that would introduce the dropped words, such as a comma or a dash.
  return kept.replace(/[\s,;:–—-]+$/, '') + suffix
}

function indexOfCodePoint(text: string, count: number): number {
  if (text.length <= count) return text.length
  let index = 0
  for (let point = 0; point < count && index < text.length; point += 1) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1
  }
  return index
}

function wholeGraphemes(text: string, end: number): string {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const around = graphemes.segment(text.slice(0, end + GRAPHEME_MARGIN))
  return text.slice(0, around.containing(end)?.index ?? end)
}
