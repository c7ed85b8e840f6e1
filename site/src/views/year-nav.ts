import type { Edition } from 'contract/answers/year.ts'

/** The neighbours of an edition, each with the path of the same kind of screen. */
export interface YearNavView {
  readonly previous?: YearLink | undefined
  readonly next?: YearLink | undefined
}

export interface YearLink {
  readonly year: number
  readonly href: string
}

/** `suffix` stands behind the year: `/program`. A function gives each neighbour its own. */
export function yearNavView(
  { previous_year: previous, next_year: next }: Pick<Edition, 'previous_year' | 'next_year'>,
  suffix: string | ((year: number) => string),
): YearNavView {
  const link = (year: number | undefined) =>
    year === undefined
      ? undefined
      : { year, href: `/${year}${typeof suffix === 'string' ? suffix : suffix(year)}` }
  return { previous: link(previous), next: link(next) }
}
