import styles from './quote.module.css'

/** A large quotation with its source. */
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
