import styles from './cross.module.css'

/** The cross of what closes: a drawing, because nobody is to hear it (spec/design FO3). */
export function Cross() {
  return (
    <svg className={styles.cross} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
