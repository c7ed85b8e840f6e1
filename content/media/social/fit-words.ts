/** Breaks words into lines. `widthOf` gives the unit of all widths. */

const ELLIPSIS = '…'

interface Box {
  readonly width: number
  readonly lines: number
}

export interface Fitted {
  readonly size: number
  readonly lines: readonly string[]
}

/**
 * Returns the largest size at which the words fit into a number of lines. If they do not fit at the smallest size,
 * whole words are left out and an ellipsis is added. A single word that is too wide for its line gets a still smaller
 * size.
 */
export function fitWords(
  text: string,
  {
    sizes,
    boxOf,
    widthOf,
  }: {
    /** Largest first. */
    readonly sizes: readonly number[]
    readonly boxOf: (size: number) => Box
    readonly widthOf: (text: string, size: number) => number
  },
): Fitted {
  const words = text.split(/\s+/).filter(Boolean)
  const fits = (size: number) => {
    const { width, lines: most } = boxOf(size)
    const widest = Math.max(0, ...words.map((word) => widthOf(word, size)))
    const lines = broken(words, (line) => widthOf(line, size) <= width)
    return widest <= width && lines.length <= most ? { size, lines } : undefined
  }
  for (const size of sizes) {
    const fitted = fits(size)
    if (fitted) return fitted
  }
  const smallest = sizes.at(-1) ?? 1
  const { width, lines: most } = boxOf(smallest)
  const widest = Math.max(...words.map((word) => widthOf(word + ELLIPSIS, smallest)))
  const size = widest > width ? Math.floor((smallest * width) / widest) : smallest
  return { size, lines: cut(words, most, (line) => widthOf(line, size) <= width) }
}

function broken(words: readonly string[], isFitting: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && isFitting(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function cut(
  words: readonly string[],
  most: number,
  isFitting: (line: string) => boolean,
): readonly string[] {
  for (let count = words.length; count > 0; count -= 1) {
    const kept = words.slice(0, count)
    const last = kept.pop() ?? ''
    const end = count < words.length ? last.replace(/[,.:;–-]+$/, '') + ELLIPSIS : last
    const lines = broken([...kept, end], isFitting)
    if (lines.length <= most) return lines
  }
  return []
}
