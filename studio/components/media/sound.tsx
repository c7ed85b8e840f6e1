import { addressOf, type FileRecord } from './file-record.ts'
import styles from './file.module.css'

export function Sound({ record }: { readonly record: FileRecord }) {
  const src = addressOf(record, 'full')
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is a text field of its own
  return <audio className={styles['sound']} controls preload="metadata" src={src} />
}
