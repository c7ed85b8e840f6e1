import { countText } from '../views/count-text.ts'
import type { Chosen, RowList } from './list.ts'

/** The words of the choices in a result line: "free", "in Docklands". */
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

/** "12 of 88, free, in Docklands"; without words "88 events" or "12 of 88 events". */
export function resultLine(
  { noun }: Pick<RowList, 'noun'>,
  { kept, all, words = [] }: { kept: number; all: number; words?: readonly string[] },
): string {
  if (words.length > 0) return [`${kept} of ${all}`, ...words].join(', ')
  return kept === all ? countText(noun, all) : `${kept} of ${countText(noun, all)}`
}

/** The label of a form's folded fields on a narrow screen. */
export function filterSummary(inUse: number): string {
  return severalSummary('Filter', inUse)
}

/** The label of several folded options, with how many of them are chosen: "Access (2)". */
export function severalSummary(label: string, inUse: number): string {
  return inUse === 0 ? label : `${label} (${inUse})`
}
