import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import styles from './section-head.module.css'

export interface SectionHeadProps {
  readonly id: string
  readonly title: string
  /** The title to come, with its instant, for a page that is kept on a device (`worker/kept-html.ts`). */
  readonly next?: string | undefined
  /** A link to a page with more items. */
  readonly link?: { readonly href: string; readonly text: string }
  /** A note about the whole section. */
  readonly children?: ReactNode
}

/** A section's title with a note or a link at the right end of its line. */
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
