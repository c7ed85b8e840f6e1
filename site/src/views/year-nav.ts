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

/** `way` is the path after the year (`/program`), or a function that returns the whole path for a year. */
export function yearNavView(
  { previous_year: previous, next_year: next }: Pick<Edition, 'previous_year' | 'next_year'>,
  way: string | ((year: number) => string),
): YearNavView {
  const hrefIn = typeof way === 'string' ? (year: number) => `/${year}${way}` : way
  const link = (year: number | undefined) =>
    year === undefined ? undefined : { year, href: hrefIn(year) }
  return { previous: link(previous), next: link(next) }
}

export interface NamedYearLink extends YearLink {
  readonly text: string
}

/** The path of one of an edition's own screens (spec/asked §2). */
export function yearPath(year: number, screen: 'program' | 'artists' | 'venues'): string {
  return `/${year}/${screen}`
}
