import type { ReactNode } from 'react'
import styles from './section.module.css'
import { Unbroken } from './unbroken.tsx'

export interface SectionProps {
  /** The id of the title, which names the section. */
  readonly id: string
  readonly title: string
  /** The titles to come, with their instants, for a page that is kept on a device (`worker/kept-html.ts`). */
  readonly next?: string | undefined
  /** A list has a large title, a text a smaller one. */
  readonly holds?: 'list' | 'text'
  readonly children: ReactNode
}

export function Section({ id, title, next, holds = 'list', children }: SectionProps) {
  return (
    <section className={styles.section} data-holds={holds} aria-labelledby={id}>
      <h2 id={id} className={styles.title} data-next={next}>
        <Unbroken text={title} />
      </h2>
      {children}
    </section>
  )
}
