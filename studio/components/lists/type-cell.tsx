import { idOf, type Relation } from 'content/rules/finding.ts'
import { inList, type CellProps } from './cell-props.ts'
import { loadRecord } from './loaders.ts'

export const TypeCell = inList(async ({ rowData, payload }: CellProps) => {
  const { type, festival } = rowData
  const id = idOf(festival as Relation) // a relation to festivals
  const edition = id === undefined ? undefined : await loadRecord(payload, 'festivals', id)
  const found = edition?.types?.find(({ key }) => key === type)
  return found?.singular ?? (typeof type === 'string' ? type : '–')
})
