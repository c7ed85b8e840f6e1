import styles from './arrow.module.css'

/** The arrow of buttons: a drawing, because the font has none and nobody is to hear it (spec/design FO3). */
export function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 8h11M8.5 3.5 13 8l-4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
