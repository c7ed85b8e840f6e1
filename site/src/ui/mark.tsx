import styles from './mark.module.css'

export interface MarkProps {
  /** The permanent code of an event or session. */
  readonly code: string
  /** From `views/fingerprint.ts`. */
  readonly fingerprint?: string | undefined
  /** The name of what is saved; absent: the text of the first link of the row or card around the mark. */
  readonly name?: string | undefined
  /** Set for a mark among the facts of a page, which is as large as a button. */
  readonly isLarge?: true
  /** A class by which the part around the mark positions it. */
  readonly className?: string | undefined
}

/**
 * The place of a mark to save an event or session (spec/behaviour §33). It is empty: without script nothing can be
 * saved. `browser/plan/marks.ts` puts the button into it; the style sheet reserves its space.
 */
export function Mark({ code, fingerprint, name, isLarge, className = '' }: MarkProps) {
  return (
    <span
      className={`${styles.mark} ${className}`}
      data-code={code}
      data-fingerprint={fingerprint}
      data-name={name}
      data-large={isLarge}
      // When React hydrates an island, it leaves the button as it is.
      suppressHydrationWarning
    >
      {''}
    </span>
  )
}
