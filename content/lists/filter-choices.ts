import type { Festival } from '../payload-types.ts'

/** Staff choose by the label; the value is stored. */
export interface Choice {
  readonly value: string
  readonly label: string
}

export interface FilterChoices {
  readonly types: readonly Choice[]
  readonly precincts: readonly Choice[]
  readonly years: readonly Choice[]
  readonly currentYear: number
  /** The first day of the current edition: a day typed without a year is the one nearest to it. */
  readonly start?: string | undefined
}

type Edition = Pick<Festival, 'year' | 'name' | 'types' | 'precincts' | 'start'>

/**
 * Returns every type and precinct once, because several editions may use the same key. A key that editions call
 * differently has the word of the current edition.
 *
 * @param editions Newest first.
 */
export function filterChoices(editions: readonly Edition[], currentYear: number): FilterChoices {
  const isCurrent = ({ year }: Edition) => year === currentYear
  const ordered = [
    ...editions.filter(isCurrent),
    ...editions.filter((edition) => !isCurrent(edition)),
  ]
  return {
    types: onceEach(ordered.flatMap(({ types }) => types ?? [])),
    precincts: onceEach(ordered.flatMap(({ precincts }) => precincts ?? [])),
    years: ordered.map(({ year, name }) => ({ value: String(year), label: `${year} · ${name}` })),
    currentYear,
    start: ordered.find(isCurrent)?.start ?? undefined,
  }
}

/** The first title of a key counts. */
export function onceEach(
  named: readonly { readonly key?: string | null; readonly title?: string | null }[],
): Choice[] {
  const titles = new Map<string, string>()
  for (const { key, title } of named) {
    if (key && !titles.has(key)) titles.set(key, title || key)
  }
  return [...titles].map(([value, label]) => ({ value, label }))
}
