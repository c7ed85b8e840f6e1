import { whenWords } from 'content/collections/lists/words.ts'
import type { CellProps } from './cell-props.ts'

/** The days or sessions of an event, in words. */
export function WhenCell({ rowData }: CellProps) {
  return whenWords(rowData) || '–'
}
