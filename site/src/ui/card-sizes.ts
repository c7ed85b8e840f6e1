import { CARD_RATIOS } from 'contract/rules/crops.ts'
import type { LayoutClass } from 'contract/rules/image-choice.ts'

/** Heights of a row of cards, in percent of the window's width: `--hang` of `.hung` in `styles/base.css`. */
const HANG = 22
/** The height of the featured events on home (`screens/home/home.module.css`). */
export const FEATURED_HANG = 33
/** The mean factor by which a row grows until it is full: between 1 and 1.5. */
const GROWTH = 1.25

/** Returns the `sizes` of a card's picture; its true width depends on its neighbours. */
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
