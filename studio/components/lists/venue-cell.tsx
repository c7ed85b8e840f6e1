import { idOf, type Relation } from 'content/rules/finding.ts'
import { inList, type CellProps } from './cell-props.ts'
import { loadRecord } from './loaders.ts'

export const VenueCell = inList(async ({ rowData, payload }: CellProps) => {
  const [first, ...others] = (rowData['venues'] ?? []) as readonly Relation[] // a relation to venues
  const id = idOf(first)
  const venue = id === undefined ? undefined : await loadRecord(payload, 'venues', id)
  if (!venue) return '–'
  return others.length === 0 ? venue.name : `${venue.name} and ${others.length} more`
})
