import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import styles from './section-head.module.css'

export interface SectionHeadProps {
  readonly id: string
  readonly title: string
  /** The title to come with its instant, for a page that is kept (`worker/kept-html.ts`). */
  readonly next?: string | undefined
  readonly link?: { readonly href: string; readonly text: string }
  readonly children?: ReactNode
}

export function SectionHead({ id, title, next, link, children }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id} data-next={next}>
        {title}
      </h2>
      <div className={styles.aside}>
        {children}
        {link && (
          <p>
            <Link href={link.href}>{link.text}</Link>
          </p>
        )}
      </div>
    </header>
  )
}
