/** A separate file, because the lists in the browser do not need `prices-and-distances.ts`. */
export type Noun = readonly [one: string, many: string]

/** "1 event", "88 events". */
export function countText([one, many]: Noun, count: number): string {
  return `${count} ${count === 1 ? one : many}`
}

export const EXHIBITIONS = ['exhibition', 'exhibitions'] as const
export const EVENTS = ['event', 'events'] as const

/** Joins counts in words, leaving out counts of 0. If all are 0, the last one stays. */
export function joinCounts(texts: readonly string[], counts: readonly number[]): string {
  const said = texts.filter((_, index) => counts[index] !== 0)
  return (said.length > 0 ? said : texts.slice(-1)).join(', ')
}

/** "2 exhibitions, 1 event". */
export function countKinds(exhibitions: number, events: number): string {
  const texts = [countText(EXHIBITIONS, exhibitions), countText(EVENTS, events)]
  return joinCounts(texts, [exhibitions, events])
}

export function exhibitionsOf(events: readonly { readonly kind: string }[]): number {
  return events.filter(({ kind }) => kind === 'durational').length
}
