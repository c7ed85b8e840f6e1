import { error, type Finding, type Maybe } from './finding.ts'

export interface PriceFields {
  readonly free?: Maybe<boolean>
  readonly from?: Maybe<number>
  readonly concession?: Maybe<number>
}

/** Finds a price beside "Free": visitors would only see "Free" (spec/content A3). */
export function checkPrice(field: string, price: Maybe<PriceFields>): Finding[] {
  if (!price?.free) return []
  const message = 'Untick "Free" or clear this price: visitors would read "Free"'
  return (['from', 'concession'] as const)
    .filter((name) => price[name])
    .map((name) => error(`${field}.${name}`, message))
}
