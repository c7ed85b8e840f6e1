import { whenWords } from 'content/lists/words.ts'
import { inList, type CellProps } from './cell-props.ts'

export const WhenCell = inList(({ rowData }: CellProps) => {
  return whenWords(rowData) || '–'
})
