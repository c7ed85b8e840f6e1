import type { LayoutClass } from 'contract/rules/image-choice.ts'

/**
 * Returns how many cells each card of a grid takes (spec/design GR5). A panorama takes two if the count of cells before
 * it is even, so that rows of two or four columns have no gaps; every other card takes one.
 */
export function cardSpans(layouts: readonly (LayoutClass | undefined)[]): readonly (1 | 2)[] {
  let before = 0
  return layouts.map((layout) => {
    const span = layout === 'panorama' && before % 2 === 0 ? 2 : 1
    before += span
    return span
  })
}

/** Columns of twelve: a third, a half or the whole width. */
export type GallerySpan = 4 | 6 | 12

const ROW = 3
const PAIR = 2

/**
 * Returns the width of each picture of a gallery (spec/design §5.8). Rows have three or two pictures; a panorama, or a
 * picture without a neighbour, has a row of its own. Every row is full, and pictures keep their order.
 */
export function gallerySpans(layouts: readonly LayoutClass[]): GallerySpan[] {
  const spans: GallerySpan[] = []
  let run = 0
  for (const layout of layouts) {
    if (layout !== 'panorama') {
      run += 1
      continue
    }
    spans.push(...runSpans(run), 12)
    run = 0
  }
  return [...spans, ...runSpans(run)]
}

/** Rows of three, and as many rows of two (at most two) as are needed so that no picture is left over. */
function runSpans(count: number): GallerySpan[] {
  if (count === 1) return [12]
  const pairs = (ROW - (count % ROW)) % ROW
  const threes = (count - pairs * PAIR) / ROW
  return [...Array<GallerySpan>(threes * ROW).fill(4), ...Array<GallerySpan>(pairs * PAIR).fill(6)]
}

/** Columns of twelve that a card takes; one that is alone stands beside its words. */
export type CardSpan = 3 | 4 | 6 | 12

/**
 * Returns the width of each card of a short list, so that every row is full: rows of four, as many of three as are needed,
 * and a row of two where neither fits (spec/design GR5).
 */
export function rowSpans(count: number): readonly CardSpan[] {
  if (count === 1) return [12]
  if (count === 2) return [6, 6]
  if (count === 5) return [4, 4, 4, 6, 6]
  const threes = (4 - (count % 4)) % 4
  const fours = (count - threes * 3) / 4
  return [
    ...Array<CardSpan>(Math.max(0, fours) * 4).fill(3),
    ...Array<CardSpan>(threes * 3).fill(4),
  ]
}
