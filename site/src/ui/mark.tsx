import styles from './mark.module.css'

export interface MarkProps {
  readonly code: string
  /** From `views/fingerprint.ts`. */
  readonly fingerprint?: string | undefined
  /** The name of what is saved; absent: the text of the first link of the row or card around the mark. */
  readonly name?: string | undefined
  /** Set for a mark among the facts of a page, which is as large as a button. */
  readonly isLarge?: true
  readonly className?: string | undefined
}

/**
 * Empty, because without script nothing can be saved. `browser/plan/marks.ts` adds the button (spec/behaviour §33).
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
