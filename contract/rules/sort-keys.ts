/** Sort keys (spec/content C2). */
import { slug } from './slug.ts'

/** `The Greening` is sorted under G (spec/content C3 has the reason). */
export function sortTitle(title: string): string {
  return slug(title.trim().replace(/^(?:a|an|the)\s+(?=\S)/i, ''))
}

/** From the name as staff write it for sorting: `Castellane, Noor`. An article at its beginning is kept. */
export function sortName(name: string): string {
  return slug(name)
}

/** The highest number with two digits, so that it comes last. */
const WITHOUT_PRECINCT = 99

/** The precinct's order, then the key of the main venue. An order below 100 has two digits, so that 10 follows 9. */
export function sortPlace(precinctOrder: number | undefined, venueKey: string): string {
  return `${String(precinctOrder ?? WITHOUT_PRECINCT).padStart(2, '0')}${venueKey}`
}
