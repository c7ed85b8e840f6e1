import { CARD_RATIOS } from 'contract/rules/crops.ts'
import type { LayoutClass } from 'contract/rules/image-choice.ts'

/** The height of a row of cards, in percent of the window's width. */
export interface Hang {
  /** Above 1024 px. */
  readonly desk: number
  /** From 641 to 1024 px. */
  readonly tablet: number
}

/** `--hang` of `.hung` in `styles/base.css`. */
const HANG: Hang = { desk: 22, tablet: 30 }
/** The height of the featured events on home (`screens/home/home.module.css`). */
export const FEATURED_HANG: Hang = { desk: 33, tablet: 33 }
/** The factor by which a row grows until it is full, on average: between 1 and 1.5, on a tablet between 1 and 2. */
const GROWTH = 1.25

/** An estimate, because a card's width depends on its neighbours (decision 086). */
export function cardSizes(layout: LayoutClass, hang = HANG): string {
  const [desk, tablet] = [inRows(layout, hang.desk), inRows(layout, hang.tablet)]
  const phone = layout === 'portrait' ? 50 : 100
  return `(width > 1024px) ${desk}vw, (width > 640px) ${tablet}vw, ${phone}vw`
}

/** Returns the `sizes` for brief cards, which up to 1024 px are rows with a picture of 96 px. */
export function briefCardSizes(layout: LayoutClass): string {
  return `(width > 1024px) ${inRows(layout, HANG.desk)}vw, 96px`
}

function inRows(layout: LayoutClass, height: number): number {
  return Math.round(CARD_RATIOS[layout] * height * GROWTH)
}
