import type { PastFestival } from 'contract/answers/past-festivals.ts'
import type { Link } from 'contract/answers/parts.ts'
import { yearPath } from './year-nav.ts'

/** With counts as "Program 2024 (62)". Empty without a year. */
export function yearLinks({
  year,
  counts,
}: Partial<Pick<PastFestival, 'year' | 'counts'>>): readonly Link[] {
  if (year === undefined) return []
  return [
    { title: labelled(`Program ${year}`, counts?.events), href: yearPath(year, 'program') },
    { title: labelled(`Artists ${year}`, counts?.artists), href: yearPath(year, 'artists') },
    { title: labelled(`Venues ${year}`, counts?.venues), href: yearPath(year, 'venues') },
  ]
}

function labelled(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`
}
