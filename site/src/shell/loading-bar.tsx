import { isDark } from 'contract/rules/colour.ts'
import { LOADING_BAR_ID } from '../ui/element-ids.ts'
import styles from './loading-bar.module.css'

/** The line at the top while a page loads (spec/behaviour §17.5, §17.6); a script moves it. */
export function LoadingBar({ backgroundColor }: { backgroundColor: string }) {
  return (
    <div
      id={LOADING_BAR_ID}
      className={styles.bar}
      data-dark={isDark(backgroundColor) ? '' : undefined}
      aria-hidden="true"
    />
  )
}
