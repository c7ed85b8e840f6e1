import type { ReactNode } from 'react'
import styles from './section.module.css'

export interface SectionProps {
  /** Of the title, which names the section. */
  readonly id: string
  readonly title: string
  /** Lists of rows and pictures have the large title of the design, passages of text that of a text. */
  readonly holds?: 'list' | 'text'
  readonly children: ReactNode
}

/** A part of a screen under its title. */
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
