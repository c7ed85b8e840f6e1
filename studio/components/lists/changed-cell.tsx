import { momentWords } from 'content/collections/lists/words.ts'
import { inList, type CellProps } from './cell-props.ts'
import { lastChanges } from './loaders.ts'

/** When a record was last changed, and by whom. */
export const ChangedCell = inList(async ({ rowData, payload, collectionSlug }: CellProps) => {
  const changes = await lastChanges(payload, collectionSlug)
  const change = changes.get(String(rowData['code'] ?? rowData['id']))
  if (!change) return '–'
  return change.who ? `${momentWords(change.at)}, ${change.who}` : momentWords(change.at)
})
