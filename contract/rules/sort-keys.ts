/** Sort keys (spec/content C2). */
import { slug } from './slug.ts'

/** The sort key of a title or a venue's name: `The Greening` is sorted under G (spec/content C3 has the reason). */
export function sortTitle(title: string): string {
  return slug(title.trim().replace(/^(?:a|an|the)\s+(?=\S)/i, ''))
}

/**
 * The sort key of an artist, from the name as staff write it for sorting: `Castellane, Noor`. An article at its
 * beginning is kept, because staff have put it there.
 */
export function sortName(name: string): string {
  return slug(name)
}

/** The order of a place without a precinct: the highest number with two digits, so that it comes last. */
const WITHOUT_PRECINCT = 99

/**
 * The sort key of an event's place: the precinct's order, then the key of the main venue. An order below 100 has two
 * digits, so that 10 follows 9.
 */
export function sortPlace(precinctOrder: number | undefined, venueKey: string): string {
  return `${String(precinctOrder ?? WITHOUT_PRECINCT).padStart(2, '0')}${venueKey}`
}
