import { byArtist, byDate, byLocation, byTitle } from 'contract/rules/program-order.ts'
import { changeQuery, formatQuery, type Query, type QueryGrammar } from '../urls/query.ts'
import type { Choice } from './view-choices.ts'
import type { EventItemView } from './event-item.ts'
import type { ProgramItemView } from './program-item.ts'
import { sortItems } from './program-sort.ts'

const ORDERS = { location: byLocation, date: byDate, title: byTitle, artist: byArtist } as const
export type LegacySort = keyof typeof ORDERS

const LABELS: Readonly<Record<LegacySort, string>> = {
  location: 'Location',
  date: 'Date',
  title: 'A–Z',
  artist: 'Artist',
}

/** The sort in force; the first one is the default. */
export function legacySort(sorts: readonly LegacySort[], query: Query): LegacySort {
  return sorts.find((sort) => sort === query['sort']) ?? sorts[0] ?? 'location'
}

/** Exhibitions in one uniform grid, without groups (spec/screens §6.1, §6.3). */
export function sortExhibitions(
  items: readonly ProgramItemView[],
  sort: LegacySort,
): readonly EventItemView[] {
  return sortItems(items, ORDERS[sort]).map(({ event }) => event)
}

/** Links to the same screen in its other orders. */
export function legacySorts(
  sorts: readonly LegacySort[],
  { path, query, grammar }: { path: string; query: Query; grammar: QueryGrammar },
): readonly Choice[] {
  const current = legacySort(sorts, query)
  return sorts.map((sort) => ({
    label: LABELS[sort],
    href: path + formatQuery(changeQuery(grammar, query, { sort })),
    isCurrent: sort === current,
  }))
}
