import type { BlockView } from '../../views/block.ts'
import { RichText } from '../rich-text.tsx'
import styles from './columns.module.css'

type ColumnsProps = Omit<Extract<BlockView, { type: 'columns' }>, 'type'>

/** Two texts side by side, one after the other on phones. */
export function Columns({ left, right }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <RichText body={left} />
      <RichText body={right} />
    </div>
  )
}
