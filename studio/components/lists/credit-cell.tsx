import { creditWords } from 'content/lists/words.ts'
import type { Media } from 'content/payload-types.ts'
import { inList, type CellProps } from './cell-props.ts'

export const CreditCell = inList(({ rowData }: CellProps) => {
  const credit = rowData['credit'] as Media['credit'] // the group of that name
  return creditWords(credit) || '–'
})
