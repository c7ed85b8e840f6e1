import styles from './quote.module.css'

/** Somebody's words, large, and where they are from. */
export function Quote({ text, cite }: { text: string; cite?: string | undefined }) {
  return (
    <figure>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      {cite && <figcaption className={styles.cite}>{cite}</figcaption>}
    </figure>
  )
}
