import type { PRICE_CHOICES } from './kinds.ts'

/** A price as a form holds it: what is not given is empty. */
export interface PriceFields {
  readonly free?: boolean | null | undefined
  /** In Australian dollars, as the next. */
  readonly from?: number | null | undefined
  readonly concession?: number | null | undefined
  /** Shown in place of the numbers (spec/content A3). */
  readonly label?: string | null | undefined
}

export type PriceChoice = keyof typeof PRICE_CHOICES

/**
 * Which of the three a stored price is; undefined for one that is free and has an amount, which staff must decide (spec/content
 * B1.21).
 */
export function priceChoice({
  free,
  from,
  concession,
  label,
}: PriceFields): PriceChoice | undefined {
  if (free && (from || concession)) return undefined
  if (label) return 'words'
  return free ? 'free' : 'amount'
}

/**
 * The price after a choice: only what that choice says is left of it. Words ("Free, with a museum ticket") do not say to filters
 * and search engines what it costs, so beside them the tick *Free* or the amounts stay.
 */
export function choosePrice(choice: PriceChoice, price: PriceFields): Required<PriceFields> {
  const { from = null, concession = null, label = null } = price
  switch (choice) {
    case 'free':
      return { free: true, from: null, concession: null, label: null }
    case 'amount':
      return { free: false, from, concession, label: null }
    case 'words':
      return { free: Boolean(price.free) && !from && !concession, from, concession, label }
  }
}
