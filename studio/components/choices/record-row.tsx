import type { RecordChoice } from 'content/pickers/record-choices.ts'
import styles from './record-picker.module.css'

export function RecordRow({
  record,
}: {
  readonly record: Pick<RecordChoice, 'title' | 'words' | 'picture'>
}) {
  const { picture, title, words } = record
  return (
    <span className={styles['row']}>
      <Thumbnail src={picture} />
      <span>
        {title}
        {words && <small className={styles['words']}>{words}</small>}
      </span>
    </span>
  )
}

/** The picture has no alternative text, because the title beside it names the record. */
export function Thumbnail({ src }: { readonly src: string | undefined }) {
  if (src === undefined) return <span className={styles['picture']} />
  return (
    <img alt="" className={styles['picture']} height={40} loading="lazy" src={src} width={40} />
  )
}
