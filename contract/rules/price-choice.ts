/** Values that are not given are absent or null. */
export interface PriceFields {
  readonly free?: boolean | null | undefined
  /** In Australian dollars, like `concession`. */
  readonly from?: number | null | undefined
  readonly concession?: number | null | undefined
  /** Shown in place of the numbers (spec/content A3). */
  readonly label?: string | null | undefined
}

/** In the words and the order of the form. */
export const PRICE_CHOICES = {
  free: 'Free',
  amount: 'From …',
  words: 'In words',
} as const

export type PriceChoice = keyof typeof PRICE_CHOICES

/** Undefined for a price that is free and also has an amount: staff must correct it (spec/content B1.21). */
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
 * Only the values of the choice remain. With words ("Free, with a museum ticket") the tick *Free* or the amounts
 * remain too, because filters and search engines cannot read a price from words.
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
