import styles from './fit-text.module.css'

export interface FitTextProps {
  readonly text: string
  readonly as?: 'p' | 'h1'
  /** Sets `--em`, the text's estimated width in em for the first paint, and `--leading`. */
  readonly className: string | undefined
}

/**
 * One line of text as wide as the page between its margins, in type of at least 48 px (spec/behaviour §21). It has its
 * estimated size until `browser/shell/fitted-lines.ts` has measured it.
 */
export function FitText({ text, as: Element = 'p', className = '' }: FitTextProps) {
  return (
    <Element className={`${styles.fit} ${className}`}>
      <span className={styles.line} data-fit="">
        {text}
      </span>
    </Element>
  )
}
