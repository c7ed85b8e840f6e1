import { formatDate, formatTime } from 'contract/rules/local-time.ts'
import { inList, type CellProps } from './cell-props.ts'

export const DateCell = inList(({ cellData }: CellProps & { readonly cellData?: unknown }) => {
  if (typeof cellData !== 'string' || cellData === '') return '–'
  const [first = '', time] = cellData.split('T')
  if (!first.includes('-')) return formatTime(first)
  const day = formatDate(first, 'short')
  return time === undefined ? day : `${day}, ${formatTime(time)}`
})
