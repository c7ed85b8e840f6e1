import styles from './fit-text.module.css'
import { useFittedLine } from './use-fitted-line.ts'

export interface FitTextProps {
  readonly text: string
  readonly as?: 'p' | 'h1'
  /** Sets `--em`, the text's estimated width in em for the first paint, and `--leading`. */
  readonly className: string | undefined
}

/** One line of text as wide as the page between its margins, and never below 48 px (spec/behaviour §21). */
export function FitText({ text, as: Element = 'p', className = '' }: FitTextProps) {
  const line = useFittedLine(text)
  return (
    <Element className={`${styles.fit} ${className}`}>
      <span ref={line} className={styles.line}>
        {text}
      </span>
    </Element>
  )
}
