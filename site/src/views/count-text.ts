/**
 * The noun of a count, for one and for several. It is apart from `prices-and-distances.ts`, because every list in the browser loads
 * this and none of the rest.
 */
export type Noun = readonly [one: string, many: string]

/** "1 event", "88 events". */
export function countText([one, many]: Noun, count: number): string {
  return `${count} ${count === 1 ? one : many}`
}

export const EXHIBITIONS = ['exhibition', 'exhibitions'] as const
export const EVENTS = ['event', 'events'] as const
