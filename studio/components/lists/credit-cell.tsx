import type { Media } from 'content/payload-types.ts'
import { inList, type CellProps } from './cell-props.ts'

/** Who made a picture, in one line. */
export const CreditCell = inList(({ rowData }: CellProps) => {
  const { artists, photographer } = (rowData['credit'] ?? {}) as NonNullable<Media['credit']> // the group of that name
  const names = [...(artists ?? []), ...(photographer ? [`photograph: ${photographer}`] : [])]
  return names.join(', ') || '–'
})
