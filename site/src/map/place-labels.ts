import type { Point } from 'contract/rules/web-mercator.ts'
import type { GroundLabel } from './street-map-view.ts'

/** A box in CSS pixels; `x` and `y` are its centre. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** More names than this make the map harder to read. Chosen by eye. */
const MOST_LABELS = 24
/** The width of an average letter and the height of a line in the names' type (`--t-xs`, 13 px), in CSS pixels. */
const LETTER_WIDTH = 7
const LINE_HEIGHT = 18

/**
 * Returns the place names that fit: by rank, and none that would overlap another name, a pin (`taken`) or the edge. Places
 * are in CSS pixels on a map of `size`.
 */
export function placeLabels<Label extends Pick<GroundLabel, 'text' | 'rank'> & Point>(
  labels: readonly Label[],
  taken: readonly Box[],
  size: { readonly width: number; readonly height: number },
): readonly Label[] {
  const boxes = [...taken]
  const placed: Label[] = []
  for (const label of labels.toSorted((a, b) => a.rank - b.rank)) {
    if (placed.length === MOST_LABELS) break
    const box = {
      x: label.x,
      y: label.y,
      width: [...label.text].length * LETTER_WIDTH,
      height: LINE_HEIGHT,
    }
    if (!isWithin(box, size) || boxes.some((other) => overlaps(box, other))) continue
    boxes.push(box)
    placed.push(label)
  }
  return placed
}

function overlaps(a: Box, b: Box): boolean {
  return (
    Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height
  )
}

function isWithin({ x, y, width, height }: Box, size: { width: number; height: number }): boolean {
  return (
    x - width / 2 >= 0 &&
    x + width / 2 <= size.width &&
    y - height / 2 >= 0 &&
    y + height / 2 <= size.height
  )
}
