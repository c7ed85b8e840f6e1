import type { LayoutClass } from 'contract/rules/image-choice.ts'

/** A width in columns of twelve: a third, a half or the whole width. */
export type GallerySpan = 4 | 6 | 12

const ROW = 3
const PAIR = 2

/** Rows of two or three, each full and in order; a panorama or a lone picture has its own row (spec/design §5.8). */
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
