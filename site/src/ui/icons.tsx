import styles from './icons.module.css'

/** The arrow of buttons. It is a drawing, so that screen readers do not read it out (spec/design FO3). */
export function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 8h11M8.5 3.5 13 8l-4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

/** The cross of close buttons. It is a drawing, so that screen readers do not read it out (spec/design FO3). */
export function Cross() {
  return (
    <svg className={styles.cross} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
