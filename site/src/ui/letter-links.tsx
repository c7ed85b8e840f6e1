import { Link } from './link.tsx'
import styles from './letter-links.module.css'

export interface LetterLinksProps {
  /** Lower case; only letters that artists have. */
  readonly letters: readonly string[]
  readonly current: string | undefined
  /** Returns the address of a letter, or of the whole list without a letter. */
  readonly hrefOf: (letter: string | undefined) => string
}

/** spec/screens §5.7. One letter alone would keep the whole list, so it is not offered. */
export function LetterLinks({ letters, current, hrefOf }: LetterLinksProps) {
  if (letters.length < 2) return null
  return (
    <nav aria-label="Letter">
      <ul className={styles.letters}>
        <li>
          <Link href={hrefOf(undefined)} current={current === undefined && 'true'}>
            All
          </Link>
        </li>
        {letters.map((letter) => (
          <li key={letter}>
            <Link href={hrefOf(letter)} current={current === letter && 'true'}>
              {letter.toUpperCase()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
