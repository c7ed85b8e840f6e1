import styles from './tag.module.css'

/** Its meaning never depends on a colour. `next` has the later words of a kept page (`views/words-to-come.ts`). */
export function Tag({ children, next }: { children: string; next?: string | undefined }) {
  return (
    <span className={styles.tag} data-next={next}>
      {children}
    </span>
  )
}
