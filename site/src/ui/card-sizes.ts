import type { LayoutClass } from 'contract/rules/image-choice.ts'

/** About how much of the window a card takes, in percent (`.hung` in `styles/base.css`): in rows, and below 640 px. */
const WIDTHS = {
  panorama: [55, 100],
  landscape: [42, 100],
  square: [28, 100],
  portrait: [22, 50],
} as const satisfies Record<LayoutClass, readonly [number, number]>

/** Returns the `sizes` of a card's picture. */
export function cardSizes(layout: LayoutClass): string {
  const [inRows, narrow] = WIDTHS[layout]
  return `(width > 640px) ${inRows}vw, ${narrow}vw`
}

/** The same where cards become rows with a picture of 96 px up to 1024 px. */
export function briefCardSizes(layout: LayoutClass): string {
  return `(width > 1024px) ${WIDTHS[layout][0]}vw, 96px`
}
