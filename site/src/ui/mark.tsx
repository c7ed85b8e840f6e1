import styles from './mark.module.css'

export interface MarkProps {
  /** The permanent code of an event or session. */
  readonly code: string
  /** Changes when what is saved is moved or cancelled (`views/fingerprint.ts`). */
  readonly fingerprint?: string | undefined
  /** What is saved, in words; absent: the first link of the row or card around the mark. */
  readonly name?: string | undefined
  /** Set where the mark stands among the facts of a page: as large as a button. */
  readonly isLarge?: true
  /** Where the part around it wants it. */
  readonly className?: string | undefined
}

/**
 * The place of a mark to save an event or session (spec/behaviour §33). It is empty: without script nothing can be
 * saved. `browser/plan/marks.ts` puts the button into it; the room is kept by styles.
 */
export function Mark({ code, fingerprint, name, isLarge, className = '' }: MarkProps) {
  return (
    <span
      className={`${styles.mark} ${className}`}
      data-code={code}
      data-fingerprint={fingerprint}
      data-name={name}
      data-large={isLarge}
      // An island that takes over its HTML leaves the button as it is.
      suppressHydrationWarning
    >
      {''}
    </span>
  )
}
