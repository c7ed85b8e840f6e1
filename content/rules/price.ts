import { priceChoice, type PriceFields } from 'contract/rules/price-choice.ts'
import { error, warning, type Finding, type Maybe } from './finding.ts'

const AMOUNTS = ['from', 'concession'] as const

/**
 * Finds a missing price, and a price beside "Free", which visitors would not see (spec/content B1.21). If the public
 * version (`publicPrice`) has the same contradiction, that is only a warning: with an error nobody could cancel a
 * session from a phone, where the price cannot be corrected.
 */
export function checkPrice(
  field: string,
  price: Maybe<PriceFields>,
  publicPrice?: Maybe<PriceFields>,
): Finding[] {
  if (price && priceChoice(price) === undefined) {
    const isPublic =
      publicPrice?.free &&
      AMOUNTS.every((name) => (price[name] ?? null) === (publicPrice[name] ?? null))
    const find = isPublic ? warning : error
    const message = 'Choose "Free" or this price: visitors would read "Free"'
    return AMOUNTS.filter((name) => price[name]).map((name) => find(`${field}.${name}`, message))
  }
  const isMissing = !price?.free && !price?.label && typeof price?.from !== 'number'
  return isMissing
    ? [warning(`${field}.from`, 'The price is missing: visitors would read "Ticketed"')]
    : []
}
