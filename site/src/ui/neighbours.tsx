import { Caption } from './caption.tsx'
import { Link } from './link.tsx'
import styles from './neighbours.module.css'

export interface NeighbourView {
  /** Titles of works are in square brackets. */
  readonly title: string
  readonly href: string
}

export interface NeighboursProps {
  readonly label: string
  readonly previous?: NeighbourView | undefined
  readonly next?: NeighbourView | undefined
  /** The word before each link: "Newer", "Older". */
  readonly words: readonly [previous: string, next: string]
}

export function Neighbours({ label, previous, next, words }: NeighboursProps) {
  if (!previous && !next) return null
  const [previousWord, nextWord] = words
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous && <Neighbour word={previousWord} rel="prev" to={previous} />}
      {next && <Neighbour word={nextWord} rel="next" to={next} />}
    </nav>
  )
}

function Neighbour({ word, rel, to }: { word: string; rel: 'prev' | 'next'; to: NeighbourView }) {
  return (
    <p>
      <span className={styles.word}>{word}</span>{' '}
      <Link href={to.href} rel={rel}>
        <Caption text={to.title} />
      </Link>
    </p>
  )
}
