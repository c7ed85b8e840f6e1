/** What cells of one edition are read and written with. */
import { asList, asMap, asText } from '../document.ts'
import { keyOf, type Stored } from '../stored.ts'
import type { CellContext, Keyed } from './column-values.ts'

type Needed = Pick<CellContext, 'names' | 'year' | 'meanings'> & { readonly stored: Stored }
type Told = Partial<Pick<CellContext, 'notKnown' | 'toCreate'>>

export function contextOf({ stored, ...needed }: Needed, told: Told = {}): CellContext {
  return {
    ...needed,
    types: keyedOf(stored, needed.year, 'types'),
    precincts: keyedOf(stored, needed.year, 'precincts'),
    notKnown: told.notKnown ?? ignore,
    toCreate: told.toCreate ?? ignore,
  }
}

/** Where nothing is to be made: names are only written. */
function ignore(): void {
  return undefined
}

function keyedOf({ records }: Stored, year: string, list: 'types' | 'precincts'): Keyed[] {
  const edition = records.get(keyOf('festivals', year))?.data ?? {}
  const rows = asList(edition[list]).map(asMap)
  return rows.map(({ key, title, singular }) => ({
    key: asText(key),
    title: asText(title),
    singular: asText(singular),
  }))
}
