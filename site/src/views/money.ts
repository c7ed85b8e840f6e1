import type { Money } from 'contract/answers/parts.ts'

/**
 * A price in words: "Free", "$35", "$45, concession $30". What staff wrote (`label`) replaces the numbers (spec/content
 * A3). Without a number it is "Ticketed", which promises no price.
 */
export function priceText({ free, from, concession, label }: Money): string {
  if (label) return label
  if (free) return 'Free'
  if (from === undefined) return 'Ticketed'
  return concession === undefined
    ? dollars(from)
    : `${dollars(from)}, concession ${dollars(concession)}`
}

function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
}
