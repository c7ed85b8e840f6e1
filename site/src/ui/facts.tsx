import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** spec/screens §0.7 */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export function FactItems({ facts }: { facts: readonly { term: string; text: string }[] }) {
  return facts.map(({ term, text }) => (
    <Fact key={term} term={term}>
      {text}
    </Fact>
  ))
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.description}>{children}</dd>
    </div>
  )
}
