import { asList, asMap, asText } from '../document.ts'
import { keyOf, type Stored } from '../stored.ts'
import type { CellContext, Keyed } from './column-values.ts'

type Given = Pick<CellContext, 'names' | 'year' | 'meanings'> &
  Partial<Pick<CellContext, 'notKnown' | 'toCreate'>> & { readonly stored: Stored }

/** An export only writes cells and meets no unknown names, so it leaves out the two callbacks. */
export function cellContext({
  stored,
  notKnown = () => undefined,
  toCreate = () => undefined,
  ...given
}: Given): CellContext {
  return {
    ...given,
    types: keyedOf(stored, given.year, 'types'),
    precincts: keyedOf(stored, given.year, 'precincts'),
    notKnown,
    toCreate,
  }
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
