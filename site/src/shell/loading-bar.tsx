import { isDark } from 'contract/rules/colour.ts'
import { LOADING_BAR_ID } from '../ui/element-ids.ts'
import styles from './loading-bar.module.css'

/** A script moves it (spec/behaviour §17.5, §17.6). */
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
