import { whenWords } from 'content/lists/words.ts'
import { inList, type CellProps } from './cell-props.ts'

/** The days or sessions of an event, in words. */
export const WhenCell = inList(({ rowData }: CellProps) => {
  return whenWords(rowData) || '–'
})
