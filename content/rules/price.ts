import { priceChoice, type PriceFields } from 'contract/rules/price-choice.ts'
import { error, warning, type Finding, type Maybe } from './finding.ts'

/** Finds a price beside "Free", which visitors would not see (spec/content B1.21), and an empty price. */
export function checkPrice(field: string, price: Maybe<PriceFields>): Finding[] {
  if (!price) return []
  if (priceChoice(price) === undefined) {
    const message = 'Choose "Free" or this price: visitors would read "Free"'
    return (['from', 'concession'] as const)
      .filter((name) => price[name])
      .map((name) => error(`${field}.${name}`, message))
  }
  const saysNothing = !price.free && !price.label && typeof price.from !== 'number'
  return saysNothing
    ? [warning(`${field}.from`, 'Without an amount or words visitors read "Ticketed"')]
    : []
}
