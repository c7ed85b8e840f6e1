import { Caption } from './caption.tsx'
import styles from './page-title.module.css'

/** Titles at least this long are set smaller, so that they leave room for the page below them (spec/design TY6). */
const LONG = 29
const LONGER = 61
/** For each step the style sheet has a size at which its longest words fit on a narrow screen (spec/design TY6). */
const LONG_WORDS = [14, 11, 9, 8] as const

/** The screen's one `h1`; square brackets in it are italics (spec/design TY4). */
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

export function titleLength(text: string): 'short' | 'long' | 'longer' {
  const { length } = [...text]
  if (length >= LONGER) return 'longer'
  return length >= LONG ? 'long' : 'short'
}

/** Undefined for short words. A hyphen ends a word, a no-break space does not. */
export function wordLength(text: string): (typeof LONG_WORDS)[number] | undefined {
  const length = Math.max(...text.split(/[ \-[\]]/).map((word) => [...word].length))
  return LONG_WORDS.find((from) => length >= from)
}
