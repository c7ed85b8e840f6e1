import styles from './fit-text.module.css'

/** One line of large text. */
export function FitText({ text, as: Element = 'p' }: { text: string; as?: 'p' | 'h1' | 'span' }) {
  return <Element className={styles.fit}>{text}</Element>
}
