import { instantWords } from 'content/rules/instant-words.ts'
import { inList, type CellProps } from './cell-props.ts'
import { loadLastChange, loadZone } from './loaders.ts'

export const ChangedCell = inList(async ({ rowData, payload, collectionSlug }: CellProps) => {
  const code = String(rowData['code'] ?? rowData['id'])
  const change = await loadLastChange(payload, collectionSlug, code)
  if (!change) return '–'
  const at = instantWords(change.at, await loadZone(payload), 'short')
  return change.name ? `${at}, ${change.name}` : at
})
