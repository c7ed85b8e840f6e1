/** Dropped from the end of the cut: the last may be half a word (spec/asked §9). */
const DROPPED_WORDS = 2
/** spec/asked §9. */
const DEFAULT_MAX = 600
/** No grapheme worth keeping is longer than this many code units beyond the cut. */
const GRAPHEME_MARGIN = 256

export interface ExcerptOptions {
  /** In code points, without the suffix. */
  readonly max?: number
  /** `' [...]'` for prose, `'...'` for cards and meta descriptions. */
  readonly suffix?: string
}

/**
 * The beginning of a plain text, whole words only (spec/asked §9, spec/behaviour §10.2). Rich text is
 * flattened first; white space is collapsed here. A text no longer than `max` is unchanged; no text
 * gives `''`. Never ends inside a grapheme.
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
      : // Too few words to drop two: the first one stays, cut where it is the only one.
        wholeGraphemes(flat, others.length === 0 ? cut : first.length)
  // These marks lead to the words that are cut off, so none stands before the suffix.
  return kept.replace(/[\s,;:–—-]+$/, '') + suffix
}

/** Where the first `count` code points end, in code units. */
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
