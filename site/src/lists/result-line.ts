import { countText, joinCounts } from '../views/count-text.ts'
import type { Chosen, Facts, RowList } from './list.ts'

/** "45 exhibitions, 5 events": the counts of `countRows` in words, without those that are 0. */
export function countLine(
  list: Pick<RowList, 'noun' | 'kinds'>,
  counts: readonly number[],
): string {
  return resultLine(list, { kept: counts, all: counts })
}

/** Such as "free", "in Docklands". */
export function chosenWords(
  { facets, lineOrder = facets.map(({ key }) => key) }: Pick<RowList, 'facets' | 'lineOrder'>,
  chosen: readonly Chosen[],
): readonly string[] {
  const place = ({ facet }: Chosen) => lineOrder.indexOf(facet.key)
  return chosen
    .toSorted((a, b) => place(a) - place(b))
    .map(({ facet: { words }, option }) => (words ? words(option) : option.label.toLowerCase()))
    .filter((words) => words !== '')
}

/** One number for each kind of the list's rows, or one in all. */
export function countRows(
  { kinds = [{ has: () => true }] }: { readonly kinds?: readonly Pick<Kind, 'has'>[] | undefined },
  rows: readonly Facts[],
): readonly number[] {
  return kinds.map(({ has }) => rows.filter(has).length)
}

type Kind = NonNullable<RowList['kinds']>[number]

/**
 * "12 of 28 venues, in Docklands"; for several kinds of row "45 of 48 exhibitions, 5 of 40 events, today"; if all
 * rows are left "28 venues". The counts are those of `countRows`; a kind that has no rows is left out.
 */
export function resultLine(
  {
    noun,
    kinds = [{ noun }],
  }: Pick<RowList, 'noun'> & { readonly kinds?: readonly Pick<Kind, 'noun'>[] | undefined },
  {
    kept,
    all,
    words = [],
  }: { kept: readonly number[]; all: readonly number[]; words?: readonly string[] },
): string {
  const parts = kinds.map((kind, index) => {
    const [left = 0, total = 0] = [kept[index], all[index]]
    return left === total
      ? countText(kind.noun, total)
      : `${left} of ${countText(kind.noun, total)}`
  })
  return [joinCounts(parts, all), ...words].join(', ')
}

export function filterSummary(inUse: number): string {
  return severalSummary('Filter', inUse)
}

export function severalSummary(label: string, inUse: number): string {
  return inUse === 0 ? label : `${label} (${inUse})`
}
