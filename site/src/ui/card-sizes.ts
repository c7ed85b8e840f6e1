import { CARD_RATIOS } from 'contract/rules/crops.ts'
import type { LayoutClass } from 'contract/rules/image-choice.ts'

/** The height of a row of cards above 1024 px, in percent of the window's width: `--hang` of `.hung` in `styles/base.css`. */
const HANG = 22
/** The height of the featured events on home (`screens/home/home.module.css`). */
export const FEATURED_HANG = 33
/** The mean factor by which a row grows until it is full: between 1 and 1.5. */
const GROWTH = 1.25

/**
 * Returns the `sizes` of a card's picture. They are an estimate, because its width depends on its neighbours (decision 086).
 * Up to 640 px two portraits stand side by side, and any other picture has the whole width.
 */
export function cardSizes(layout: LayoutClass, hang = HANG): string {
  return `(width > 640px) ${inRows(layout, hang)}vw, ${layout === 'portrait' ? 50 : 100}vw`
}

/** The same for cards that become rows with a picture of 96 px up to 1024 px. */
export function briefCardSizes(layout: LayoutClass): string {
  return `(width > 1024px) ${inRows(layout, HANG)}vw, 96px`
}

function inRows(layout: LayoutClass, hang: number): number {
  return Math.round(CARD_RATIOS[layout] * hang * GROWTH)
}
