import type { BlockView } from '../../views/block.ts'
import { RichText } from '../rich-text.tsx'
import styles from './notice.module.css'

type NoticeProps = Omit<Extract<BlockView, { type: 'notice' }>, 'type'>

/** A notice in a frame; its first word says how important it is. */
export function Notice({ word, body }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.word}>{word}</p>
      <RichText body={body} />
    </div>
  )
}
