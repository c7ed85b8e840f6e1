import { Caption } from './caption.tsx'
import styles from './page-title.module.css'

/** From these lengths on a title is set smaller (design TY6). */
const LONG = 29
const LONGER = 61
/** From these lengths on a word is wider than a phone at the title's size. */
const LONG_WORD = 12
const LONGER_WORD = 16

/** The screen's one `h1`; square brackets in it are italics (design TY4). */
export function PageTitle({ text, id }: { text: string; id?: string }) {
  return (
    <h1
      id={id}
      className={styles.title}
      data-length={titleLength(text)}
      data-word={wordLength(text)}
    >
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

/** The size class of a title's longest word, square brackets aside; a hyphen ends a word. */
export function wordLength(text: string): 'long' | 'longer' | undefined {
  const length = Math.max(...text.split(/[\s\-[\]]/).map((word) => [...word].length))
  if (length >= LONGER_WORD) return 'longer'
  return length >= LONG_WORD ? 'long' : undefined
}
