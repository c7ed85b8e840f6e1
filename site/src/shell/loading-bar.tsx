import { contrast, isDark } from 'contract/rules/colour.ts'
import styles from './loading-bar.module.css'

export const LOADING_BAR_ID = 'loading-bar'
/** The token `--error`. */
export const ERROR_COLOUR = '#d62b1f'
const MIN_CONTRAST = 3

/** The line at the top while a page is loaded, which `browser/` moves (spec/behaviour §17.5, §17.6). */
export function LoadingBar({ backgroundColor }: { backgroundColor: string }) {
  return (
    <div
      id={LOADING_BAR_ID}
      className={styles.bar}
      data-dark={isDark(backgroundColor) || undefined}
      data-plain-error={contrast(ERROR_COLOUR, backgroundColor) < MIN_CONTRAST || undefined}
      aria-hidden="true"
    />
  )
}
