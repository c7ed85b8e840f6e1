import styles from './tag.module.css'

/** A word in a frame: status, flag, badge. Its meaning never depends on a colour. */
export function Tag({ children }: { children: string }) {
  return <span className={styles.tag}>{children}</span>
}
