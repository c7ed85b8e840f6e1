import { idOf, type Relation } from 'content/collections/rules/finding.ts'
import type { CellProps } from './cell-props.ts'
import { loadRecord } from './loaders.ts'

/** The main venue of an event, and how many others it has. */
export async function VenueCell({ rowData, payload }: CellProps) {
  const [first, ...others] = (rowData['venues'] ?? []) as readonly Relation[] // a relation to venues
  const id = idOf(first)
  const venue = id === undefined ? undefined : await loadRecord(payload, 'venues', id)
  if (!venue) return '–'
  return others.length === 0 ? venue.name : `${venue.name} and ${others.length} more`
}
