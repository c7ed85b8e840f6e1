import type { LayoutClass } from 'contract/rules/image-choice.ts'

/** Columns of twelve: a third, a half or the whole width. */
export type GallerySpan = 4 | 6 | 12

const ROW = 3
const PAIR = 2

/**
 * How wide each picture of a gallery stands (spec/design §5.8): rows of three or two, a panorama and a picture
 * without a neighbour on rows of their own. Every row is full, in reading order.
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

/** Threes, with the twos that keep the last picture from standing alone. */
function runSpans(count: number): GallerySpan[] {
  if (count === 1) return [12]
  const pairs = (ROW - (count % ROW)) % ROW
  const threes = (count - pairs * PAIR) / ROW
  return [...Array<GallerySpan>(threes * ROW).fill(4), ...Array<GallerySpan>(pairs * PAIR).fill(6)]
}
