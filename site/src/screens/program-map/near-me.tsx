import styles from './program-map.module.css'

/**
 * A button that sorts the list by distance; needs script (`browser/lists/near-me.ts`). In a past edition, what is open
 * now is not put first.
 */
export function NearMe({ isPast }: { readonly isPast: boolean }) {
  return (
    <div className={styles.near} data-near={isPast ? 'past' : 'now'}>
      <button type="button" className={styles.nearButton} aria-pressed={false}>
        Near me
      </button>
      <output className={styles.nearMessage} />
    </div>
  )
}
