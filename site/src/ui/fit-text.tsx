import styles from './fit-text.module.css'

export interface FitTextProps {
  readonly text: string
  readonly as?: 'p' | 'h1'
  /** Sets `--em`, the text's estimated width in em for the first paint, and `--leading`. */
  readonly className: string | undefined
}

/** In type of at least 48 px (spec/behaviour §21); `browser/shell/fitted-lines.ts` replaces the estimated size. */
export function FitText({ text, as: Element = 'p', className = '' }: FitTextProps) {
  return (
    <Element className={`${styles.fit} ${className}`}>
      <span className={styles.line} data-fit="">
        {text}
      </span>
    </Element>
  )
}
