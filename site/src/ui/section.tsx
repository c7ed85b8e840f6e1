import type { ReactNode } from 'react'
import styles from './section.module.css'

export interface SectionProps {
  /** The id of the title, which names the section. */
  readonly id: string
  readonly title: string
  /** A list has a large title, a text a smaller one. */
  readonly holds?: 'list' | 'text'
  readonly children: ReactNode
}

/** A section of a screen with its title. */
export function Section({ id, title, holds = 'list', children }: SectionProps) {
  return (
    <section className={styles.section} data-holds={holds} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
