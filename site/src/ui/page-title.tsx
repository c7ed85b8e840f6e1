import { Caption } from './caption.tsx'
import styles from './page-title.module.css'

/** From these lengths on a title is set smaller (design TY6). */
const LONG = 29
const LONGER = 61

/** The screen's one `h1`; square brackets in it are italics (design TY4). */
export function PageTitle({ text, id }: { text: string; id?: string }) {
  return (
    <h1 id={id} className={styles.title} data-length={titleLength(text)}>
      <Caption text={text} />
    </h1>
  )
}

/** The size class of a title by its count of characters. */
export function titleLength(text: string): 'short' | 'long' | 'longer' {
  const { length } = [...text]
  if (length >= LONGER) return 'longer'
  return length >= LONG ? 'long' : 'short'
}
