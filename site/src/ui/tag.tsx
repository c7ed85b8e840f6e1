import styles from './tag.module.css'

/**
 * A word in a frame: status, flag, badge. Its meaning never depends on a colour. `next` has the word's later texts,
 * for a page that is kept (`views/words-to-come.ts`).
 */
export function Tag({ children, next }: { children: string; next?: string | undefined }) {
  return (
    <span className={styles.tag} data-next={next}>
      {children}
    </span>
  )
}
